import { readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { Piscina } from 'piscina'
import type { Manifest } from 'vite'
import { readConfiguration } from '../configuration/configuration.ts'
import { environment } from '../configuration/environment.ts'
import { headersFile } from '../document/headers.ts'
import { runCommand } from '../configuration/command.ts'
import { readManifest, renderedByServer } from './manifest.ts'
import { bundleBrowser, bundleServer } from './bundles.ts'
import { compressing } from './compress.ts'
import { client, server } from './folders.ts'
import { docsFiles, readDocs } from '../docs/page/docs-kit.ts'
import { once } from '../docs/blocks/docs-kit.ts'
import { htmlDocument } from '../document/html-document.ts'
import { hashesOf } from '../document/content-hashes.ts'
import { publicConfigurationOf } from '../configuration/public-configuration.ts'
import { drawIcon } from './social/social.ts'
import { faviconSvg, icons, webManifest } from '../document/icons.ts'
import { robots, sitemap } from './well-known.ts'
import type * as EntryServer from '../entry-server.tsx'
import type * as Worker from './worker.ts'

const threads = new Piscina<unknown, unknown>({
  filename: new URL('worker.ts', import.meta.url).href,
  maxThreads: availableParallelism(),
  // What a thread has imported and V8 has compiled serves the next step too.
  idleTimeout: Number.POSITIVE_INFINITY,
  // A thread that has its next task goes on while the build's own is busy.
  concurrentTasksPerWorker: 8,
  atomics: 'disabled',
})
/** Runs a function of worker.ts in a thread of its own. */
const inWorker = <Task extends keyof typeof Worker>(name: Task, task: Parameters<(typeof Worker)[Task]>[0]) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The task is looked up by its name.
  threads.run(task, { name }) as ReturnType<(typeof Worker)[Task]>

const steps = 3
let step = 0
const say = (what: string) => console.log(`[${++step}/${steps}] ${what}`)
const began = performance.now()

await runCommand(async () => {
  // A build needs no key of the mail service, whatever it is for.
  const publicConfiguration = publicConfigurationOf(readConfiguration({ ...environment(), NODE_ENV: 'development' }))
  const { siteOrigin } = publicConfiguration
  say('The documentation, the browser’s files and the server')
  const read = once((page) => inWorker('readPage', page))
  const pages: (EntryServer.Rendered & { path: string })[] = []
  const pictures = new Map<string, Promise<Uint8Array>>()
  const render = async () => {
    const [docs] = await Promise.all([readDocs(['/', '/cloud-host-form'], read), bundleServer(publicConfiguration, read)])
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The module is loaded by its path.
    const site = (await import(pathToFileURL(join(server, 'entry-server.js')).href)) as typeof EntryServer
    for (const path of site.paths) {
      const page = await site.render(path)
      pages.push({ path, ...page })
      const { path: indexed } = page.about
      if (indexed) pictures.set(site.pictureOf(indexed), inWorker('drawPicture', { ...page.about, path: indexed }))
      // React renders in one turn of the event loop, and a thread gets its next picture in another.
      await nextTurn()
    }
    return { docs, site }
  }
  const [{ docs, site }] = await Promise.all([render(), bundleBrowser(publicConfiguration, read)])

  say('The pages and their pictures')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The build of this site wrote it.
  const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')) as Manifest
  await rm(join(client, '.vite'), { recursive: true })
  const assets = readManifest(manifest, site.inlineScript, (file) => readFileSync(join(client, file), 'utf8'))
  const copies = compressing(client, new Set(Object.values(manifest).flatMap(({ src, file }) => (src?.endsWith('.mdx') ? file : []))))
  for (const file of await readdir(client, { recursive: true })) copies.add(file)
  const write = async (path: string, content: string | Uint8Array) => {
    await mkdir(dirname(join(client, path)), { recursive: true })
    await writeFile(join(client, path), content)
    copies.add(path)
  }
  for (const page of pages) await write(page.path === '/' ? 'index.html' : `${page.path}.html`, htmlDocument(assets, page))
  for (const [path, content] of docsFiles(siteOrigin, docs)) await write(path, content)
  await write(
    'sitemap.xml',
    sitemap(
      siteOrigin,
      pages.flatMap(({ about }) => about.path ?? []),
    ),
  )
  await write('robots.txt', robots(siteOrigin))
  await write('favicon.svg', faviconSvg)
  await write('site.webmanifest', webManifest)
  for (const [name, side] of icons) await write(name, drawIcon(faviconSvg, side))
  const hashes = await hashesOf(assets)
  await writeFile(join(server, 'manifest.json'), JSON.stringify({ ...renderedByServer(assets), hashes, publicConfiguration }))
  await write('_headers', headersFile({ siteOrigin, ...hashes }))
  for (const [path, picture] of pictures) await write(path, await picture)

  say('Compressed copies')
  await copies.end()

  console.log(
    `${site.paths.length} pages in ${((performance.now() - began) / 1000).toFixed(1)} s. Next: npm start serves them, npm test checks them.`,
  )
})
