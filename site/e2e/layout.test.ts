import { expect, test } from 'vitest'
import { unexpected } from '../../.storybook/checks/layout/exceptions.ts'
import { layoutIn } from '../../.storybook/checks/layout/inject.ts'
import { docsPages } from '../docs/contents.ts'
import { findings } from './support/axe.ts'
import { session } from './support/session.ts'

const here = session()

/** A small phone, a tablet and a laptop. `npm run test:long` takes the widths between them too. */
const widths = process.env['ALL_WIDTHS'] ? [320, 390, 768, 1024, 1440, 1920] : [320, 768, 1440]

/** Documentation pages in alternating themes: stories check every component in both. */
const pages = [
  ...['/', '/cloud-host-form', '/no-such-page'].map((path) => ({ path, themes: ['light', 'dark'] as const })),
  ...docsPages.map(({ path }, at) => ({ path, themes: at % 2 === 0 ? (['light'] as const) : (['dark'] as const) })),
]

test.each(pages)(
  '$path hydrates without console messages, has no layout fault at any width, and axe finds nothing',
  async ({ path, themes }) => {
    const { page, console } = await here.open(path)
    const faults = []
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      // Scripts answer a resize by the next frame.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      for (const [at, colorScheme] of themes.entries()) {
        // Each theme at one width, and both at different ones.
        if (widths.at(-1 - at) !== width) continue
        await page.emulateMedia({ colorScheme })
        expect.soft(await findings(page), `${width} px, ${colorScheme}`).toEqual([])
      }
      const found = await layoutIn(page, 'checkLayout', width === 1440 ? 'all' : 'width')
      faults.push(...found.map((fault) => ({ ...fault, mode: `${width}` })))
    }
    // As a reader sets it in the browser: media queries in em follow.
    const browser = await page.context().newCDPSession(page)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
    await page.setViewportSize({ width: 390, height: 900 })
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    faults.push(...(await layoutIn(page, 'checkLayout', 'room')).map((fault) => ({ ...fault, mode: '390, text at 200 %' })))
    expect(console.filter((text) => path !== '/no-such-page' || !text.includes('404'))).toEqual([])
    const left = unexpected(path, faults)
    expect(left, `The layout of ${path} has faults.\n${left.join('\n')}`).toEqual([])
  },
)
