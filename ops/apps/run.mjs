import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, resolve } from 'node:path'
import { chromium } from 'playwright'
import { buildLibrary } from '../../ui/package/build.ts'
import { browserOptions } from '../testing/browser.ts'
import { freePort } from '../testing/free-port.ts'

const home = resolve('ops/apps')
const bin = (file) => join(home, 'node_modules', file)
const target = bin('@onenode/design-system')
const run = (cwd, file, ...args) =>
  execFileSync(process.execPath, [bin(file), ...args], {
    cwd: join(home, cwd),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  })

/** Strict policy of a page: inline scripts and styles of its framework by their hashes, as its server writes them, and no `style` attribute. */
function policyOf(html) {
  const hashesOf = (element) =>
    [...html.matchAll(new RegExp(`<${element}\\b[^>]*>([\\s\\S]*?)</${element}>`, 'g'))]
      .filter(([, text]) => text)
      .map(([, text]) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
      .join(' ')
  return `default-src 'none'; script-src 'self' ${hashesOf('script')}; style-src 'self' ${hashesOf('style')}; font-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'`
}

async function listening(server) {
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready))
  return `http://127.0.0.1:${server.address().port}/`
}

/** Serves a folder on this machine, under a strict policy. */
async function serveFolder(folder) {
  const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' }
  const server = createServer((request, response) => {
    const path = new URL(request.url, 'http://x').pathname
    try {
      const file = join(folder, path.endsWith('/') ? `${path}index.html` : path)
      const body = readFileSync(file)
      const type = types[extname(file)] ?? 'application/octet-stream'
      response.writeHead(200, { 'content-type': type, ...(type === 'text/html' && { 'content-security-policy': policyOf(String(body)) }) })
      response.end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  return { url: await listening(server), stop: () => server.close() }
}

/** Starts the server of an app, and another one before it that adds the strict policy to its pages. */
async function serveApp(cwd, file, ...args) {
  const port = await freePort()
  const child = spawn(process.execPath, [bin(file), ...args.map((arg) => arg.replace('PORT', port))], {
    cwd: join(home, cwd),
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', PORT: String(port), HOST: '127.0.0.1' },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part))
  const origin = `http://127.0.0.1:${port}`
  for (let ready = false; !ready;) {
    if (child.exitCode !== null) throw new Error(`${cwd} did not start.\n${said}`)
    ready = await fetch(origin).then(
      () => true,
      () => false,
    )
    if (!ready) await new Promise((later) => setTimeout(later, 200))
  }
  const server = createServer(async (request, response) => {
    const answer = await fetch(origin + request.url, {
      redirect: 'manual',
      // Next compares the headers of its router with the address, and sends the browser to a new page where one is missing.
      headers: Object.fromEntries(Object.entries(request.headers).filter(([name]) => /^(accept|rsc|next-.*)$/.test(name))),
    })
    const type = answer.headers.get('content-type') ?? ''
    const body = Buffer.from(await answer.arrayBuffer())
    response.writeHead(answer.status, {
      'content-type': type,
      ...(type.includes('html') && { 'content-security-policy': policyOf(String(body)) }),
    })
    response.end(body)
  })
  return {
    url: await listening(server),
    stop: () => {
      child.kill()
      server.close()
    },
  }
}

const apps = [
  {
    name: 'next',
    build: () => run('next', 'next/dist/bin/next', 'build'),
    serve: () => serveApp('next', 'next/dist/bin/next', 'start', '-p', 'PORT', '-H', '127.0.0.1'),
    margin: '24px',
    list: 'disc',
    inside: '24px',
  },
  {
    name: 'vite',
    build: () => run('vite', 'vite/bin/vite.js', 'build'),
    serve: () => serveFolder(join(home, 'vite/dist')),
    margin: '16px',
    list: 'disc',
  },
]

/** Tries the arrow keys from right to left, and what opens from a part of the page with another theme. */
async function tryParts(page, name, problems) {
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  const tab = (name) => page.getByRole('tab', { name })
  await tab('cURL').focus()
  await page.keyboard.press('ArrowLeft')
  const isNext = await tab('TypeScript').evaluate((element) => element.getAttribute('aria-selected'))
  if (isNext !== 'true') problems.push('Arrow left does not open the next tab from right to left')
  const schemeOf = (locator) => locator.evaluate((element) => getComputedStyle(element).colorScheme)
  await page.getByRole('button', { name: 'Terminate' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  if ((await schemeOf(dialog)) !== 'dark') problems.push('a dialog loses the theme of its place')
  await page.screenshot({ path: `dist/apps/${name}-dialog.png` })
  await page.keyboard.press('Escape')
  // A dialog that closes gives the focus back to its button: before that, the tooltip would lose it.
  await page.waitForFunction(() => document.activeElement?.textContent === 'Terminate')
  await page.getByRole('button', { name: 'Price' }).focus()
  const tooltip = page.getByRole('tooltip')
  await tooltip.waitFor({ state: 'attached' })
  if ((await schemeOf(tooltip)) !== 'dark') problems.push('a tooltip loses the theme of its place')
  await page.evaluate(() => document.documentElement.removeAttribute('dir'))
}

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
  if ((await page.locator('#count').textContent()) !== 'Clicked 1') problems.push('onClick did not get its event')
  await tryParts(page, app.name, problems)
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
    if (lists !== 'primary outline text danger') problems.push(`a list in a server component is ${lists}`)
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
  for (const app of apps.filter(({ name }) => process.argv.length < 3 || process.argv.includes(name))) {
    const began = performance.now()
    const problems = []
    try {
      app.build()
      const served = await app.serve()
      const page = await browser.newPage({ colorScheme: 'light' })
      problems.push(...(await look(page, app, served.url)))
      await page.close()
      served.stop()
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
