import type { RootContent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { SearchRecord } from './search/search.ts'
import type { Part } from './shapes/block.ts'
import type { DocsEntry } from './shapes/docs-site.ts'
import { attributesOf, type Page } from './page-source.ts'

const cells = (row: readonly string[]) => row.filter(Boolean).join(' · ')

/** Text of a piece of Markdown, without the marks of bold and code and without the addresses of links. */
const plain = (markdown: string) => markdown.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/`|\*\*/g, '')

/** Lines that a reader of a block sees, a row or an item each; code is left to its page. */
const linesOfPart = (part: Part): string[] => {
  switch (part.kind) {
    case 'line':
      return [plain(part.text)]
    case 'call':
      return [`${part.method} ${part.path}`]
    case 'list':
      return part.items.map(plain)
    case 'table':
      return part.rows.map((row) => cells(row.map(plain)))
    case 'code':
      return []
  }
}

/** Lines that a reader of a node sees. */
function linesOf(node: RootContent, blocks: Page['blocks']): string[] {
  switch (node.type) {
    case 'code':
      return []
    case 'table':
      return node.children.slice(1).map((row) => cells(row.children.map((cell) => toString(cell))))
    case 'list':
      return node.children.flatMap((item) => item.children.flatMap((child) => linesOf(child, blocks)))
    case 'blockquote':
      return node.children.flatMap((child) => linesOf(child, blocks))
    case 'mdxJsxFlowElement':
      return (
        blocks.get(node)?.parts.flatMap(linesOfPart) ?? [
          attributesOf(node)['title'] ?? '',
          ...node.children.flatMap((child) => linesOf(child, blocks)),
        ]
      )
    default:
      return [toString(node)].filter(Boolean)
  }
}

/** Names that begin the rows of a table; one that is a link is defined elsewhere. */
function namesOf(node: RootContent, blocks: Page['blocks']): string[] {
  const rows = blocks.get(node)?.parts.flatMap((part) => (part.kind === 'table' ? part.rows : []))
  if (rows) return rows.flatMap(([first = '']) => /^`(.+)`$/.exec(first)?.[1] ?? [])
  if (node.type !== 'table') return []
  return node.children
    .slice(1)
    .flatMap(({ children: [first] }) => first?.children.flatMap((part) => (part.type === 'inlineCode' ? part.value : [])) ?? [])
}

/** Writes the sections of a page as the search finds them. */
export const recordsOf = ({ path, label, title, description }: DocsEntry, { sections, blocks }: Page): SearchRecord[] =>
  sections.map(({ heading, nodes }) => {
    const call = nodes.flatMap((node) => blocks.get(node)?.parts ?? []).find((part) => part.kind === 'call')
    return {
      href: heading ? `${path}#${heading.id}` : path,
      page: title,
      ...(heading && { section: heading.label }),
      names: [...new Set([...(heading ? [] : [label]), ...nodes.flatMap((node) => namesOf(node, blocks))])],
      text: [...(heading ? [] : [description]), ...nodes.flatMap((node) => linesOf(node, blocks))],
      ...(call && { call: `${call.method} ${call.path}` }),
    }
  })
