import { globSync, readFileSync, statSync } from 'node:fs'
import { Transformer } from '@napi-rs/image'
import { expect, test } from 'vitest'
import { readStoryIndex } from '../checks/story-index.ts'
import { findMediaRules } from './media-rules.ts'
import { drawings, listPicturePaths, readOnly, tall } from './modes.ts'
import { cropFirstScreen, readmePictures } from './readme-pictures.ts'

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

test('the lists in modes.ts name only stories that exist', async () => {
  const ids = (await readStoryIndex()).map(({ id }) => id)
  const known = new Set(ids.flatMap((id) => [...id.split('--'), id.replace('--', '/')]))
  const named = [...readOnly, ...drawings, ...[...tall].map((name) => name.replace(/\/[^/]+$/, ''))]
  expect(named.filter((name) => !known.has(name))).toEqual([])
})

test('the pictures stay under 28 MB', () => {
  const size = files.reduce((sum, file) => sum + statSync(file).size, 0)
  expect(size / 1e6).toBeLessThan(28)
})

test.each(Object.entries(readmePictures))('%s in the README shows the first screen of the accepted picture', async (file, source) => {
  const [own, accepted] = await Promise.all(
    [new Transformer(readFileSync(file)), cropFirstScreen(source)].map((picture) => picture.rawPixels()),
  )
  expect(own!.equals(accepted!), 'npm run test:visual -- -u site/landing writes it').toBe(true)
  expect(readFileSync('README.md', 'utf8')).toContain(file)
})
