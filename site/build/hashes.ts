import type { Assets } from './document.ts'

const hashOf = async (text: string) => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return `sha256-${btoa(String.fromCharCode(...bytes))}`
}

/** What the content policy must let stand inline in the built pages. */
export const hashesOf = async ({ inlineScript, pages }: Assets): Promise<{ scriptHashes: string[]; styleHashes: string[] }> => ({
  scriptHashes: [await hashOf(inlineScript)],
  styleHashes: [...new Set(await Promise.all(Object.values(pages).map(({ css }) => hashOf(css))))],
})
