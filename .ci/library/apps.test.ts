import { readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromium } from 'playwright'
import { build, preview, type Rolldown } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browserOptions } from '../../testing/browser.ts'
import { makeApp, run } from './app.ts'
import { library } from './setup.ts'

let home: string
beforeAll(async () => {
  home = await makeApp(library)
}, 120_000)
afterAll(() => rmSync(home, { recursive: true, force: true }))

const vite = { configFile: false, publicDir: false, logLevel: 'error' } as const

test('npm brings the library, React, motion and Radix with what it needs, and nothing of the site or the toolchain', () => {
  const { packages } = JSON.parse(readFileSync(join(home, 'package-lock.json'), 'utf8')) as { packages: object }
  const names = Object.keys(packages).filter(Boolean).map((path) => path.slice('node_modules/'.length)).sort()
  expect(names.filter((name) => !/^@(radix|floating)-ui\/|^react-(remove-scroll|style-singleton)|^use-|^aria-hidden$|^get-nonce$|^detect-node-es$/.test(name))).toEqual([
    '@onenode/design-system', '@types/react', 'csstype', 'framer-motion', 'motion', 'motion-dom', 'motion-utils', 'radix-ui', 'react', 'react-dom', 'scheduler', 'tslib',
  ])
})

test('a fresh Vite app shows a section as it was drawn', { timeout: 60_000 }, async () => {
  await build({ ...vite, root: home })
  const server = await preview({ ...vite, root: home, preview: { port: 0, host: '127.0.0.1' } })
  const browser = await chromium.launch(await browserOptions())
  try {
    const page = await browser.newPage()
    const problems: string[] = []
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
    page.on('pageerror', (error) => problems.push(error.message))
    await page.goto(server.resolvedUrls!.local[0]!)
    const heading = page.getByRole('heading', { name: 'The year on the farm' })
    await heading.waitFor()
    const seen = await page.evaluate(async () => {
      await document.fonts.ready
      const of = (selector: string) => getComputedStyle(document.querySelector(selector)!)
      const canvas = of(':root').getPropertyValue('--node-color-canvas')
      return {
        font: of('h2').fontFamily.split(',')[0],
        loaded: [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')),
        band: of('[data-band]').backgroundColor,
        page: of('body').backgroundColor,
        listed: of('li ul').listStyleType,
        canvas,
      }
    })
    expect(seen).toMatchObject({ font: '"Instrument Sans"', listed: 'none' })
    expect(seen.loaded).toContain('Instrument Sans')
    expect(seen.canvas).toMatch(/^#/)
    expect(seen.band).not.toBe(seen.page)
    expect(problems).toEqual([])
  } finally {
    await browser.close()
    await server.close()
  }
})

test('plain Node renders it on the server', async () => {
  const html = await run(process.execPath, ['server.mjs'], home)
  expect(html).toContain('The year on the farm')
  expect(html).toContain('Sowing')
  expect(html).not.toContain('style=')
})

test('an app’s compiler takes the types, and refuses a variant that is none', async () => {
  expect(await run(resolve('node_modules/.bin/tsc'), ['-p', 'tsconfig.json'], home)).toBe('')
})

test('Button alone brings neither motion nor a dialog', async () => {
  const lib = { entry: 'button.ts', formats: ['es' as const] }
  const made = (await build({ ...vite, root: home, build: { lib, write: false, rolldownOptions: { external: /^react/ } } })) as Rolldown.RolldownOutput[]
  const chunks = made.flatMap(({ output }) => output).filter((part) => part.type === 'chunk')
  const modules = chunks.flatMap(({ modules }) => Object.entries(modules)).filter(([, { code }]) => code)
  const names = modules.map(([id]) => id.slice(id.lastIndexOf('/') + 1)).sort()
  expect(chunks).toHaveLength(1)
  expect(names).toContain('Button.js')
  expect(names.filter((name) => /motion|dialog|menu|search|tabs/i.test(name))).toEqual([])
  expect(names.length).toBeLessThan(20)
  console.log(`Button alone: ${names.join(' ')}, ${chunks[0]!.code.length} bytes`)
})
