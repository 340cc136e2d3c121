import { expect, test } from 'vitest'
import { findCurrentHeading, type View } from './findCurrentHeading.ts'

/** Page of 3000 px in a window of 800 px. Its last two sections are shorter than the window. */
const places = { request: 300, body: 900, response: 1700, errors: 2600, limits: 2800 }
const page = (scrolled: number, more: Partial<View> = {}): View => ({
  headings: Object.entries(places).map(([id, top]) => ({ id, top: top - scrolled })),
  height: 800,
  scrolled,
  room: 2200,
  offset: 100,
  ...more,
})

test('starts with the first section', () => {
  expect(findCurrentHeading(page(0))).toBe('request')
})

test('makes a section current when its heading passes the reading line', () => {
  expect(findCurrentHeading(page(658))).toBe('request')
  expect(findCurrentHeading(page(660))).toBe('body')
  expect(findCurrentHeading(page(1390))).toBe('body')
})

test('makes the last section current at the end of the page', () => {
  expect(findCurrentHeading(page(2200))).toBe('limits')
})

test('makes every section current in order', () => {
  const seen = Array.from({ length: 2201 }, (_, scrolled) => findCurrentHeading(page(scrolled)))
  expect(seen.filter((id, at) => id !== seen[at - 1])).toEqual(Object.keys(places))
})

test('goes from the first to the last section on a page that is barely longer than the window', () => {
  const short = (scrolled: number) =>
    page(scrolled, { room: 40, headings: [300, 500, 700].map((top, at) => ({ id: `${at}`, top: top - scrolled })) })
  expect(findCurrentHeading(short(0))).toBe('0')
  expect(findCurrentHeading(short(40))).toBe('2')
})

test('shows the first or the requested section on a page that does not scroll', () => {
  const still = (asked?: string) =>
    page(0, {
      room: 0,
      asked,
      headings: [
        { id: 'a', top: 200 },
        { id: 'b', top: 400 },
      ],
    })
  expect(findCurrentHeading(still())).toBe('a')
  expect(findCurrentHeading(still('b'))).toBe('b')
})

test('keeps the requested section current while it is visible, even if it cannot reach the top', () => {
  expect(findCurrentHeading(page(2200, { asked: 'errors' }))).toBe('errors')
  expect(findCurrentHeading(page(0, { asked: 'errors' }))).toBe('request')
  expect(findCurrentHeading(page(2200, { asked: 'unknown' }))).toBe('limits')
})

test('returns undefined for a page without sections', () => {
  expect(findCurrentHeading(page(0, { headings: [] }))).toBeUndefined()
})
