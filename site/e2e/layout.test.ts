import { expect, test } from 'vitest'
import { unexpected } from '../../.storybook/checks/layout/exceptions.ts'
import { layoutIn } from '../../.storybook/checks/layout/inject.ts'
import { docsPages } from '../docs/contents.ts'
import { findings } from './support/axe.ts'
import { session } from './support/session.ts'

const here = session()

interface CheckedPage {
  path: string
  widths: readonly number[]
  /** Themes in which axe looks at the page, the first at the largest width, the second at the next smaller one. */
  themes: readonly ('light' | 'dark')[]
}

/** Documentation pages share their parts, and stories check every component in both themes. So each page takes one theme and one large width. */
const pages: CheckedPage[] = [
  ...['/', '/cloud-host-form', '/no-such-page'].map((path) => ({ path, widths: [320, 768, 1440], themes: ['light', 'dark'] as const })),
  ...docsPages.map(({ path }, at) =>
    at % 2 === 0 ? { path, widths: [320, 1440], themes: ['light'] as const } : { path, widths: [390, 768], themes: ['dark'] as const },
  ),
]

/** `npm run test:long` checks every page at all of these. */
const allWidths = process.env['ALL_WIDTHS'] ? [320, 390, 768, 1024, 1440, 1920] : undefined

test.each(pages)(
  '$path hydrates without console messages, has no layout fault at any width, and axe finds nothing',
  async ({ path, widths: usualWidths, themes }) => {
    const widths = allWidths ?? usualWidths
    const { page, console } = await here.open(path)
    const faults = []
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      // Scripts answer a resize by the next frame.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      for (const [at, colorScheme] of themes.entries()) {
        if (widths.at(-1 - at) !== width) continue
        await page.emulateMedia({ colorScheme })
        expect.soft(await findings(page), `${width} px, ${colorScheme}`).toEqual([])
      }
      const found = await layoutIn(page, 'checkLayout', width === widths.at(-1) ? 'all' : 'width')
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
