import { chromium, type Browser, type Page } from 'playwright'
import { browserArgs, browserPath } from '../browser.ts'
import type { Mode, Visual } from '../modes.ts'
import { standStill, type Ending } from './still.ts'

/** A story that is to be pictured. */
export interface Story {
  id: string
  title: string
  name: string
  /** The window while its play runs, as in the story tests. */
  window: { width: number; height: number }
  modes: Record<string, Mode>
  visual?: Visual
}

/** What becomes of a story's page. */
export type Take = { story: Story; mode: string; png: Buffer } | { story: Story; problem: string }

/** Without these two machines could see two pictures. */
const args = [...browserArgs, '--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb', '--hide-scrollbars']
const now = Date.UTC(2026, 0, 15, 12)
/** The window of the story tests: https://storybook.js.org/docs/writing-tests/integrations/vitest-addon */
const usual = { width: 1200, height: 900 }
const heights = { least: 800, top: 2400, most: 16_000 }
const patience = 15_000

/** Opens the pinned browser before the built stories. */
export async function openStudio(origin: string) {
  const browser = await chromium.launch({ executablePath: await browserPath(), args })
  return { stories: () => storiesOf(browser, origin), newStage: () => newStage(browser, origin), close: () => browser.close() }
}

/** A picture cannot be sure of keys that are imitated. */
const realKeys: Visual = { rest: 'a Keyboard story presses the browser’s own keys, which only the story tests have' }

/** All stories, with what they say of their pictures. */
async function storiesOf(browser: Browser, origin: string): Promise<Story[]> {
  const page = await browser.newPage()
  await page.goto(`${origin}/iframe.html`)
  const told = await page.evaluate(async () => {
    interface Told {
      id: string
      title: string
      name: string
      storyGlobals?: { viewport?: { value?: string } }
      parameters: { chromatic?: { modes?: Record<string, Mode> }; visual?: Visual; viewport?: { options?: Record<string, { styles: { width: string; height: string } }> } }
    }
    const preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__') as { ready: () => Promise<void>; extract: () => Promise<Record<string, Told>> }
    await preview.ready()
    return Object.values(await preview.extract()).map(({ id, title, name, storyGlobals, parameters: { chromatic, visual, viewport } }) => ({
      id,
      title,
      name,
      styles: viewport?.options?.[storyGlobals?.viewport?.value ?? '']?.styles,
      modes: chromatic?.modes ?? {},
      visual,
    }))
  })
  await page.close()
  return told.map(({ styles, visual, ...story }) => ({
    ...story,
    window: styles ? { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) } : usual,
    visual: story.name === 'Keyboard' ? realKeys : visual,
  }))
}

/** A page that goes from story to story. */
async function newStage(browser: Browser, origin: string) {
  const context = await browser.newContext({ viewport: usual, reducedMotion: 'reduce', deviceScaleFactor: 1, locale: 'en-US', timezoneId: 'UTC' })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  const size = (width: number, height: number) => devtools.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false })
  const media = (visual: Visual | undefined, forcedColors?: Mode['forcedColors']) =>
    devtools.send('Emulation.setEmulatedMedia', {
      features: [
        { name: 'prefers-reduced-motion', value: visual && 'moving' in visual ? 'no-preference' : 'reduce' },
        { name: 'forced-colors', value: forcedColors === 'on' ? 'active' : 'none' },
      ],
    })
  // Two pages at a time: each believes that it has the focus.
  await devtools.send('Emulation.setFocusEmulationEnabled', { enabled: true })
  await page.addInitScript(standStill, now)

  async function open({ id, window, visual }: Story): Promise<string | undefined> {
    await media(visual)
    await size(window.width, window.height)
    // Axe runs in the story tests; here it would take a third of the time.
    const play = visual && 'rest' in visual ? 'no' : 'yes'
    await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true&play=${play}`, { waitUntil: 'commit' })
    const { event, status, message } = await page.evaluate<Ending, number>(
      (patience) => Promise.race([globalThis.window.ending, new Promise<Ending>((end) => setTimeout(end, patience, { event: 'nothing for too long' }))]),
      patience,
    )
    return event === 'storyFinished' && status === 'success' ? undefined : `${event} ${status ?? ''} ${message ?? ''}`.trim()
  }

  return {
    /** Opens a story, runs its play, and takes its picture in each mode; `prepare` may change the page in between. */
    async *take(story: Story, prepare?: (page: Page) => Promise<unknown>): AsyncGenerator<Take> {
      const problem = await open(story)
      if (problem) return yield { story, problem }
      await prepare?.(page)
      const most = story.visual && 'top' in story.visual ? heights.top : heights.most
      // Chromium keeps what it has painted, and a text that lies between two pixels then stays on the one or the other; another theme
      // paints everything anew, so no two pictures in a row are taken in the same one.
      await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 500 })))
      const [first] = Object.values(story.modes)
      const height = await page.evaluate(pose, { theme: first?.theme === 'light' ? 'dark' : 'light', least: heights.least, most })
      // What begins when it is seen begins now, and comes to its end before the first picture.
      if (first && height > heights.least) {
        await size(first.viewport, height)
        await page.evaluate(quiet)
      }
      for (const [mode, { theme, viewport, direction, forcedColors }] of Object.entries(story.modes)) {
        await media(story.visual, forcedColors)
        await size(viewport, heights.least)
        const height = await page.evaluate(pose, { theme, direction, least: heights.least, most })
        if (height > heights.least) {
          await size(viewport, height)
          await page.evaluate(pose, { theme, direction, least: heights.least, most })
        }
        const clip = { x: 0, y: 0, width: viewport, height, scale: 1 }
        const { data } = await devtools.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true, clip })
        yield { story, mode, png: Buffer.from(data, 'base64') }
      }
    },
    close: () => context.close(),
  }
}

/** Runs in the page: waits until nothing has changed for a while. */
async function quiet() {
  const [still, patience] = [150, 3000]
  await new Promise<void>((done) => {
    const end = () => {
      observer.disconnect()
      clearTimeout(last)
      done()
    }
    const observer = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(end, still)
    })
    let timer = setTimeout(end, still)
    const last = setTimeout(end, patience)
    observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  })
}

/** Runs in the page: puts the mode on the document as the preview does, waits until all is drawn, and says how high the picture is. */
async function pose({ theme, direction = 'ltr', least, most }: { theme: string; direction?: string; least: number; most: number }) {
  const { documentElement: root, body, fonts, images } = document
  root.dataset.theme = theme
  root.dir = direction
  scrollTo({ top: 0, left: 0, behavior: 'instant' })
  await fonts.ready
  await Promise.all([...images].map((image) => image.decode().catch(() => undefined)))
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  let bottom = 0
  for (const element of body.querySelectorAll('*')) {
    const box = element.getBoundingClientRect()
    if (box.width && box.height && box.bottom > bottom) bottom = box.bottom
  }
  return Math.min(Math.ceil(bottom) + 16, Math.max(root.scrollHeight, least), most)
}
