import { globSync, readFileSync, statSync } from 'node:fs'
import { Transformer } from '@napi-rs/image'
import { expect, test } from 'vitest'
import { readStoryIndex } from '../checks/story-index.ts'
import { findMediaRules } from './media-rules.ts'
import { listPicturePaths, tall } from './modes.ts'
import { cropFirstScreen, readmePictures } from './readme-pictures.ts'

const files = globSync('.storybook/pictures/**/*.*')

test('every picture belongs to a story', async () => {
  const expected = new Set(listPicturePaths(await readStoryIndex(), findMediaRules()))
  expect(
    files.filter((file) => !expected.has(file)),
    'remove these pictures, or run npm run test:visual -- -u, which removes them',
  ).toEqual([])
})

test('each picture that is too tall for WebP belongs to a story', async () => {
  const known = new Set((await readStoryIndex()).map(({ id }) => id.replace('--', '/')))
  expect([...tall].filter((name) => !known.has(name.replace(/\/[^/]+$/, '')))).toEqual([])
})

test('the pictures stay under 28 MB', () => {
  const size = files.reduce((sum, file) => sum + statSync(file).size, 0)
  expect(size / 1e6).toBeLessThan(28)
})

test.each(Object.entries(readmePictures))('%s in the README shows the first screen of the accepted picture', async (file, source) => {
  const [own, accepted] = await Promise.all(
    [new Transformer(readFileSync(file)), cropFirstScreen(source)].map((picture) => picture.rawPixels()),
  )
  expect(own!.equals(accepted!), 'npm run test:visual -- -u site/landing updates the picture in the README').toBe(true)
  expect(readFileSync('README.md', 'utf8')).toContain(file)
})
