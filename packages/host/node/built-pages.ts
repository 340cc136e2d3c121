import * as z from 'zod/mini'
import { createPages, type LoadedPages, type Site } from '../http/pages.ts'

const texts = z.array(z.string())

/** `dist/server/manifest.json`, which the build of the site writes. */
export const builtManifest = z.object({
  /** Assets of the pages that a server renders, as the site reads them. */
  assets: z.unknown(),
  /** For the Content-Security-Policy. */
  hashes: z.object({ scriptHashes: texts, styleHashes: texts }),
  publicConfiguration: z.object({ siteOrigin: z.string(), readers: z.number(), retentionDays: z.number() }),
})

export type BuiltManifest = z.output<typeof builtManifest>

/** Makes the pages that a server renders, with the assets of the build. */
export const builtPages = (site: Site, { assets, hashes, publicConfiguration }: BuiltManifest): LoadedPages => ({
  ...createPages(site, (path, data) => site.document(path, data, assets)),
  publicConfiguration,
  ...hashes,
})
