import { expect, test } from 'vitest'
import { comparePictures } from './compare-pictures.ts'

const [width, height] = [100, 100]
/** Makes a picture of one color with some pixels of another. */
function picture(color: readonly number[], other: readonly number[] = color, pixels = 0) {
  const data = new Uint8Array(width * height * 4)
  for (let at = 0; at < width * height; at++) data.set(at < pixels ? other : color, at * 4)
  return { metadata: { width, height }, data }
}
const paper = [244, 245, 240, 255] as const

test('accepts an equal picture', () => {
  expect(comparePictures(picture(paper), picture(paper))).toEqual({ pass: true, diff: null, message: null })
})

test('rejects a background that is one step darker in one color channel', () => {
  const { pass, diff, message } = comparePictures(picture(paper), picture([244, 245, 239, 255]))
  expect(pass).toBe(false)
  expect(diff).toHaveLength(width * height * 4)
  expect(message).toBe(
    '10000 pixels differ, 0 of them clearly. In the image of the difference, these are red, and slight differences are orange.',
  )
})

test('accepts a small step in 100 pixels and rejects it in 101', () => {
  expect(comparePictures(picture(paper), picture(paper, [244, 245, 239, 255], 100)).pass).toBe(true)
  expect(comparePictures(picture(paper), picture(paper, [244, 245, 239, 255], 101)).pass).toBe(false)
})

test('rejects a clear change of four pixels', () => {
  expect(comparePictures(picture(paper), picture(paper, [0, 0, 0, 255], 3)).pass).toBe(true)
  expect(comparePictures(picture(paper), picture(paper, [0, 0, 0, 255], 4)).pass).toBe(false)
})

test('rejects a picture of a different size and reports both sizes', () => {
  const small = { metadata: { width: 10, height: 10 }, data: new Uint8Array(400) }
  expect(comparePictures(picture(paper), small).message).toBe('The picture is 10 × 10 px, but the accepted picture is 100 × 100 px.')
})
