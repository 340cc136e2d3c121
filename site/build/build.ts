import { readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest } from 'vite'
import { readConfiguration } from '../server/configuration.ts'
import { environment } from '../server/environment.ts'
import { headersFile } from '../server/headers.ts'
import { runCommand } from '../server/start-error.ts'
import { assetsOf, renderedByServer } from './assets.ts'
import { buildBeside } from './beside.ts'
import { bundleServer, client, server } from './bundles.ts'
import { compressing } from './compress.ts'
import { htmlDocument } from './document.ts'
import { hashesOf } from './hashes.ts'
import { statedIn } from './stated.ts'
import { drawCard, drawIcon } from './social.ts'
import { icons, robots, sitemap } from './well-known.ts'
import type * as EntryServer from '../entry-server.tsx'
import type { PageHead } from '../Head.tsx'

const steps = 3
let step = 0
const say = (what: string) => console.log(`[${++step}/${steps}] ${what}`)
const began = performance.now()

await runCommand(async () => {
  // A build needs no key of the mail service, whatever it is for.
  const stated = statedIn(readConfiguration({ ...environment(), NODE_ENV: 'development' }))
  const { siteOrigin } = stated
  say('The documentation, the browser’s files and the server')
  const [published] = await Promise.all([buildBeside(stated), bundleServer(stated)])

  say('The pages and their pictures')
  const site = (await import(pathToFileURL(join(server, 'entry-server.js')).href)) as typeof EntryServer
  const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')) as Manifest
  await rm(join(client, '.vite'), { recursive: true })
  const assets = assetsOf(manifest, site.inlineScript, (file) => readFileSync(join(client, file), 'utf8'))
  const copies = compressing(client)
  for (const file of await readdir(client, { recursive: true })) copies.add(file)
  const write = async (path: string, content: string | Uint8Array) => {
    await mkdir(dirname(join(client, path)), { recursive: true })
    await writeFile(join(client, path), content)
    copies.add(path)
  }
  const indexed: string[] = []
  const pictures = new Map<string, PageHead & { path: string }>()
  for (const path of site.paths) {
    const page = await site.render(path)
    await write(path === '/' ? 'index.html' : `${path}.html`, htmlDocument(assets, page))
    const { about } = page
    if (!about.path) continue
    indexed.push(about.path)
    pictures.set(site.pictureOf(about.path), { ...about, path: about.path })
  }
  for (const [path, about] of pictures) await write(path, await drawCard(site.cardOf(about), site.socialCardSize))
  for (const [path, content] of published) await write(path, content)
  await write('sitemap.xml', sitemap(siteOrigin, indexed))
  await write('robots.txt', robots(siteOrigin))
  const favicon = await readFile('site/public/favicon.svg', 'utf8')
  for (const [name, side] of icons) await write(name, drawIcon(favicon, side))
  const hashes = await hashesOf(assets)
  await writeFile(join(server, 'assets.json'), JSON.stringify({ ...renderedByServer(assets), hashes, stated }))
  await write('_headers', headersFile({ siteOrigin, ...hashes }))

  say('Compressed copies')
  await copies.end()

  console.log(`${site.paths.length} pages in ${((performance.now() - began) / 1000).toFixed(1)} s. Next: npm start serves them, npm test checks them.`)
})
