import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { chromium } from 'playwright'
import { expect } from 'playwright/test'
import { buildLibrary } from '../../ui/package/build.ts'
import { getBrowserOptions } from '../../testing/browser.ts'
import { findFreePort } from '../../testing/free-port.ts'

const home = resolve('ops/apps')
const modules = join(home, 'node_modules')
const pictures = 'dist/apps'
const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }

/** Allows the framework's inline scripts and styles by hash, and no `style` attribute. */
async function addPolicy(route) {
  if (route.request().resourceType() !== 'document') return route.continue()
  const response = await route.fetch()
  const html = await response.text()
  const hash = (element) =>
    [...html.matchAll(new RegExp(`<${element}\\b[^>]*>([\\s\\S]*?)</${element}>`, 'g'))]
      .filter(([, text]) => text)
      .map(([, text]) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
      .join(' ')
  const policy = `default-src 'none'; script-src 'self' ${hash('script')}; style-src 'self' ${hash('style')}; font-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'`
  return route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } })
}

async function checkParts(page, app, { margin }) {
  await expect(page.locator('#host')).toHaveCSS('margin-bottom', margin)
  await expect(page.locator('#list')).toHaveCSS('list-style-type', 'disc')
  const counter = page.locator('#count')
  await expect(counter).toHaveCSS('font-family', /Instrument Sans/)
  await expect(counter).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await counter.click()
  await expect(counter).toHaveText('Clicked 1')

  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  await page.getByRole('tab', { name: 'cURL' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('tab', { name: 'TypeScript' })).toHaveAttribute('aria-selected', 'true')
  await page.evaluate(() => document.documentElement.removeAttribute('dir'))

  const trigger = page.getByRole('button', { name: 'Terminate' })
  await trigger.click()
  await expect(page.getByRole('dialog')).toHaveCSS('color-scheme', 'dark')
  await page.screenshot({ path: `${pictures}/${app}-dialog.png` })
  await page.keyboard.press('Escape')
  // Waits until the closed dialog has returned the focus. Otherwise the dialog would take the focus from the tooltip's button.
  await expect(trigger).toBeFocused()
  await page.getByRole('button', { name: 'Price' }).focus()
  await expect(page.getByRole('tooltip')).toHaveCSS('color-scheme', 'dark')
}

const apps = {
  next: {
    bin: 'next/dist/bin/next',
    serve: ['start', '--hostname'],
    async check(page) {
      // Tailwind's utilities override the package's styles inside and outside of its components.
      await checkParts(page, 'next', { margin: '24px' })
      await expect(page.locator('#inside')).toHaveCSS('margin-bottom', '24px')
      await expect(page.locator('#nodes')).toHaveAttribute('data-variants', 'primary outline text danger')
      await expect(page.getByRole('button', { name: 'Send it' })).toBeVisible()
      const navigations = []
      page.on('request', (request) => request.isNavigationRequest() && navigations.push(request.url()))
      await page.getByRole('link', { name: 'Second page' }).click()
      await expect(page.getByRole('heading', { name: 'The second page' })).toBeVisible()
      // LinkProvider uses Next's router, so the link loads no document.
      expect(navigations).toEqual([])
    },
  },
  vite: {
    bin: 'vite/bin/vite.js',
    serve: ['preview', '--strictPort', '--host'],
    async check(page) {
      await checkParts(page, 'vite', { margin: '16px' })
      await page.getByRole('button', { name: 'Is there a refund?' }).click()
      await expect(page.getByText('Not for part of a day.')).toBeVisible()
      await page.evaluate(() => localStorage.setItem('theme', 'dark'))
      await page.reload()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    },
  },
}

async function tryApp(browser, name) {
  const { bin, serve, check } = apps[name]
  const options = { cwd: join(home, name), env }
  execFileSync(process.execPath, [join(modules, bin), 'build'], { ...options, stdio: ['ignore', 'ignore', 'inherit'] })
  const port = await findFreePort()
  const server = spawn(process.execPath, [join(modules, bin), ...serve, '127.0.0.1', '--port', port], { ...options, stdio: 'ignore' })
  const page = await browser.newPage({ colorScheme: 'light' })
  try {
    const url = `http://127.0.0.1:${port}/`
    while (!(await fetch(url).catch(() => server.exitCode !== null))) await delay(200)
    const errors = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', (error) => errors.push(error.message))
    await page.route('**/*', addPolicy)
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.screenshot({ path: `${pictures}/${name}.png`, fullPage: true })
    await check(page)
    expect(errors).toEqual([])
  } finally {
    await page.close()
    server.kill()
  }
}

const target = join(modules, '@onenode/design-system')
await buildLibrary('dist/library')
const packed = execFileSync('npm', ['pack', resolve('dist/library'), '--silent', '--pack-destination', home], { encoding: 'utf8' }).trim()
rmSync(target, { recursive: true, force: true })
mkdirSync(target, { recursive: true })
execFileSync('tar', ['-xzf', join(home, packed), '-C', target, '--strip-components', '1'])
rmSync(join(home, packed))
mkdirSync(pictures, { recursive: true })

const browser = await chromium.launch(await getBrowserOptions())
try {
  for (const name of Object.keys(apps)) {
    if (process.argv.length > 2 && !process.argv.includes(name)) continue
    try {
      await tryApp(browser, name)
      console.log(`${name}: passed`)
    } catch (error) {
      console.log(`${name}: ${error.message}`)
      process.exitCode = 1
    }
  }
} finally {
  await browser.close()
}
console.log(`Next: look at the pictures in ${pictures}.`)
