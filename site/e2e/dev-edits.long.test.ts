import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyRepository } from '../../testing/copy-repository.ts'
import { launch, visit, waitForHydration, type Visit } from '../../testing/visit.ts'
import { startDevelopment, type DevelopmentServer } from './support/dev-server.ts'

const copy = copyRepository()
let server: DevelopmentServer
let browser: Browser
let visited: Visit | undefined

beforeAll(async () => {
  server = await startDevelopment(copy.folder, join(copy.folder, '.outbox'))
  browser = await launch()
})

afterAll(async () => {
  await browser.close()
  await server.stop()
  copy.remove()
})

/** Opens a page, or stays on it. */
async function open(path: string): Promise<Visit> {
  if (visited && new URL(visited.page.url()).pathname === path) return visited
  await visited?.page.context().close()
  visited = await visit(browser, server.url + path)
  await waitForHydration(visited.page)
  return visited
}

/** Marks the page, so that `isKept` returns false after a reload. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isMarked: true }))
const isKept = (page: Page) => page.evaluate(() => 'isMarked' in window)

interface Edit {
  path: string
  file: string
  from: string
  to: string
  /** Text that the edit adds to what `read` returns. */
  shown: string
  /** Runs in the page. @default the text of the page and of its title */
  read?: () => string
}

const edits: Record<string, Edit> = {
  'a component inside a section': {
    path: '/',
    file: 'ui/landing/Community/Community.tsx',
    from: '{lead}',
    to: 'Edited component. {lead}',
    shown: 'Edited component.',
  },
  'the style of a component': {
    path: '/',
    file: 'ui/landing/Community/Community.css.ts',
    from: 'export const title = style(span(1, 6))',
    to: "export const title = style([span(1, 6), { opacity: '0.75' }])",
    shown: '0.75',
    read: () => getComputedStyle(document.querySelector('#community-title')!.parentElement!).opacity,
  },
  'a color': {
    path: '/',
    file: 'tokens/color/palette.ts',
    from: '#F4F3EE',
    to: '#F4F3ED',
    shown: 'rgb(244, 243, 237)',
    read: () => getComputedStyle(document.body).backgroundColor,
  },
  'a word': { path: '/', file: 'site/landing/words/community.ts', from: 'Ask the engineers', to: 'Edited word', shown: 'Edited word' },
  'the title of a page': { path: '/', file: 'site/landing/page.tsx', from: 'modular AI layer', to: 'edited head', shown: 'edited head' },
  'the content of a page': {
    path: '/',
    file: 'site/landing/page.tsx',
    from: '<Roadmap {...roadmap} />',
    to: '<Roadmap {...roadmap} title="Edited page" />',
    shown: 'Edited page',
  },
  'an MDX page': {
    path: '/docs/vm/balance',
    file: 'site/docs/vm/balance.mdx',
    from: 'Both limits apply.',
    to: 'Edited MDX.',
    shown: 'Edited MDX.',
  },
  'a heading of an MDX page': {
    path: '/docs/vm/balance',
    file: 'site/docs/vm/balance.mdx',
    from: '## Worked examples',
    to: '## Edited heading',
    shown: 'Edited heading',
    read: () => [...document.querySelectorAll('a[href="#edited-heading"]')].map((link) => link.textContent).join(),
  },
  'contents.ts': {
    path: '/docs/vm/balance',
    file: 'site/docs/contents.ts',
    from: "title: 'Balance and billing'",
    to: "title: 'Edited contents'",
    shown: 'Edited contents · Docs',
  },
  'the compiler of the documentation': {
    path: '/docs/vm/balance',
    file: 'site/docs/navigation/create-handle.ts',
    from: '${title} · Docs',
    to: '${title} · Edited',
    shown: ' · Edited',
  },
  'the component of a block': {
    path: '/docs/vm/api/manage',
    file: 'site/docs/blocks/Request.tsx',
    from: 'label={docs.request}',
    to: 'label="Edited block"',
    shown: 'true',
    read: () => String(document.querySelector('[aria-label="Edited block"]') !== null),
  },
  'the .read.ts file of a block': {
    path: '/docs/vm/api/manage',
    file: 'site/docs/blocks/Request.read.ts',
    from: 'path: call.path,',
    to: "path: call.path + '/edited',",
    shown: '/vms/v3/edited',
  },
  'the contract of an API': {
    path: '/docs/vm/api/manage',
    file: 'packages/api/vm/vm-machines.ts',
    from: 'The VMs could not be listed',
    to: 'Edited contract',
    shown: 'Edited contract',
  },
  'a rule of the form': {
    path: '/cloud-host-form',
    file: 'packages/application/rules/fields.ts',
    from: "roleAtCompany: { group: 'personal', kind: 'text', required: true",
    to: "roleAtCompany: { group: 'personal', kind: 'text', required: false",
    shown: 'optional',
    read: () => (document.querySelector('[name=roleAtCompany]')!.outerHTML.includes('required') ? '' : 'optional'),
  },
  'a label of the form': {
    path: '/cloud-host-form',
    file: 'packages/application/words/application.ts',
    from: "'First name'",
    to: "'Edited label'",
    shown: 'Edited label',
  },
}

const readAll = () => document.title + document.body.textContent
const read = (page: Page, reader: () => string) => page.evaluate(reader).catch(() => '')

test.each(Object.entries(edits))('npm run dev shows an edit of %s without a reload', async (_kind, edit) => {
  const { page, console } = await open(edit.path)
  await mark(page)
  if (edit.path === '/cloud-host-form') await page.locator('[name=lastName]').fill('Lovelace')
  copy.edit(edit.file, edit.from, edit.to)
  await expect.poll(() => read(page, edit.read ?? readAll)).toContain(edit.shown)
  expect(await isKept(page)).toBe(true)
  if (edit.path === '/cloud-host-form') expect(await page.locator('[name=lastName]').inputValue()).toBe('Lovelace')
  expect(console.splice(0)).toEqual([])
  // The server's HTML has the edit too.
  await page.reload()
  await waitForHydration(page)
  await expect.poll(() => read(page, edit.read ?? readAll)).toContain(edit.shown)
  expect(console.splice(0)).toEqual([])
})

test.each([
  [
    'the server',
    'packages/host/http/headers.ts',
    "'X-Content-Type-Options': 'nosniff'",
    "'X-Content-Type-Options': 'nosniff', 'X-Edited': 'yes'",
  ],
  ['the document', 'site/document.ts', '<html lang="en">', '<html lang="en" class="edited">'],
])('npm run dev reloads the page after an edit of %s', async (_what, file, from, to) => {
  const { page, console } = await open('/')
  await mark(page)
  copy.edit(file, from, to)
  await expect.poll(() => isKept(page).catch(() => true)).toBe(false)
  const response = await page.request.get(page.url())
  expect((await response.text()).includes('class="edited"') || response.headers()['x-edited'] === 'yes').toBe(true)
  await waitForHydration(page)
  expect(console.splice(0)).toEqual([])
})

test('npm run dev shows a new page of the documentation', async () => {
  copy.write('site/docs/vm/limits.mdx', 'Text of the new page.\n')
  const entry = "{ path: '/docs/vm/limits', title: 'Limits', description: 'How many machines an account can have.' },"
  copy.edit('site/docs/contents.ts', '    pages: [', `    pages: [${entry}`)
  await expect.poll(async () => (await fetch(`${server.url}/docs/vm/limits`)).status).toBe(200)
  const { page, console } = await open('/docs/vm/limits')
  expect(await page.evaluate(readAll)).toContain('Text of the new page.')
  expect(console.splice(0)).toEqual([])
})

test('npm run dev names a mistake in the contract, and serves the page after the mistake is corrected', async () => {
  const file = 'packages/api/vm/vm-machines.ts'
  const load = () => fetch(`${server.url}/docs/vm/api/manage`)
  copy.edit(file, "path: '/vms/v3',", "path: '/vms/v3';")
  await expect.poll(async () => (await load()).text()).toContain('vm-machines.ts')
  // The watcher reports no second change of a file within 50 ms: `_throttle('change', path, 50)` in chokidar 3.6.
  await setTimeout(100)
  copy.edit(file, "path: '/vms/v3';", "path: '/vms/v3',")
  await expect.poll(async () => (await load()).status).toBe(200)
})

test('npm run dev answers after it restarts for an edit of vite.config.ts, and the page reloads itself', async () => {
  const { page, console } = await open('/')
  console.splice(0)
  await mark(page)
  copy.edit(
    'vite.config.ts',
    '  plugins: [',
    "  plugins: [\n    { name: 'edited', transformIndexHtml: () => [{ tag: 'meta', attrs: { name: 'edited' } }] },",
  )
  await expect.poll(() => read(page, () => String(document.querySelector('meta[name=edited]') !== null))).toBe('true')
  await waitForHydration(page)
  for (const path of ['/', '/docs/vm/balance', '/cloud-host-form', '/healthz/live'])
    expect([path, (await fetch(server.url + path)).status]).toEqual([path, 200])
  // The browser reports each attempt to reach the server while it restarts.
  expect(console.splice(0).filter((text) => !text.includes('ERR_CONNECTION_'))).toEqual([])
})
