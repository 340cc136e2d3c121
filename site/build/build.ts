import { readFileSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type InlineConfig, type Manifest } from 'vite'
import { readConfiguration } from '../server/configuration.ts'
import { environment } from '../server/environment.ts'
import { headersFile } from '../server/headers.ts'
import { runCommand } from '../server/start-error.ts'
import { assetsOf, entry } from './assets.ts'
import { compiledAhead } from './compiled-ahead.ts'
import { compressFiles } from './compress.ts'
import { checkDocs, docsFiles } from './docs/publish.ts'
import { writeSearchIndex } from './docs/search-index.ts'
import { htmlDocument } from './document.ts'
import { hashesOf } from './hashes.ts'
import { guardBundle } from './guard.ts'
import { drawCard, drawIcon } from './social.ts'
import { icons, robots, sitemap } from './well-known.ts'
import type * as EntryServer from '../entry-server.tsx'
import type { PageHead } from '../Head.tsx'

const steps = 4
let step = 0
const say = (what: string) => console.log(`[${++step}/${steps}] ${what}`)
const began = performance.now()

/** What stands on every page: one file of it is smaller than ten. */
const shared = /ui\/elements\/(?:Button|Link|Logo|Icon|Badge|Heading|VisuallyHidden|MenuDialog|SkipLink|RouteAnnouncer)\/|ThemeToggle|vanilla-extract|site\/content\/(?:brand|site)\.ts/

const client = resolve('dist/client')
const server = resolve('dist/server')
await runCommand(async () => {
  // A build needs no key of the mail service, whatever it is for.
  const { SITE_ORIGIN } = readConfiguration({ ...environment(), NODE_ENV: 'development' })
  const common: InlineConfig = {
    logLevel: 'warn',
    define: { 'import.meta.env.SITE_ORIGIN': JSON.stringify(SITE_ORIGIN) },
  }

  await checkDocs(['/', '/cloud-host-form'])
  say('The browser’s files')
  await build({
    ...common,
    plugins: [guardBundle(), compiledAhead],
    build: {
      outDir: client,
      emptyOutDir: true,
      manifest: true,
      rolldownOptions: { input: [entry, 'site/pages/mailbox.tsx'], output: { codeSplitting: { groups: [{ name: 'frame', test: shared }] } } },
    },
  })

  say('The server')
  await build({
    ...common,
    build: {
      outDir: server,
      emptyOutDir: true,
      ssr: true,
      copyPublicDir: false,
      rolldownOptions: { input: { 'entry-server': 'site/entry-server.tsx', start: 'site/server/start.ts' } },
    },
  })

  say('The pages and their pictures')
  const site = (await import(pathToFileURL(join(server, 'entry-server.js')).href)) as typeof EntryServer
  const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')) as Manifest
  const assets = assetsOf(manifest, site.inlineScript, (file) => readFileSync(join(client, file), 'utf8'))
  const write = async (path: string, content: string | Uint8Array) => {
    await mkdir(dirname(join(client, path)), { recursive: true })
    await writeFile(join(client, path), content)
  }
  const published: string[] = []
  const pictures = new Map<string, PageHead>()
  for (const path of site.paths) {
    const page = await site.render(path)
    await write(path === '/' ? 'index.html' : `${path}.html`, htmlDocument(assets, { ...page, ...(page.text && { textFile: `${path}.json` }) }))
    if (page.text) await write(`${path}.json`, JSON.stringify(page.text))
    if (!page.about.path) continue
    published.push(page.about.path)
    pictures.set(site.pictureOf(page.about.pictured ?? page.about.path), page.about)
  }
  for (const [path, about] of pictures) await write(path, await drawCard(site.cardOf(about), site.socialCardSize))
  for (const [path, content] of await docsFiles(SITE_ORIGIN)) await write(path, content)
  await writeSearchIndex(client, write)
  await write('sitemap.xml', sitemap(SITE_ORIGIN, published))
  await write('robots.txt', robots(SITE_ORIGIN))
  const favicon = await readFile('site/public/favicon.svg', 'utf8')
  for (const [name, side] of icons) await write(name, drawIcon(favicon, side))
  await writeFile(join(server, 'assets.json'), JSON.stringify(assets))
  await rm(join(client, '.vite'), { recursive: true })
  await write('_headers', headersFile({ siteOrigin: SITE_ORIGIN, ...await hashesOf(assets) }))

  say('Compressed copies')
  await compressFiles(client)

  console.log(`${site.paths.length} pages in ${((performance.now() - began) / 1000).toFixed(1)} s. Next: npm start serves them, npm test checks them.`)
})
