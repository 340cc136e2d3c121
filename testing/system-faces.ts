import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { chromium, type Browser } from 'playwright'
import { getBrowserOptions, fallbackFiles } from './browser.ts'

type Face = readonly [file: string, fullName: string, postScriptName: string]

const toPair = ([regular, bold]: readonly string[], fullName: string, postScriptName: string) =>
  [
    [regular!, fullName, postScriptName],
    [bold!, `${fullName} Bold`, `${postScriptName}-Bold`],
  ] as const
const roboto = ['400Regular', '700Bold'].map((name) => `node_modules/@expo-google-fonts/roboto/${name}/Roboto_${name}.ttf`)
const dejaVu = ['', '-Bold', 'Mono'].map((name) => `node_modules/dejavu-fonts-ttf/ttf/DejaVuSans${name}.ttf`)
/** Has the same widths as Courier New, Liberation Mono and Android's Droid Sans Mono. */
const cousine = 'node_modules/@expo-google-fonts/cousine/400Regular/Cousine_400Regular.ttf'

/**
 * Free fonts with equal widths replace some fonts: Selawik replaces Segoe UI, Arimo replaces Helvetica and Liberation Sans, and Cousine
 * replaces Courier New, Liberation Mono and Droid Sans Mono.
 */
export const systemFaces: Readonly<Record<string, readonly [regular: Face, bold: Face, mono: Face]>> = {
  'Roboto, Android': [...toPair(roboto, 'Roboto', 'Roboto'), [cousine, 'Droid Sans Mono', 'DroidSansMono']],
  'Segoe UI, Windows': [
    ['testing/selawik/regular.ttf', 'Segoe UI', 'SegoeUI'],
    ['testing/selawik/semibold.ttf', 'Segoe UI Semibold', 'SegoeUI-Semibold'],
    [cousine, 'Courier New', 'CourierNewPSMT'],
  ],
  'Helvetica, macOS': [...toPair(fallbackFiles, 'Helvetica', 'Helvetica'), [cousine, 'Courier New', 'CourierNewPSMT']],
  'Liberation Sans, Linux': [...toPair(fallbackFiles, 'Liberation Sans', 'LiberationSans'), [cousine, 'Liberation Mono', 'LiberationMono']],
  'DejaVu Sans, Linux': [...toPair(dejaVu, 'DejaVu Sans', 'DejaVuSans'), [dejaVu[2]!, 'DejaVu Sans Mono', 'DejaVuSansMono']],
}

/** Fontconfig tests that match the regular, the bold and the mono file, in this order. */
const tests = [
  '<test name="weight" compare="less_eq"><const>medium</const></test>',
  '<test name="weight" compare="more"><const>medium</const></test>',
  '<test name="spacing" compare="more_eq"><const>mono</const></test>',
]

/** Starts a browser with only these system fonts. Works only on Linux, where fontconfig can be replaced. */
export async function launchWithFaces(faces: readonly Face[]): Promise<Browser> {
  const home = mkdtempSync(join(tmpdir(), 'face-'))
  mkdirSync(join(home, 'fonts'))
  for (const [file] of faces) copyFileSync(file, join(home, 'fonts', basename(file)))
  const matches = faces.map(
    ([, fullName, postScriptName], at) => `
  <match target="scan">
    ${tests[at]}
    <edit name="fullname" mode="assign"><string>${fullName}</string></edit>
    <edit name="postscriptname" mode="assign"><string>${postScriptName}</string></edit>
  </match>`,
  )
  const settings = join(home, 'fonts.conf')
  writeFileSync(
    settings,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <include>${resolve('testing/fonts.conf')}</include>${matches.join('')}
</fontconfig>
`,
  )
  const options = await getBrowserOptions()
  return chromium.launch({
    ...options,
    env: { ...options.env, FONTCONFIG_FILE: settings, XDG_DATA_HOME: home, XDG_DATA_DIRS: home, XDG_CACHE_HOME: join(home, 'cache') },
  })
}

/**
 * Returns the sum of layout shifts when the fonts load after the first paint. Serves the `data:` fonts as files, because only a file can be
 * delayed.
 */
export async function measureFontShift(browser: Browser, url: string, width: number, height: number): Promise<number> {
  // Bypasses the content policy, which allows only the original styles.
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce', bypassCSP: true })
  try {
    const page = await context.newPage()
    let amount = 0
    let release = () => {}
    const released = new Promise<void>((done) => {
      release = done
    })
    await page.route(url, async (route) => {
      const response = await route.fetch({ maxRetries: 3 })
      const html = (await response.text()).replaceAll(/data:font\/woff2;base64,([\w+/=]+)/g, '/late.woff2?$1')
      await route.fulfill({ response, body: html })
    })
    await page.route(/\/late\.woff2\?/, async (route) => {
      amount++
      await released
      const body = Buffer.from(new URL(route.request().url()).search.slice(1), 'base64')
      await route.fulfill({ contentType: 'font/woff2', body })
    })
    await page.goto(url, { waitUntil: 'commit' })
    const waitForFrames = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))))
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await waitForFrames()
    release()
    await page.evaluate(() => document.fonts.ready)
    if (amount === 0) throw new Error(`${url} contains no fonts.`)
    await page.waitForLoadState('load')
    await waitForFrames()
    return await page.evaluate(() => {
      const observer = new PerformanceObserver(() => {})
      observer.observe({ type: 'layout-shift', buffered: true })
      return observer.takeRecords().reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0)
    })
  } finally {
    await context.close()
  }
}
