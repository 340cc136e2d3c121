import { expect, test } from 'vitest'
import { unexpected } from '../../.storybook/checks/layout/exceptions.ts'
import { layoutIn } from '../../.storybook/checks/layout/inject.ts'
import { docsPages } from '../docs/contents.ts'
import { session } from './support/session.ts'

const here = session()

/** Phones, a tablet, laptops and a large screen. */
const widths = [320, 390, 768, 1024, 1440, 1920]

test.each(['/', '/cloud-host-form', '/no-such-page', ...docsPages.map(({ path }) => path)])(
  'the layout of %s has no fault at any width',
  async (path) => {
    const { page } = await here.open(path)
    const faults = []
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      // Scripts answer a resize by the next frame.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
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
    const left = unexpected(path, faults)
    expect(left, `The layout of ${path} has faults.\n${left.join('\n')}`).toEqual([])
  },
)
