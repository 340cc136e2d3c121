import * as z from 'zod/mini'
import { createPages, type LoadedPages, type Site } from '../http/pages.ts'

const texts = z.array(z.string())

/** Content of `dist/server/manifest.json`. */
export const builtManifest = z.object({
  /** The site defines its shape. */
  assets: z.unknown(),
  hashes: z.object({ scriptHashes: texts, styleHashes: texts }),
  publicConfiguration: z.object({ siteOrigin: z.string(), readers: z.number(), retentionDays: z.number() }),
})

export type BuiltManifest = z.output<typeof builtManifest>

export const createBuiltPages = (site: Site, { assets, hashes, publicConfiguration }: BuiltManifest): LoadedPages => ({
  ...createPages(site, (path, data) => site.document(path, data, assets)),
  publicConfiguration,
  ...hashes,
})
