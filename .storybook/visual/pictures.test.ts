import { globSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readStoryIndex } from '../checks/story-index.ts'
import { findMediaRules } from './media-rules.ts'
import { listPicturePaths } from './modes.ts'

const files = globSync('.storybook/pictures/**/*.*')

test('every picture belongs to a story', async () => {
  const expected = new Set(
    listPicturePaths(
      (await readStoryIndex()).map(({ id }) => id),
      findMediaRules(),
    ),
  )
  expect(
    files.filter((file) => !expected.has(file)),
    'remove them, or run npm run test:visual -- -u',
  ).toEqual([])
})

test('the pictures stay under 28 MB', () => {
  const size = files.reduce((sum, file) => sum + statSync(file).size, 0)
  expect(size / 1e6).toBeLessThan(28)
})
