import { readFile } from 'node:fs/promises'
import { chromium, type Page } from 'playwright'
import { preview } from 'vite'
import * as z from 'zod/mini'
import { readJson } from '../../packages/host/configuration/read-json.ts'
import { succeeds, tryControls } from './controls.ts'
import { axeFaults, compileFaults, samplesOf } from './docs-page.ts'
import { browserOptions } from '../../ops/testing/browser.ts'

const folder = 'dist/storybook'
const index = await readFile(`${folder}/index.json`, 'utf8').catch(() => {
  console.error(`${folder} is missing: run npm run build:storybook first.`)
  process.exit(1)
})
const entry = z.object({ id: z.string(), type: z.string(), title: z.string() })
const entries = Object.values(readJson(z.object({ entries: z.record(z.string(), entry) }), index).entries)
/** A part of a title takes its pages alone, `controls` the controls. */
const [asked = ''] = process.argv.slice(2)
const pages = entries.filter(({ type, title }) => type === 'docs' && title.includes(asked))

const server = await preview({
  configFile: false,
  appType: 'mpa',
  build: { outDir: folder },
  preview: { host: '127.0.0.1', port: 0 },
  logLevel: 'error',
})
const [origin = ''] = server.resolvedUrls?.local ?? []
const browser = await chromium.launch(await browserOptions())
const faults: string[] = []
const samples = new Map<string, readonly string[]>()

async function opened(name: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  page.on('console', (message) => message.type() === 'error' && faults.push(`${name}: ${message.text().slice(0, 300)}`))
  page.on('pageerror', (error) => faults.push(`${name}: ${error.message}`))
  page.on('response', (response) => response.status() >= 400 && faults.push(`${name}: ${response.status()} ${response.url()}`))
  return page
}

/** Scroll position, focus and shared radio groups of a rendered documentation page. Runs in the page. */
function state(): { scrolled: number; focused: string | undefined; shared: string[] } {
  const groups = new Map<string, Set<string | undefined>>()
  for (const radio of document.querySelectorAll<HTMLInputElement>('input[type="radio"]')) {
    const group = `${radio.name} ${radio.form ? [...document.forms].indexOf(radio.form) : ''}`.trim()
    groups.set(group, (groups.get(group) ?? new Set()).add(radio.closest('[id^="story--"]')?.id))
  }
  const { activeElement } = document
  return {
    scrolled: scrollY,
    focused: activeElement === document.body ? undefined : activeElement?.localName,
    shared: [...groups].filter(([, stories]) => stories.size > 1).map(([group]) => group),
  }
}

/**
 * Checks that each documentation page opens at its top, that its stories share no radio groups, that the console has no error, that axe finds
 * nothing in both themes, and that the code to copy compiles.
 */
async function walk(queue: typeof pages) {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const page = await opened(next.title)
    await page.goto(`${origin}iframe.html?id=${next.id}&viewMode=docs`)
    if (!(await succeeds(page.locator('#storybook-docs h1').first().waitFor()))) {
      faults.push(`${next.title}: shows no heading`)
      await page.close()
      continue
    }
    await page.waitForLoadState('load')
    await page.evaluate(() => new Promise((drawn) => requestIdleCallback(drawn, { timeout: 2000 })))
    const seen = await page.evaluate(state)
    if (seen.scrolled > 0) faults.push(`${next.title}: opens at ${seen.scrolled} px, not at its top`)
    if (seen.focused) faults.push(`${next.title}: ${seen.focused} takes the focus when the page opens`)
    if (seen.shared.length > 0)
      faults.push(`${next.title}: stories share the radio buttons ${seen.shared.join(', ')}: give each story a name of its own`)
    const found = await axeFaults(page)
    samples.set(next.id, await samplesOf(page))
    await page.goto(`${origin}iframe.html?id=${next.id}&viewMode=docs&globals=theme:dark`)
    if (await succeeds(page.locator('#storybook-docs h1').first().waitFor()))
      found.push(...(await axeFaults(page)).map((fault) => `dark: ${fault}`))
    faults.push(...found.map((fault) => `${next.title}: ${fault}`))
    await page.close()
    console.log(`${pages.length - queue.length}/${pages.length} ${next.title}`)
  }
}

/** Tries the controls of every component. */
async function controls() {
  const page = await opened('Controls')
  const stories = entries.filter(({ id, type }) => type === 'story' && /^(elements|form|docs|shell|landing)-\w+--default$/.test(id))
  faults.push(...(await tryControls(page, origin, stories)))
  await page.close()
}

/**
 * Checks that light and dark side by side show the same text: in a component, on a page, and on a documentation page with windows of its
 * own.
 */
async function compare() {
  const page = await opened('Side by side')
  for (const path of [
    'id=elements-button--states&viewMode=story',
    'id=landing-hero--default&viewMode=story',
    'id=shell-themetoggle--docs&viewMode=docs',
  ]) {
    await page.goto(`${origin}iframe.html?${path}&globals=theme:both`)
    const windows = page.locator('iframe')
    await windows.first().waitFor({ state: 'attached' })
    for (const window of await windows.all()) {
      const drawn = await page
        .waitForFunction((frame) => frame.ariaBusy === 'false' && frame.clientHeight > 0, await window.elementHandle(), { timeout: 20_000 })
        .catch(() => undefined)
      const shown = await window.contentFrame().locator('#storybook-root').innerHTML()
      if (!drawn || shown === '') faults.push(`${path}: ${await window.getAttribute('title')} is empty`)
    }
  }
  await page.close()
}

/** Walks a designer's path: a search by another name in the gallery leads to the component; the tokens can be taken home. */
async function visit() {
  const page = await opened('The welcome page')
  await page.goto(`${origin}?path=/docs/welcome-for-designers--docs`)
  const preview = page.frameLocator('#storybook-preview-iframe')
  const [download] = await Promise.all([page.waitForEvent('download'), preview.getByRole('link', { name: 'tokens.json' }).click()])
  JSON.parse(await readFile(await download.path(), 'utf8'))
  await page.goto(`${origin}?path=/docs/welcome-components--docs`)
  await preview.getByRole('searchbox').fill('accordion')
  await preview.getByRole('searchbox').press('Enter')
  await preview.getByRole('heading', { level: 1, name: 'Faq' }).waitFor()
  await preview.getByRole('heading', { name: 'When it is right' }).waitFor()
  await page.close()
}

try {
  const queue = [...pages]
  if (asked === 'controls') await controls()
  else if (asked) await walk(queue)
  else {
    await visit()
    await compare()
    await Promise.all([walk(queue), walk(queue), controls()])
  }
  faults.push(...compileFaults(samples))
} finally {
  await browser.close()
  await server.close()
}
if (faults.length > 0) {
  console.error(`${faults.length} faults in the built Storybook:\n  ${faults.join('\n  ')}`)
  console.error('Next: npm run storybook, and open the page that is named.')
  process.exit(1)
}
console.log(`${pages.length} documentation pages of the built Storybook, no error in the console.`)
console.log('Next: npm run storybook shows them.')
