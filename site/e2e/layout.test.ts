import { expect, test } from 'vitest'
import { findUnexpected } from '../../.storybook/checks/layout/unexpected.ts'
import { layoutIn } from '../../.storybook/checks/layout/inject.ts'
import { waitForHydration } from '../../testing/visit.ts'
import { docsPages } from '../docs/contents.ts'
import { plainPaths, unknownPath } from '../paths.fixture.ts'
import { findings } from './support/axe.ts'
import { session } from './support/session.ts'

const here = session()

interface CheckedPage {
  path: string
  widths: readonly number[]
  /** Themes that axe checks: the first at the largest width, the second at the next smaller width. */
  themes: readonly ('light' | 'dark')[]
}

/**
 * Documentation pages share their parts, and stories check every component in both themes. So each documentation page is checked in one
 * theme and at two widths.
 */
const pages: CheckedPage[] = [
  ...[...plainPaths, unknownPath].map((path) => ({ path, widths: [320, 768, 1440], themes: ['light', 'dark'] as const })),
  ...docsPages.map(({ path }, at) =>
    at % 2 === 0 ? { path, widths: [320, 1440], themes: ['light'] as const } : { path, widths: [390, 768], themes: ['dark'] as const },
  ),
]

/** `npm run test:long` checks every page at all of these widths. */
const allWidths = process.env['ALL_WIDTHS'] ? [320, 390, 768, 1024, 1440, 1920] : undefined

/** Pages that are visited one after the other in one tab, because a new context for each would cost more than the checks. */
const tours = Array.from({ length: Math.ceil(pages.length / 5) }, (_, tour) => pages.slice(tour * 5, tour * 5 + 5))

test.each(tours.map((tour) => [tour.map(({ path }) => path).join(' '), tour] as const))(
  'no console messages, layout faults or axe findings: %s',
  async (_, tour) => {
    const { page, console } = await here.blank()
    const browser = await page.context().newCDPSession(page)
    // Scripts react to a resize by the next frame.
    const resize = async (width: number) => {
      await page.setViewportSize({ width, height: 900 })
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    }
    for (const { path, widths: usualWidths, themes } of tour) {
      const widths = allWidths ?? usualWidths
      await browser.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })
      await page.goto(here.site.url + path)
      await waitForHydration(page)
      const faults = []
      for (const width of widths) {
        await resize(width)
        for (const [at, colorScheme] of themes.entries()) {
          if (widths.at(-1 - at) !== width) continue
          await page.emulateMedia({ colorScheme })
          expect.soft(await findings(page), `${path}, ${width} px, ${colorScheme}`).toEqual([])
        }
        const found = await layoutIn(page, 'checkLayout', width === widths.at(-1) ? 'all' : 'width')
        faults.push(...found.map((fault) => ({ ...fault, mode: `${width}` })))
      }
      // Some links appear only on hover or on a touch screen, and axe skips hidden links. The tall window keeps fixed bars off the controls.
      await browser.send('Emulation.setTouchEmulationEnabled', { enabled: true })
      await resize(390)
      await page.setViewportSize({ width: 390, height: await page.evaluate(() => document.documentElement.scrollHeight) })
      expect.soft(await findings(page, 'target-size'), `${path}, touch`).toEqual([])
      await browser.send('Emulation.setTouchEmulationEnabled', { enabled: false })
      // Changes the font size in the browser's settings, which also changes media queries in em.
      await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
      await resize(390)
      faults.push(...(await layoutIn(page, 'checkLayout', 'room')).map((fault) => ({ ...fault, mode: '390, text at 200 %' })))
      expect
        .soft(
          console.splice(0).filter((text) => path !== unknownPath || !text.includes('404')),
          path,
        )
        .toEqual([])
      const left = findUnexpected(faults)
      expect.soft(left, `The layout of ${path} has faults.\n${left.join('\n')}`).toEqual([])
    }
  },
)
