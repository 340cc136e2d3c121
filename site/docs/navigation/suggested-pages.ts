import { docsPages } from '../contents.ts'

export const retired: Readonly<Record<string, { href: string; label: string }>> = {
  '/docs/caas/api/logs': { href: '/docs/caas/api/manage#logs', label: 'Logs of a container' },
  '/docs/caas/api/pricing': { href: '/docs/caas/api/hardware#pricing', label: 'What a deployment costs' },
  '/docs/cli/installation': { href: '/docs/cli/overview#installation', label: 'Install the command-line tool' },
  '/docs/caas/api-reference': { href: '/docs/caas/overview#api-reference', label: 'All calls of the CaaS API' },
}

/** Returns the replacement of a retired path, or the pages whose paths share the most words with it. */
export function suggestedPages(path: string): readonly { href: string; label: string }[] {
  const moved = retired[path]
  if (moved) return [moved]
  const words = new Set(path.split(/[/-]/).filter((word) => word && word !== 'docs'))
  return docsPages
    .map((page) => ({ page, shared: page.path.split('/').filter((word) => words.has(word)).length }))
    .sort((a, b) => b.shared - a.shared)
    .slice(0, 3)
    .map(({ page }) => ({ href: page.path, label: page.title }))
}
