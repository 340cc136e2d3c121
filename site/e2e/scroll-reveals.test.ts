import { expect, test } from 'vitest'
import { moving, scrollThrough, transparent } from './support/scroll-reveals.ts'
import { features } from '../landing/words/features.ts'
import { hydrated } from '../../ops/testing/visit.ts'
import { session } from './support/session.ts'

const here = session()

/** 400 % zoom, a phone and a laptop. */
const windowSizes = [
  [320, 256],
  [390, 844],
  [1280, 720],
] as const

// Only the landing page has sections that appear.
test.each(windowSizes)('at %d×%d everything appears while the reader scrolls', async (width, height) => {
  const { page } = await here.open('/', { ...moving, viewport: { width, height } })
  await scrollThrough(page)
  await expect.poll(() => transparent(page)).toEqual([])
})

test('a jump into the middle of a long section shows it', async () => {
  const { page } = await here.open('/', { ...moving, viewport: { width: 844, height: 390 } })
  await page.mouse.wheel(0, 1)
  await page.getByRole('heading', { name: 'Unified SDK and API Layer' }).evaluate((element) => element.scrollIntoView())
  const panels = page.getByRole('list', { name: features.title })
  await expect.poll(() => panels.evaluate((element) => getComputedStyle(element).opacity)).toBe('1')
})

test('a window that rotates after the sections were hidden still shows them', async () => {
  const { page } = await here.open('/', { ...moving, viewport: { width: 2000, height: 2000 } })
  await page.mouse.wheel(0, 1)
  await expect.poll(() => transparent(page)).not.toEqual([])
  await page.setViewportSize({ width: 320, height: 256 })
  await scrollThrough(page)
  await expect.poll(() => transparent(page)).toEqual([])
})

test('printing shows everything', async () => {
  const { page } = await here.open('/', moving)
  await page.mouse.wheel(0, 1)
  await expect.poll(() => transparent(page)).not.toEqual([])
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  expect(await transparent(page)).toEqual([])
})

test.each([
  ['the observer is missing', 'delete globalThis.IntersectionObserver'],
  ['the observer fails', 'IntersectionObserver = class { constructor() { throw new Error("planted") } }'],
  ['an animation fails', 'Element.prototype.animate = () => { throw new Error("planted") }'],
])('%s: all stays visible', async (_, fault) => {
  const { page } = await here.blank(moving)
  await page.addInitScript(fault)
  await page.goto(here.site.url)
  await hydrated(page)
  await scrollThrough(page)
  await expect.poll(() => transparent(page)).toEqual([])
  expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(5)
})

test('without the script of the motion everything stays visible', async () => {
  const { page } = await here.open('/', moving)
  await page.context().setOffline(true)
  await scrollThrough(page)
  expect(await transparent(page)).toEqual([])
})
