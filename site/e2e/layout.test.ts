import { expect, test } from 'vitest'
import { unexpected } from '../../.storybook/checks/layout/exceptions.ts'
import { layoutIn } from '../../.storybook/checks/layout/inject.ts'
import { docsPages } from '../docs/contents.ts'
import { findings } from './support/axe.ts'
import { session } from './support/session.ts'

const here = session()

/** Phones, a tablet, laptops and a large screen. */
const widths = [320, 390, 768, 1024, 1440, 1920]

const docs = docsPages.map(({ path }) => path)

/** Widths at which axe looks at pages of the documentation, each in one theme: stories check every component in both. */
const themeAt: Partial<Record<number, 'dark' | 'light'>> = { 390: 'dark', 1440: 'light' }

test.each(['/', '/cloud-host-form', '/no-such-page', ...docs])(
  '%s hydrates without console messages, and at any width its layout has no fault and axe finds nothing',
  async (path) => {
    const { page, console } = await here.open(path)
    const faults = []
    for (const width of widths) {
      const theme = themeAt[width]
      await page.setViewportSize({ width, height: 900 })
      if (theme) await page.emulateMedia({ colorScheme: theme })
      // Scripts answer a resize by the next frame.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      if (theme && docs.includes(path)) expect.soft(await findings(page), `${width} ${theme}`).toEqual([])
      const found = await layoutIn(page, 'checkLayout', width === 1440 ? 'all' : 'width')
      faults.push(...found.map((fault) => ({ ...fault, mode: `${width}` })))
    }
    // As a reader sets it in the browser: media queries in em follow.
    const browser = await page.context().newCDPSession(page)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      faults.push(...(await layoutIn(page, 'checkLayout', 'room')).map((fault) => ({ ...fault, mode: `${width}, text at 200 %` })))
    }
    expect(console.filter((text) => path !== '/no-such-page' || !text.includes('404'))).toEqual([])
    const left = unexpected(path, faults)
    expect(left, `The layout of ${path} has faults.\n${left.join('\n')}`).toEqual([])
  },
)
