import { readFileSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PluginOption } from 'vite'
import { readConfiguration } from '../configuration/configuration.ts'
import { environment } from '../configuration/environment.ts'
import { readJson } from '../configuration/read-json.ts'
import { headersFile } from '../html/headers.ts'
import { readManifest, renderedByServer, viteManifest } from './manifest.ts'
import { bundleBrowser, bundleServer } from './bundles.ts'
import { compressFiles } from './compress.ts'
import { client, server } from './folders.ts'
import { htmlDocument } from '../html/html-document.ts'
import { hashesOf } from '../html/content-hashes.ts'
import { publicConfigurationOf } from '../configuration/public-configuration.ts'
import { drawCard, drawIcon } from './social/social.ts'
import { faviconSvg, icoOf, icons, icoSide, webManifest } from '../html/icons.ts'
import { changedOn } from './changed.ts'
import { robots, sitemap, type ListedPage } from './well-known.ts'
import type { RenderedPage, Site } from '../http/pages.ts'

/** Site to build. */
export interface BuildOptions {
  /** Bundles for the server: `site` exports the site, `start` starts it. */
  server: { site: string; start: string }
  /** Vite's plugins for pages, styles and components. */
  plugins: () => PluginOption[]
  /**
   * Files beside the pages.
   * @throws CommandError when one of them is wrong.
   */
  files: (origin: string) => Promise<readonly (readonly [path: string, content: string])[]>
}

const steps = 3
let step = 0
const announce = (work: string) => console.log(`[${++step}/${steps}] ${work}`)

/** Builds pages, browser files and server into `dist`. */
export async function buildSite({ server: serverModules, plugins, files }: BuildOptions): Promise<void> {
  const began = performance.now()
  // Development's rules: a build needs no key of the mail service.
  const publicConfiguration = publicConfigurationOf(readConfiguration({ ...environment(), NODE_ENV: 'development' }))
  const { siteOrigin } = publicConfiguration
  announce('The documentation, the browser’s files and the server')
  const [published] = await Promise.all([
    files(siteOrigin),
    bundleServer(publicConfiguration, plugins(), serverModules),
    bundleBrowser(publicConfiguration, plugins),
  ])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The module is loaded by its path.
  const { site } = (await import(pathToFileURL(join(server, 'site.js')).href)) as { site: Site }

  announce('The pages and their pictures')
  const manifest = readJson(viteManifest, await readFile(join(client, '.vite/manifest.json'), 'utf8'))
  await rm(join(client, '.vite'), { recursive: true })
  const read = (file: string) => readFileSync(join(client, file), 'utf8')
  const assets = readManifest(manifest, site.inlineScript, read)
  const write = async (path: string, content: string | Uint8Array) => {
    await mkdir(dirname(join(client, path)), { recursive: true })
    await writeFile(join(client, path), content)
  }
  const pages = new Map<string, RenderedPage>()
  for (const path of site.paths) pages.set(path, await site.render(path))
  const listed: ListedPage[] = []
  for (const [path, page] of pages) {
    await write(path === '/' ? 'index.html' : `${path}.html`, htmlDocument(assets, page))
    if (!page.listed) continue
    listed.push({ path: page.listed.path, changed: changedOn(page.file) })
    await write(page.listed.picture, await drawCard(page.listed.card, site.cardSize))
  }
  for (const [path, content] of published) await write(path, content)
  await write('sitemap.xml', sitemap(siteOrigin, listed))
  await write('robots.txt', robots(siteOrigin))
  await write('favicon.svg', faviconSvg)
  await write('site.webmanifest', webManifest)
  for (const [name, side] of icons) await write(name, drawIcon(faviconSvg, side))
  await write('favicon.ico', icoOf(drawIcon(faviconSvg, icoSide), icoSide))
  const hashes = await hashesOf(assets)
  await writeFile(join(server, 'manifest.json'), JSON.stringify({ ...renderedByServer(assets), hashes, publicConfiguration }))
  await write('_headers', headersFile({ siteOrigin, ...hashes }))

  announce('Compressed copies')
  await compressFiles(client)

  console.log(
    `${site.paths.length} pages in ${((performance.now() - began) / 1000).toFixed(1)} s. Next: npm start serves them, npm test checks them.`,
  )
}
