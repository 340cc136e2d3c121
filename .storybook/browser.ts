import { mkdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** What the browser of every test is started with: no network of its own, no GPU. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * The browser that tests run in: `CHROMIUM_PATH`, else the build pinned in package.json on Linux x64, else `undefined`, which
 * means Playwright's own.
 */
export async function browserPath(): Promise<string | undefined> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const { version } = JSON.parse(readFileSync('node_modules/@sparticuz/chromium/package.json', 'utf8')) as { version: string }
  const folder = resolve(`node_modules/.cache/chromium-${version}`)
  mkdirSync(folder, { recursive: true })
  const { TMPDIR } = process.env
  // The package unpacks into os.tmpdir() and never looks at the version of what already lies there.
  process.env.TMPDIR = folder
  try {
    const { default: chromium } = await import('@sparticuz/chromium')
    return await chromium.executablePath()
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
  }
}
