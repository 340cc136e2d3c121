import { globSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { picturePaths } from './modes.ts'

const files = globSync('.storybook/pictures/**/*.*')

test('every picture belongs to a story', () => {
  const expected = new Set(picturePaths(readFileSync('.storybook/story-ids.txt', 'utf8').split('\n')))
  expect(
    files.filter((file) => !expected.has(file)),
    'remove them, or run npm run test:visual -- -u',
  ).toEqual([])
})

test('the pictures stay under 28 MB', () => {
  const size = files.reduce((sum, file) => sum + statSync(file).size, 0)
  expect(size / 1e6).toBeLessThan(28)
})
