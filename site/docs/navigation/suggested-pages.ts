import { findNearestName } from '@workspace/api/nearest-name.ts'
import { docsPages } from '../contents.ts'

export const retired: Readonly<Record<string, { href: string; label: string }>> = {
  '/docs/caas/api/logs': { href: '/docs/caas/api/manage#logs', label: 'Logs of a container' },
  '/docs/caas/api/pricing': { href: '/docs/caas/api/hardware#pricing', label: 'What a deployment costs' },
  '/docs/cli/installation': { href: '/docs/cli/overview#installation', label: 'Install the command-line tool' },
  '/docs/caas/api-reference': { href: '/docs/caas/overview#api-reference', label: 'All calls of the CaaS API' },
}

/** Converts an address to lowercase. Removes its extension, and what pasting or typing can add: punctuation, slashes and text. */
function toPlainPath(path: string): string {
  return path
    .toLowerCase()
    .replace(/[^\p{L}\p{N}/._-].*$/u, '')
    .replaceAll(/\/+/g, '/')
    .replace(/[^\p{L}\p{N}]+$/u, '')
    .replace(/\.(?:html?|md)$/, '')
}

export const isDocsPath = (path: string): boolean => /^\/docs(?:\/|$)/.test(toPlainPath(path))

/** Returns the page that was meant, or the pages whose paths share the most words with the address. */
export function suggestedPages(path: string): readonly { href: string; label: string }[] {
  const plain = toPlainPath(path)
  const moved = retired[plain]
  if (moved) return [moved]
  const toLink = (page: (typeof docsPages)[number]) => ({ href: page.path, label: page.title })
  const find = (isMeant: (path: string) => boolean) => docsPages.filter((page) => isMeant(page.path)).map(toLink)
  const folder = plain.slice(0, plain.lastIndexOf('/') + 1)
  const nearest = findNearestName(
    plain.slice(folder.length),
    docsPages.flatMap(({ path: each }) => (each.startsWith(folder) ? each.slice(folder.length) : [])),
  )
  // The address may lack its last part or its last letters, or have a wrong letter.
  for (const found of [
    find((each) => each === plain),
    find((each) => each === `${plain}/overview`),
    find((each) => each.startsWith(plain)),
    find((each) => each === folder + nearest),
  ])
    if (found.length === 1) return found
  const words = new Set(plain.split(/[/-]/).filter((word) => word && word !== 'docs'))
  return docsPages
    .map((page) => ({ page, shared: page.path.split('/').filter((word) => words.has(word)).length }))
    .sort((a, b) => b.shared - a.shared)
    .slice(0, 3)
    .map(({ page }) => toLink(page))
}
