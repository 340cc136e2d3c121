import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { waitForHydration } from '../../testing/visit.ts'
import { session } from './support/session.ts'

const here = session()
const phone = { viewport: { width: 390, height: 844 } }
const windows = [phone, { viewport: { width: 1440, height: 900 } }]

/** Whether the element with the id is visible and begins in the upper half of the window. */
const isShown = (page: Page, id: string) =>
  page.evaluate((target) => {
    const element = document.getElementById(target)!
    const { top } = element.getBoundingClientRect()
    return element.checkVisibility() && top >= 0 && top < innerHeight / 2
  }, id)
const isTarget = (page: Page, id: string) => page.evaluate((target) => document.getElementById(target)!.matches(':target'), id)
const hasFocus = (page: Page, id: string) => page.evaluate((target) => document.activeElement!.id === target, id)
const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY))

const expectFollowed = async (page: Page, id: string) => {
  await expect.poll(() => isShown(page, id)).toBe(true)
  await expect.poll(() => isTarget(page, id)).toBe(true)
}

describe.each(windows)('$viewport.width px', (options) => {
  test('every stamp leads to its row of the ledger, and marks that row', async () => {
    const { page } = await here.open('/', options)
    const hrefs = await page
      .locator('main a[href*="#ledger-"]')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')!))])
    expect(hrefs.length).toBeGreaterThan(10)
    for (const href of hrefs) {
      await page
        .locator(`main a[href="${href}"]`)
        .first()
        .evaluate((link: HTMLElement) => link.click())
      await expectFollowed(page, href.split('#')[1]!)
      await expect.poll(() => hasFocus(page, href.split('#')[1]!)).toBe(true)
    }
  })

  test('a link shows its row again after the reader has collapsed the list and scrolled away', async () => {
    const { page } = await here.open('/', options)
    const stamp = page.locator('main a[href*="#ledger-s1"]').first()
    for (const _ of ['first', 'second']) {
      await stamp.click()
      await expectFollowed(page, 'ledger-s1')
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = false
        scrollTo({ top: 0, behavior: 'instant' })
      })
    }
  })

  test('a link from another page opens the collapsed content around its target', async () => {
    for (const id of ['ledger-m1', 'faq-billing']) {
      const { page } = await here.open('/cloud-host-form', options)
      await page.evaluate((target) => {
        const link = Object.assign(document.createElement('a'), { href: `/#${target}` })
        document.querySelector('main')!.prepend(link)
        link.click()
      }, id)
      await page.waitForURL(`**/#${id}`)
      await expect.poll(() => isShown(page, id)).toBe(true)
      await expect.poll(() => hasFocus(page, id)).toBe(true)
    }
  })

  test('a fragment that is typed into the address of an open page scrolls to it', async () => {
    const { page } = await here.open('/docs/vm/api/order', options)
    for (const id of ['default-images', 'order-vms', 'default-images']) {
      await page.evaluate((target) => (location.hash = target), id)
      await expectFollowed(page, id)
    }
  })

  test('a fragment opens a closed step of the walk-through', async () => {
    const { page } = await here.open('/docs/vm/first-vm', options)
    const id = await page
      .locator('[data-until-found][hidden] :is(p, h3, h4, pre)')
      .last()
      .evaluate((element) => (element.id ||= 'inside'))
    await page.evaluate((target) => (location.hash = target), id)
    await expect.poll(() => isShown(page, id)).toBe(true)
  })

  test('Back and Forward return to where the reader was', async () => {
    const { page } = await here.open('/docs/vm/api/order', options)
    await page.evaluate(() => scrollTo(0, 300))
    await expect.poll(() => scrollTop(page)).toBe(300)
    await page
      .locator('a[href$="#default-images"]')
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await expectFollowed(page, 'default-images')
    const reached = await scrollTop(page)
    await page.goBack()
    await expect.poll(() => scrollTop(page)).toBe(300)
    await page.goForward()
    await expect.poll(() => scrollTop(page)).toBe(reached)
    await page.reload()
    await waitForHydration(page)
    await expect.poll(() => scrollTop(page)).toBe(reached)
    await page.goBack()
    await expect.poll(() => scrollTop(page)).toBe(300)
  })
})
