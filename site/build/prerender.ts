import { readFileSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest } from 'vite'
import { writeHeadersFile } from '@workspace/host/http/headers.ts'
import { securityTextPath, writeSecurityText } from '@workspace/host/http/security-text.ts'
import { readManifest, pickServerPages } from './manifest.ts'
import { compressFiles } from './compress.ts'
import { hashAssets, htmlDocument } from '../document.ts'
import type { PublicConfiguration } from '@workspace/host/configuration/public-configuration.ts'
import { drawCard, drawFavicon, drawIcon } from './social.ts'
import { faviconSvg } from '@workspace/tokens/favicon.ts'
import { icons, webManifest } from '../icons.ts'
import { readHistory } from '../docs/compile/history.ts'
import type { prerendering } from '../server.ts'

const writeSitemap = (origin: string, pages: readonly { path: string; changed: string | undefined }[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(
      ({ path, changed }) => `<url><loc>${new URL(path, origin).href}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`,
    ),
    '</urlset>\n',
  ].join('\n')

const client = resolve('dist/client')
const server = resolve('dist/server')

/** Writes the HTML of all pages, the social cards of the listed pages, and the other files of the site. Returns the number of pages. */
export async function prerender(publicConfiguration: PublicConfiguration, files: readonly (readonly [path: string, content: string])[]) {
  const { siteOrigin } = publicConfiguration
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- TypeScript can't know the exports of a module that is imported by a computed path.
  const { prerendering: site } = (await import(pathToFileURL(join(server, 'site.js')).href)) as { prerendering: typeof prerendering }

  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Vite has just written it.
  const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')) as Manifest
  await rm(join(client, '.vite'), { recursive: true })
  const read = (file: string) => readFileSync(join(client, file), 'utf8')
  const assets = readManifest(manifest, site.inlineScript, read)
  const write = async (path: string, content: string | Uint8Array) => {
    await mkdir(dirname(join(client, path)), { recursive: true })
    await writeFile(join(client, path), content)
  }
  const days = readHistory('site')
  // Uses the newest change in the page's folder, because the page's texts are there. In the documentation, each page is a single file.
  const findDay = (file: string) =>
    days[file.endsWith('.mdx') ? file : (Object.keys(days).find((each) => each.startsWith(`${dirname(file)}/`)) ?? file)]
  const listed: { path: string; changed: string | undefined }[] = []
  for (const path of site.paths) {
    const page = await site.render(path)
    await write(path === '/' ? 'index.html' : `${path}.html`, htmlDocument(assets, page))
    if (!page.listed) continue
    listed.push({ path: page.listed.path, changed: findDay(page.file) })
    await write(page.listed.picture, await drawCard(page.listed.card, site.cardSize))
  }
  for (const [path, content] of files) await write(path, content)
  await write('sitemap.xml', writeSitemap(siteOrigin, listed))
  await write('robots.txt', `User-agent: *\nDisallow: /api/\n\nSitemap: ${new URL('/sitemap.xml', siteOrigin).href}\n`)
  // Static hosts need this file. The servers write its text themselves.
  await write(securityTextPath.slice(1), writeSecurityText(siteOrigin))
  await write('favicon.svg', faviconSvg)
  await write('site.webmanifest', webManifest)
  for (const [name, side] of icons) await write(name, drawIcon(faviconSvg, side))
  await write('favicon.ico', await drawFavicon(faviconSvg))
  const hashes = hashAssets(assets)
  await writeFile(join(server, 'manifest.json'), JSON.stringify({ assets: pickServerPages(assets), hashes, publicConfiguration }))
  await write('_headers', writeHeadersFile({ siteOrigin, ...hashes }))

  await compressFiles(client)
  return site.paths.length
}
