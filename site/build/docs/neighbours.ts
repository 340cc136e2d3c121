import type { DocsText } from '../../docs/place.ts'
import type { Assets } from '../document.ts'

/** Tells each page which files the tools of the next and the previous one need beside its own; by path. */
export function withNeighbours(texts: readonly DocsText[], tools: Assets['tools']): Map<string, DocsText> {
  const filesOf = new Map(texts.map((text) => [text.place.about.path, text.tools.flatMap((tool) => tools[tool] ?? [])]))
  return new Map(texts.map((text) => {
    const { about, next, previous } = text.place
    const own = filesOf.get(about.path) ?? []
    const near = new Set([next, previous].flatMap((page) => (page && filesOf.get(page.href)) ?? []).filter((file) => !own.includes(file)))
    return [about.path, { ...text, ...(near.size > 0 && { nearTools: [...near] }) }]
  }))
}
