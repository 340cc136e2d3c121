import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { chromium, type Browser } from 'playwright'
import { browserOptions, fallbackFiles } from './browser.ts'

declare global {
  /** Set in the page by `shiftOnArrival`. */
  var movedBy: number
}

/** Sans and mono font of a system. Names are the full name and the PostScript name of each file. */
interface SystemFace {
  files: readonly [regular: string, bold: string]
  names: readonly [regular: readonly [string, string], bold: readonly [string, string]]
  mono: { file: string; names: readonly [string, string] }
}

const selawik = ['ops/testing/selawik/regular.ttf', 'ops/testing/selawik/semibold.ttf'] as const
const arimo = [fallbackFiles[0]!, fallbackFiles[1]!] as const
const roboto = (name: string) => `node_modules/@expo-google-fonts/roboto/${name}/Roboto_${name}.ttf`
const dejaVu = (name: string) => `node_modules/dejavu-fonts-ttf/ttf/${name}.ttf`
/** Cousine has the widths of Courier New, of Liberation Mono and of Android's Droid Sans Mono. */
const cousine = (full: string, postScript: string) => ({
  file: 'node_modules/@expo-google-fonts/cousine/400Regular/Cousine_400Regular.ttf',
  names: [full, postScript] as const,
})
const plain = (family: string, name: string): SystemFace['names'] => [
  [family, name],
  [`${family} Bold`, `${name}-Bold`],
]

/**
 * System fonts of phones and desktops. A free font with equal widths replaces each font that may not be distributed:
 * Selawik for Segoe UI, Arimo for Helvetica and for Liberation Sans.
 */
export const systemFaces = {
  'Roboto, Android': {
    files: [roboto('400Regular'), roboto('700Bold')],
    names: plain('Roboto', 'Roboto'),
    mono: cousine('Droid Sans Mono', 'DroidSansMono'),
  },
  'Segoe UI, Windows': {
    files: selawik,
    names: [
      ['Segoe UI', 'SegoeUI'],
      ['Segoe UI Semibold', 'SegoeUI-Semibold'],
    ],
    mono: cousine('Courier New', 'CourierNewPSMT'),
  },
  'Helvetica, macOS': { files: arimo, names: plain('Helvetica', 'Helvetica'), mono: cousine('Courier New', 'CourierNewPSMT') },
  'Liberation Sans, Linux': {
    files: arimo,
    names: plain('Liberation Sans', 'LiberationSans'),
    mono: cousine('Liberation Mono', 'LiberationMono'),
  },
  'DejaVu Sans, Linux': {
    files: [dejaVu('DejaVuSans'), dejaVu('DejaVuSans-Bold')],
    names: plain('DejaVu Sans', 'DejaVuSans'),
    mono: { file: dejaVu('DejaVuSansMono'), names: ['DejaVu Sans Mono', 'DejaVuSansMono'] },
  },
} as const satisfies Readonly<Record<string, SystemFace>>

export type SystemFaceName = keyof typeof systemFaces

const renamed = (test: string, [full, postScript]: readonly [string, string]) => `
  <match target="scan">
    ${test}
    <edit name="fullname" mode="assign"><string>${full}</string></edit>
    <edit name="postscriptname" mode="assign"><string>${postScript}</string></edit>
  </match>`
const weightIs = (comparison: string) => `<test name="weight" compare="${comparison}"><const>medium</const></test>`
const isMono = '<test name="spacing" compare="more_eq"><const>mono</const></test>'

/** Starts a browser that has only the given system font and a mono font. Works only on Linux, where fontconfig can be replaced. */
export async function launchWithFace(name: SystemFaceName): Promise<Browser> {
  const {
    files,
    names: [regular, bold],
    mono,
  } = systemFaces[name]
  const home = mkdtempSync(join(tmpdir(), 'face-'))
  mkdirSync(join(home, 'fonts'))
  for (const file of [...files, mono.file]) copyFileSync(file, join(home, 'fonts', basename(file)))
  const settings = join(home, 'fonts.conf')
  writeFileSync(
    settings,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <include>${resolve('ops/testing/fonts.conf')}</include>${renamed(weightIs('less_eq'), regular)}${renamed(weightIs('more'), bold)}${renamed(isMono, mono.names)}
</fontconfig>
`,
  )
  const options = await browserOptions()
  return chromium.launch({
    ...options,
    env: { ...options.env, FONTCONFIG_FILE: settings, XDG_DATA_HOME: home, XDG_DATA_DIRS: home, XDG_CACHE_HOME: join(home, 'cache') },
  })
}

/** Measures the sum of layout shifts when the fonts of a page load after the first paint. */
export async function shiftOnArrival(browser: Browser, url: string, width: number, height: number): Promise<number> {
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' })
  try {
    const page = await context.newPage()
    const fonts: (() => Promise<void>)[] = []
    await page.route('**/*.woff2', (route) => {
      fonts.push(() => route.continue())
    })
    await page.addInitScript(() => {
      globalThis.movedBy = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) globalThis.movedBy += Number(entry.value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(url, { waitUntil: 'commit' })
    const frames = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))))
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await frames()
    for (const release of fonts) await release()
    await page.evaluate(() => document.fonts.ready)
    await page.waitForLoadState('load')
    await frames()
    return await page.evaluate(() => globalThis.movedBy)
  } finally {
    await context.close()
  }
}
