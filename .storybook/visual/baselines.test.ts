import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBaselines } from './baselines.ts'
import { decode, type Picture } from './picture.ts'
import { judge, orphans } from './session.ts'
import type { Story } from './studio.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baselines-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A picture whose rows have the given greys. */
const png = (greys: readonly number[], width = 4) => {
  const data = Buffer.concat(greys.map((grey) => Buffer.alloc(width * 3, grey)))
  return sharp(data, { raw: { width, height: greys.length, channels: 3 } }).png().toBuffer()
}
const greys = ({ width, height, data }: Picture) => Array.from({ length: height }, (_, y) => data[y * width * 3])
const mode = 'light-390'
const story = (id: string): Story => ({ id, title: 'Field', name: id, window: { width: 1200, height: 900 }, modes: { [mode]: { theme: 'light', viewport: 390 } } })

test('what is accepted comes back as it was, from a sheet that holds every row once', async () => {
  const first = await png([1, 2, 3, 3, 3])
  const second = await png([2, 3, 9, 1])
  await openBaselines(folder).accept([{ id: 'field--a', mode, png: first }, { id: 'field--b', mode, png: second }])
  const opened = openBaselines(folder)
  expect(greys(await opened.picture('field--a', mode))).toEqual([1, 2, 3, 3, 3])
  expect(greys(await opened.picture('field--b', mode))).toEqual([2, 3, 9, 1])
  expect(opened.isExactly('field--a', mode, first)).toBe(true)
  expect(opened.isExactly('field--a', mode, second)).toBe(false)
  expect(readdirSync(folder).sort()).toEqual(['field.json', 'field.light-390.1.webp'])
  expect((await sharp(join(folder, 'field.light-390.1.webp')).metadata()).height).toBe(4)
})

test('one story is accepted anew, another is thrown away, the third stays', async () => {
  await openBaselines(folder).accept(await Promise.all(['a', 'b', 'c'].map(async (name, at) => ({ id: `field--${name}`, mode, png: await png([at, 7]) }))))
  await openBaselines(folder).accept([{ id: 'field--a', mode, png: await png([5]) }], ['field--b light-390'])
  const opened = openBaselines(folder)
  expect(opened.names()).toEqual(['field--a light-390', 'field--c light-390'])
  expect(greys(await opened.picture('field--a', mode))).toEqual([5])
  expect(greys(await opened.picture('field--c', mode))).toEqual([2, 7])
  await opened.accept([], opened.names())
  expect(readdirSync(folder)).toEqual([])
})

test('the dark picture is told by the light one, and stays what it is when only the light one changes', async () => {
  const dark = 'dark-390'
  await openBaselines(folder).accept([{ id: 'field--a', mode, png: await png([9, 9, 5, 9]) }, { id: 'field--a', mode: dark, png: await png([1, 1, 2, 1]) }])
  expect(greys(await openBaselines(folder).picture('field--a', dark))).toEqual([1, 1, 2, 1])
  await openBaselines(folder).accept([{ id: 'field--a', mode, png: await png([9, 8, 5, 7]) }])
  expect(greys(await openBaselines(folder).picture('field--a', dark))).toEqual([1, 1, 2, 1])
  await openBaselines(folder).accept([{ id: 'field--a', mode, png: await png([9]) }])
  expect(greys(await openBaselines(folder).picture('field--a', dark))).toEqual([1, 1, 2, 1])
  expect(greys(await openBaselines(folder).picture('field--a', mode))).toEqual([9])
})

test('a page that is higher than a sheet can be is kept whole', async () => {
  const high = Array.from({ length: 16_500 }, (_, y) => y)
  const data = Buffer.from(high.flatMap((y) => [y >> 8, y & 255, 0]))
  const picture = await sharp(data, { raw: { width: 1, height: high.length, channels: 3 } }).png().toBuffer()
  await openBaselines(folder).accept([{ id: 'page--default', mode, png: picture }])
  expect(readdirSync(folder).sort()).toEqual(['page.json', 'page.light-390.1.webp', 'page.light-390.2.webp'])
  expect((await openBaselines(folder).picture('page--default', mode)).data.equals(data)).toBe(true)
})

test('a missing picture, an orphan and a story that does not render are each an alarm', async () => {
  const baselines = openBaselines(folder)
  await baselines.accept([{ id: 'field--gone', mode, png: await png([1]) }])
  expect((await judge({ story: story('field--new'), mode, png: await png([1]) }, baselines))?.what).toBe('There is no agreed picture yet')
  expect((await judge({ story: story('field--new'), problem: 'It fell over.\nat line 1' }, baselines))?.what).toBe('No picture: It fell over.')
  expect(orphans([story('field--new')], baselines)).toEqual(['field--gone light-390'])
  expect(orphans([story('field--gone')], baselines)).toEqual([])
})

test('the same pixels in another file are no alarm, other pixels are one, with the pictures to look at', async () => {
  const baselines = openBaselines(folder)
  await baselines.accept([{ id: 'field--a', mode, png: await png([1, 2]) }])
  const repacked = await sharp(await png([1, 2])).png({ compressionLevel: 0 }).toBuffer()
  expect(await judge({ story: story('field--a'), mode, png: repacked }, baselines)).toBeUndefined()
  const change = await judge({ story: story('field--a'), mode, png: await png([1, 200, 2]) }, baselines)
  expect(change).toMatchObject({ id: 'field--a', mode, what: '8 pixels differ, 2 px high before, 3 px now' })
  expect(greys(change!.before!)).toEqual([1, 2])
  expect((await decode(await png([1, 200, 2]))).data.equals(change!.after!.data)).toBe(true)
})

test('a broken sheet is an error, not a green run', async () => {
  await openBaselines(folder).accept([{ id: 'field--a', mode, png: await png([1, 2]) }])
  writeFileSync(join(folder, 'field.light-390.1.webp'), 'no picture')
  await expect(judge({ story: story('field--a'), mode, png: await png([2]) }, openBaselines(folder))).rejects.toThrow(/unsupported image format/)
})
