import * as z from 'zod/mini'
import type { SiteManifest } from './html-document.ts'

const hashOf = async (text: string) => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return `sha256-${btoa(String.fromCharCode(...bytes))}`
}

const texts = z.array(z.string())

/** `dist/server/manifest.json`: assets of the pages that a server renders, hashes of all pages, and the settings that they print. */
export const builtManifest = z.object({
  font: z.string(),
  inlineScript: z.string(),
  pages: z.record(z.string(), z.object({ css: z.string(), sheets: texts, modules: texts })),
  /** For the Content-Security-Policy. */
  hashes: z.object({ scriptHashes: texts, styleHashes: texts }),
  publicConfiguration: z.object({ siteOrigin: z.string(), readers: z.number(), retentionDays: z.number() }),
})

export type BuiltManifest = z.output<typeof builtManifest>

/** Computes the hashes of the inline scripts and styles of the built pages. */
export const hashesOf = async ({ inlineScript, pages }: SiteManifest): Promise<BuiltManifest['hashes']> => ({
  scriptHashes: [await hashOf(inlineScript)],
  styleHashes: await Promise.all([...new Set(Object.values(pages).map(({ css }) => css))].map(hashOf)),
})
