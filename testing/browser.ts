import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import type { LaunchOptions } from 'playwright'
import * as z from 'zod/mini'
import { readJson } from '../packages/host/configuration/read-json.ts'

/** Turns off background network access, the GPU, and settings that differ between machines, such as the language. */
const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--lang=en-US',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  // Chromium sometimes drops a key that is pressed during a smooth scroll.
  '--disable-smooth-scrolling',
  // Test pages close within seconds, so optimizing scripts and collecting garbage in several threads take longer than they save.
  '--js-flags=--no-turbofan,--single-threaded-gc',
]

const onPinnedPlatform = process.platform === 'linux' && process.arch === 'x64'

/** True if the tests use the pinned Chromium. Other builds of Chromium render different pictures. */
export const isPinned = onPinnedPlatform && !process.env.CHROMIUM_PATH

const readVersion = (name: string) =>
  readJson(z.object({ version: z.string() }), readFileSync(`node_modules/${name}/package.json`, 'utf8')).version
const cache = resolve('node_modules/.cache/test-browser')
const unpacked = join(cache, `chromium-${readVersion('@sparticuz/chromium')}`)
const data = join(cache, `fonts-${readVersion('@expo-google-fonts/arimo')}`)

/**
 * Arimo is the only system font. It has the metrics of Arial, which tokens/fonts/font-metrics.ts assumes. Each file has the characters of all
 * writing systems that Arimo supports. With a file for each writing system, Chromium would choose by the order of the paths.
 */
export const fallbackFiles = ['400Regular', '700Bold'].map(
  (weight) => `node_modules/@expo-google-fonts/arimo/${weight}/Arimo_${weight}.ttf`,
)

/** Moves the folder into place when it is complete, because two commands may start at the same time. */
async function fillOnce(folder: string, fill: (part: string) => Promise<unknown>): Promise<void> {
  if (existsSync(folder)) return
  mkdirSync(dirname(folder), { recursive: true })
  const part = mkdtempSync(`${folder}-`)
  try {
    await fill(part)
    renameSync(part, folder)
  } catch (error) {
    rmSync(part, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
}

/** Sets `TMPDIR`, because the package unpacks into os.tmpdir() and would reuse any version that it finds there. */
async function unpackPinned(folder: string): Promise<void> {
  const { TMPDIR } = process.env
  process.env.TMPDIR = folder
  try {
    const { default: chromium, inflate } = await import('@sparticuz/chromium')
    const executable = await chromium.executablePath()
    // 127 means that the machine lacks NSS, which the package also contains.
    if (spawnSync(executable, ['--version']).status === 127) await inflate(resolve('node_modules/@sparticuz/chromium/bin/al2023.tar.br'))
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
  }
}

async function copyFonts(folder: string): Promise<void> {
  for (const name of ['fonts', 'home']) mkdirSync(join(folder, name))
  for (const file of fallbackFiles) copyFileSync(file, join(folder, 'fonts', basename(file)))
}

async function installPlaywrightBuild(): Promise<void> {
  const { chromium } = await import('playwright')
  if (existsSync(chromium.executablePath())) return
  console.log('Playwright downloads its Chromium. Later runs use the same download.')
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', shell: process.platform === 'win32' })
}

/**
 * Uses `CHROMIUM_PATH`, otherwise the pinned build on Linux x64, otherwise Playwright's own. On Linux, fonts, home folder, language and
 * time zone are fixed, so that results do not depend on the machine.
 */
export async function getBrowserOptions(): Promise<Pick<LaunchOptions, 'executablePath' | 'args' | 'env'>> {
  const executablePath = process.env.CHROMIUM_PATH ?? (onPinnedPlatform ? join(unpacked, 'chromium') : undefined)
  if (isPinned) await fillOnce(unpacked, unpackPinned)
  else if (!executablePath) await installPlaywrightBuild()
  if (process.platform !== 'linux') return { executablePath, args: browserArgs }

  await fillOnce(data, copyFonts)
  const home = join(data, 'home')
  const libraries = join(unpacked, 'al2023', 'lib')
  return {
    executablePath,
    args: browserArgs,
    env: {
      ...process.env,
      ...(isPinned && existsSync(libraries) && { LD_LIBRARY_PATH: libraries }),
      FONTCONFIG_FILE: resolve('testing/fonts.conf'),
      HOME: home,
      XDG_DATA_HOME: data,
      XDG_DATA_DIRS: data,
      XDG_CACHE_HOME: join(home, '.cache'),
      XDG_CONFIG_HOME: join(home, '.config'),
      LANG: 'en_US.UTF-8',
      LANGUAGE: 'en_US',
      LC_ALL: 'en_US.UTF-8',
      TZ: 'UTC',
    },
  }
}
