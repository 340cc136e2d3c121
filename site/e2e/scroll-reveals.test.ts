import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { moving, scrollThrough, transparent } from './support/scroll-reveals.ts'
import { features } from '../landing/words/features.ts'
import { waitForHydration, waitUntilIdle } from '../../testing/visit.ts'
import { session } from './support/session.ts'

const here = session()

// Only the landing page reveals sections while it scrolls.
test('reveals everything at 400 % zoom', async () => {
  const { page } = await here.open('/', { ...moving, viewport: { width: 320, height: 256 } })
  await scrollThrough(page)
  await expect.poll(() => transparent(page)).toEqual([])
})

test('reveals a long section after a jump into its middle', async () => {
  const { page } = await here.open('/', { ...moving, viewport: { width: 844, height: 390 } })
  await page.mouse.wheel(0, 1)
  await page.getByRole('heading', { name: 'Unified SDK and API Layer' }).evaluate((element) => element.scrollIntoView())
  const panels = page.getByRole('list', { name: features.title })
  await expect.poll(() => panels.evaluate((element) => getComputedStyle(element).opacity)).toBe('1')
})

test('reveals hidden sections after the window is rotated', async () => {
  const { page } = await here.open('/', { ...moving, viewport: { width: 2000, height: 2000 } })
  await page.mouse.wheel(0, 1)
  await expect.poll(() => transparent(page)).not.toEqual([])
  await page.setViewportSize({ width: 320, height: 256 })
  await scrollThrough(page)
  await expect.poll(() => transparent(page)).toEqual([])
})

test('reveals everything for print', async () => {
  const { page } = await here.open('/', moving)
  await page.mouse.wheel(0, 1)
  await expect.poll(() => transparent(page)).not.toEqual([])
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  expect(await transparent(page)).toEqual([])
})

test.each([
  ['IntersectionObserver is missing', 'delete globalThis.IntersectionObserver'],
  ['IntersectionObserver throws', 'IntersectionObserver = class { constructor() { throw new Error("planted") } }'],
  ['an animation throws', 'Element.prototype.animate = () => { throw new Error("planted") }'],
])('everything stays visible when %s', async (_, fault) => {
  const { page } = await here.blank(moving)
  await page.addInitScript(fault)
  await page.goto(here.site.url)
  await waitForHydration(page)
  await scrollThrough(page)
  await expect.poll(() => transparent(page)).toEqual([])
  expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(5)
})

test('everything stays visible without the motion script', async () => {
  const { page } = await here.blank(moving)
  await page.route(/\/motion-.*\.js$/, (route) => route.abort())
  await Promise.all([page.waitForEvent('requestfailed'), page.goto(here.site.url)])
  await waitForHydration(page)
  await scrollThrough(page)
  expect(await transparent(page)).toEqual([])
})

/** Counts, for each section, how often its parts are revealed while the page scrolls to its end. */
async function countRises(page: Page, firstStep: number) {
  await page.addInitScript(() => {
    const rises = new Map<Element, number>()
    const animate = Reflect.get(Element.prototype, 'animate') as Function
    Element.prototype.animate = function (this: Element, ...options) {
      if ('opacity' in Object(options[0]) && getComputedStyle(this).opacity === '0') rises.set(this, (rises.get(this) ?? 0) + 1)
      return Reflect.apply(animate, this, options)
    }
    Object.assign(globalThis, { rises })
  })
  await page.goto(here.site.url)
  await waitForHydration(page)
  await waitUntilIdle(page)
  await page.mouse.wheel(0, firstStep)
  await scrollThrough(page)
  return () =>
    page.evaluate(() => {
      const { rises } = globalThis as unknown as { rises: Map<Element, number> }
      return [...document.querySelectorAll('main section[id]:not(#ledger)')].map((section) => {
        const counts = [...rises].flatMap(([element, count]) => (section.contains(element) ? [count] : []))
        return [section.id, Math.max(0, ...counts)]
      })
    })
}

/** Excludes the ledger, whose rows are link targets and always visible. */
const risingSections = ['about', 'oneproof', 'targets', 'features', 'compute-network', 'roadmap', 'faq', 'community']

test.each([
  [390, 844, 800],
  [1280, 720, 1],
  [1280, 720, 100],
  [1280, 720, 800],
  [1920, 1080, 800],
])('at %d×%d every section is revealed once when the first wheel step is %d px', async (width, height, step) => {
  const { page } = await here.blank({ ...moving, viewport: { width, height } })
  const counts = await countRises(page, step)
  await expect.poll(counts).toEqual(risingSections.map((id) => [id, 1]))
  await expect.poll(() => transparent(page)).toEqual([])
})
