import { readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium, type Page } from 'playwright'
import { build, preview, type Rolldown } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getBrowserOptions } from '../../testing/browser.ts'
import { packageName } from './manifest.ts'
import { makeApp, run } from './app.ts'
import { library, setup } from './setup.ts'

let home: string
beforeAll(async () => {
  await setup()
  home = await makeApp(library)
}, 600_000)
afterAll(() => rmSync(home, { recursive: true, force: true }))

/** Builds for production, as an app does. Vitest's own NODE_ENV would keep the development warnings. */
const define = { 'process.env.NODE_ENV': '"production"' }
const vite = { configFile: false, publicDir: false, logLevel: 'error', define } as const

test('npm installs the library, React, motion, Radix and its dependencies, and nothing from the site or the toolchain', () => {
  const { packages } = JSON.parse(readFileSync(join(home, 'package-lock.json'), 'utf8')) as { packages: object }
  const names = Object.keys(packages)
    .filter(Boolean)
    .map((path) => path.slice('node_modules/'.length))
    .sort()
  expect(
    names.filter(
      (name) =>
        !/^@(radix|floating)-ui\/|^react-(remove-scroll|style-singleton)|^use-|^aria-hidden$|^get-nonce$|^detect-node-es$/.test(name),
    ),
  ).toEqual([
    packageName,
    '@types/react',
    'csstype',
    'framer-motion',
    'motion',
    'motion-dom',
    'motion-utils',
    'radix-ui',
    'react',
    'react-dom',
    'scheduler',
    'tslib',
  ])
})

/** Opens a page of the built app. Fails on console output. */
async function openPage(path: string, look: (page: Page) => Promise<void>) {
  const server = await preview({ ...vite, root: home, preview: { port: 0, host: '127.0.0.1' } })
  const browser = await chromium.launch(await getBrowserOptions())
  try {
    const page = await browser.newPage()
    const problems: string[] = []
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
    page.on('pageerror', (error) => problems.push(error.message))
    await page.goto(server.resolvedUrls!.local[0]! + path)
    await look(page)
    expect(problems).toEqual([])
  } finally {
    await browser.close()
    await server.close()
  }
}

test('a new Vite app shows a section with its fonts and colors', async () => {
  await build({ ...vite, root: home, build: { rolldownOptions: { input: ['index.html', 'page.html'].map((file) => join(home, file)) } } })
  await openPage('', async (page) => {
    await page.getByRole('heading', { name: 'The year on the farm' }).waitFor()
    const seen = await page.evaluate(async () => {
      await document.fonts.ready
      const getStyle = (selector: string) => getComputedStyle(document.querySelector(selector)!)
      return {
        font: getStyle('h2').fontFamily.split(',')[0],
        loaded: [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')),
        band: getStyle('[data-band]').backgroundColor,
        page: getStyle('html').backgroundColor,
        listed: getStyle('li ul').listStyleType,
        canvas: getStyle(':root').getPropertyValue('--onenode-color-canvas'),
      }
    })
    expect(seen).toMatchObject({ font: '"Instrument Sans"', listed: 'none' })
    expect(seen.loaded).toContain('Instrument Sans')
    expect(seen.canvas).toMatch(/^#/)
    expect(seen.band).not.toBe(seen.page)
  })
})

test('the app’s utility classes win in and around components, and the app’s own elements keep their look', async () => {
  await openPage('page.html', async (page) => {
    await page.locator('#inside').waitFor()
    const seen = await page.evaluate(() => {
      const getStyle = (selector: string) => getComputedStyle(document.querySelector(selector)!)
      return {
        host: getStyle('#host').marginBottom,
        list: getStyle('#list').listStyleType,
        inside: getStyle('#inside').marginBottom,
        bare: getStyle('#bare').marginBottom,
        hostFont: getStyle('#host').fontFamily.includes('Instrument'),
        ownFont: getStyle('#text').fontFamily.includes('Instrument'),
        body: getStyle('body').backgroundColor,
      }
    })
    const themes = await page.evaluate(() =>
      ['#dark', '#light'].map((id) => {
        const { backgroundColor, color } = getComputedStyle(document.querySelector(id)!)
        return { backgroundColor, color }
      }),
    )
    // In print, a closed answer is visible and a link shows its URL, even without reset.css.
    await page.emulateMedia({ media: 'print' })
    expect(await page.evaluate(() => document.querySelector('#closed')!.checkVisibility())).toBe(true)
    expect(await page.evaluate(() => getComputedStyle(document.querySelector('#link')!, '::after').content)).toContain(
      'https://barn.example',
    )
    await page.emulateMedia({ media: 'screen' })
    expect(await page.evaluate(() => document.querySelector('#closed')!.checkVisibility())).toBe(false)
    expect(themes).toEqual([
      { backgroundColor: 'rgb(14, 16, 19)', color: 'rgb(242, 241, 235)' },
      { backgroundColor: 'rgb(244, 243, 238)', color: 'rgb(18, 20, 17)' },
    ])
    expect(seen).toEqual({
      host: '24px',
      list: 'disc',
      inside: '24px',
      bare: '0px',
      hostFont: false,
      ownFont: true,
      body: 'rgba(0, 0, 0, 0)',
    })
  })
})

test('plain Node renders the library on the server', async () => {
  const html = await run(process.execPath, ['server.mjs'], home)
  expect(html).toContain('The year on the farm')
  expect(html).toContain('Sowing')
  expect(html).not.toContain('style=')
})

test('the compiler of an app accepts the types and rejects an unknown variant', async () => {
  expect(await run(resolve('node_modules/.bin/tsc'), ['-p', 'tsconfig.json'], home)).toBe('')
})

test('Button alone takes less than 6.1 kB with its styles, and bundles no motion, dialogs or Radix', async () => {
  const input = { input: join(home, 'button.ts'), external: /^react/, preserveEntrySignatures: 'strict' as const }
  const made = [
    await build({ ...vite, root: home, build: { write: false, modulePreload: false, rolldownOptions: input } }),
  ].flat() as Rolldown.RolldownOutput[]
  const chunks = made.flatMap(({ output }) => output).filter((part) => part.type === 'chunk')
  const modules = chunks.flatMap(({ modules }) => Object.entries(modules)).filter(([, { code }]) => code)
  const names = modules.map(([id]) => id.slice(id.lastIndexOf('/') + 1)).sort()
  expect(chunks).toHaveLength(1)
  expect(names).toContain('Button.js')
  expect(modules.map(([id]) => id).filter((id) => /motion|dialog|menu|search|tabs|radix/i.test(id))).toEqual([])
  const styles = made
    .flatMap(({ output }) => output)
    .filter((part) => part.type === 'asset')
    .map(({ source }) => String(source))
    .join('')
  const sizes = [chunks[0]!.code, styles].map((text) => gzipSync(text).length)
  console.log(`Button alone: ${sizes[0]} B of scripts, ${sizes[1]} B of styles with the theme: ${names.join(' ')}`)
  expect(sizes[0]! + sizes[1]!).toBeLessThan(6100)
  expect(chunks[0]!.code, 'sentences for developers').not.toContain('has no effect')
})
