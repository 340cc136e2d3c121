import { htmlDocument } from '../html/html-document.ts'
import type { BuiltManifest } from '../html/content-hashes.ts'
import { createPages, type LoadedPages, type Site } from '../http/pages.ts'

/** Makes the pages that a server renders, with the assets of the build. */
export const builtPages = (site: Site, { hashes, publicConfiguration, ...assets }: BuiltManifest): LoadedPages => ({
  ...createPages(site, async (path, data) => htmlDocument(assets, { ...(await site.render(path, data)), data })),
  publicConfiguration,
  ...hashes,
})
