import type { Assets } from './document.ts'
import type { Stated } from './stated.ts'

const hashOf = async (text: string) => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return `sha256-${btoa(String.fromCharCode(...bytes))}`
}

/** What the content policy must let stand inline in the built pages. */
interface Hashes {
  scriptHashes: string[]
  styleHashes: string[]
}

/** The assets that a server loads, with the hashes of all pages and what they state. */
export type BuiltAssets = Assets & { hashes: Hashes; stated: Stated }

/** Computes the hashes of what stands inline in the built pages. */
export const hashesOf = async ({ inlineScript, pages }: Assets): Promise<Hashes> => ({
  scriptHashes: [await hashOf(inlineScript)],
  styleHashes: await Promise.all([...new Set(Object.values(pages).map(({ css }) => css))].map(hashOf)),
})
