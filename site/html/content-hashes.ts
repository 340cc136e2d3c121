import type { SiteManifest } from './html-document.ts'
import type { PublicConfiguration } from '../configuration/public-configuration.ts'

const hashOf = async (text: string) => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return `sha256-${btoa(String.fromCharCode(...bytes))}`
}

/** Hashes of the inline scripts and styles, for the Content-Security-Policy. */
interface Hashes {
  scriptHashes: string[]
  styleHashes: string[]
}

/** The assets that a server loads, with the hashes of all pages and what they state. */
export type BuiltManifest = SiteManifest & { hashes: Hashes; publicConfiguration: PublicConfiguration }

/** Computes the hashes of the inline scripts and styles of the built pages. */
export const hashesOf = async ({ inlineScript, pages }: SiteManifest): Promise<Hashes> => ({
  scriptHashes: [await hashOf(inlineScript)],
  styleHashes: await Promise.all([...new Set(Object.values(pages).map(({ css }) => css))].map(hashOf)),
})
