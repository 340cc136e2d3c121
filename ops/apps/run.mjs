import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright'
import { buildLibrary } from '../../ui/package/build.ts'
import { browserOptions } from '../testing/browser.ts'

const home = resolve('ops/apps')
const bin = (file) => join(home, 'node_modules', file)
const target = bin('@onenode/design-system')
const run = (cwd, file, ...args) =>
  execFileSync(process.execPath, [bin(file), ...args], {
    cwd: join(home, cwd),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' },
  })

/** Content policy of the package's README: no inline script but themeScript, no inline style. */
async function strictPolicy() {
  const { themeScript } = await import(pathToFileURL(join(target, 'ui/index.js')).href)
  const hash = createHash('sha256').update(themeScript).digest('base64')
  return `default-src 'none'; script-src 'self' 'sha256-${hash}'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'`
}

/** Serves a folder on this machine. */
async function serveFolder(folder, policy) {
  const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' }
  const server = createServer((request, response) => {
    const path = new URL(request.url, 'http://x').pathname
    try {
      const file = join(folder, path.endsWith('/') ? `${path}index.html` : path)
      const body = readFileSync(file)
      const type = types[extname(file)] ?? 'application/octet-stream'
      response.writeHead(200, { 'content-type': type, ...(policy && { 'content-security-policy': policy }) }).end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening))
  return { url: `http://127.0.0.1:${server.address().port}/`, stop: () => server.close() }
}

async function serveNext() {
  const child = spawn(process.execPath, [bin('next/dist/bin/next'), 'start', '-p', '0', '-H', '127.0.0.1'], {
    cwd: join(home, 'next'),
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  })
  let said = ''
  const url = await new Promise((ready, failed) => {
    child.once('exit', () => failed(new Error(`Next did not start.\n${said}`)))
    child.stdout.on('data', (part) => {
      said += part
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(said)
      if (found && /Ready/.test(said)) ready(`${found[0]}/`)
    })
  })
  return { url, stop: () => child.kill() }
}

const apps = [
  { name: 'next', build: () => run('next', 'next/dist/bin/next', 'build'), serve: serveNext, margin: '24px', list: 'disc', inside: '24px' },
  {
    name: 'astro',
    build: () => run('astro', 'astro/bin/astro.mjs', 'build'),
    serve: () => serveFolder(join(home, 'astro/dist')),
    margin: '16px',
    list: 'disc',
  },
  {
    name: 'vite',
    build: () => run('vite', 'vite/bin/vite.js', 'build'),
    serve: async () => serveFolder(join(home, 'vite/dist'), await strictPolicy()),
    margin: '16px',
    list: 'disc',
  },
  {
    name: 'vite-tailwind',
    build: () => run('vite-tailwind', 'vite/bin/vite.js', 'build'),
    serve: () => serveFolder(join(home, 'vite-tailwind/dist')),
    margin: '24px',
    list: 'disc',
    inside: '24px',
  },
]

/** Opens an app, takes its picture, and lists its problems. */
async function look(page, app, url) {
  const problems = []
  page.on('console', (message) => message.type() === 'error' && problems.push(`the console says: ${message.text()}`))
  page.on('pageerror', (error) => problems.push(`an error: ${error.message}`))
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.locator('#count').click()
  const seen = await page.evaluate(() => {
    const of = (selector) => {
      const element = document.querySelector(selector)
      return element ? getComputedStyle(element) : undefined
    }
    return {
      margin: of('#host').marginBottom,
      list: of('#list').listStyleType,
      inside: of('#inside')?.marginBottom,
      accent: of('#count').backgroundColor,
      hostFont: of('#host').fontFamily,
      font: of('#count').fontFamily,
    }
  })
  for (const name of ['margin', 'list', 'inside']) {
    if (app[name] && seen[name] !== app[name]) problems.push(`${name} is ${seen[name]}, not ${app[name]}`)
  }
  if (seen.accent === 'rgba(0, 0, 0, 0)') problems.push('the button has no background')
  if (!seen.font.includes('Instrument Sans')) problems.push(`the button is set in ${seen.font}`)
  if (app.name !== 'astro' && (await page.locator('#count').textContent()) !== 'Clicked 1') problems.push('onClick did not get its event')
  if (app.name === 'vite') {
    await page.getByRole('button', { name: 'Is there a refund?' }).click()
    if (!(await page.getByText('Not for part of a day.').isVisible())) problems.push('a question does not open')
    await page.evaluate(() => localStorage.setItem('theme', 'dark'))
    await page.reload({ waitUntil: 'networkidle' })
    const theme = await page.evaluate(() => document.documentElement.dataset.theme)
    if (theme !== 'dark') problems.push(`themeScript sets the theme ${theme} under a strict policy`)
  }
  if (app.name === 'next') {
    const lists = await page.locator('#nodes').getAttribute('data-variants')
    if (lists !== 'primary outline text') problems.push(`a list in a server component is ${lists}`)
    if ((await page.getByRole('button', { name: 'Send it' }).count()) !== 1) problems.push('aria-label is lost')
    let loads = 0
    page.on('request', (request) => (loads += request.isNavigationRequest() ? 1 : 0))
    await page.getByRole('link', { name: 'Second page' }).click()
    await page.getByRole('heading', { name: 'The second page' }).waitFor()
    if (loads > 0) problems.push('LinkProvider of the server layout does not use the router')
  }
  await page.screenshot({ path: `dist/apps/${app.name}.png`, fullPage: true })
  return problems
}

/** The gzipped bytes of the package's scripts and styles on the page with one Button, without React and Astro. */
function costOfButton() {
  const html = readFileSync(join(home, 'astro/dist/index.html'), 'utf8')
  const folder = join(home, 'astro/dist')
  const entry = /component-url="([^"]+)"/.exec(html)[1]
  const seen = new Set()
  const add = (path) => {
    if (seen.has(path) || /\/(react|react-dom|client|jsx-runtime)\.[\w-]+\.js$/.test(path)) return
    seen.add(path)
    for (const [, next] of readFileSync(join(folder, path), 'utf8').matchAll(/from\s*["']\.\/([^"']+)["']/g)) add(`/_astro/${next}`)
  }
  add(entry)
  for (const [, sheet] of html.matchAll(/rel="stylesheet" href="([^"]+)"/g)) add(sheet)
  return [...seen].reduce((sum, path) => sum + gzipSync(readFileSync(join(folder, path))).length, 0)
}

await buildLibrary('dist/library')
const [packed] = JSON.parse(
  execFileSync('npm', ['pack', resolve('dist/library'), '--json', '--pack-destination', home], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }),
)
rmSync(target, { recursive: true, force: true })
mkdirSync(target, { recursive: true })
execFileSync('tar', ['-xzf', join(home, packed.filename), '-C', target, '--strip-components', '1'])
rmSync(join(home, packed.filename))
mkdirSync('dist/apps', { recursive: true })

const browser = await chromium.launch(await browserOptions())
let failed = 0
try {
  for (const app of apps) {
    const began = performance.now()
    const problems = []
    try {
      app.build()
      const served = await app.serve()
      const page = await browser.newPage({ colorScheme: 'light' })
      problems.push(...(await look(page, app, served.url)))
      await page.close()
      served.stop()
      if (app.name === 'astro') {
        const cost = costOfButton()
        if (cost >= 5000) problems.push(`one Button costs ${cost} B`)
        else console.log(`One Button in Astro: ${cost} B of scripts and styles, gzipped.`)
      }
    } catch (error) {
      problems.push(String(error.stderr ?? '') + String(error.stdout ?? '') || error.message)
    }
    failed += problems.length
    console.log(
      `${app.name}: ${problems.length === 0 ? 'built and opened' : problems.join('; ')}, ${((performance.now() - began) / 1000).toFixed(0)} s`,
    )
  }
} finally {
  await browser.close()
}
console.log(
  failed === 0
    ? `Next: look at ${readdirSync('dist/apps')
        .map((file) => `dist/apps/${file}`)
        .join(', ')}.`
    : 'Next: build the app in ops/apps to see the whole message.',
)
process.exitCode = failed === 0 ? 0 : 1
