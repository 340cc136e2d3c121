import GithubSlugger from 'github-slugger'
import type { Root, RootContent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { DocsEntry } from '../contents.ts'
import { partsOf, type Part } from './block-parts.ts'
import { attributesOf } from './attributes.ts'
import { blockOf } from './blocks.ts'
import type { SearchRecord } from '../search/search.ts'

const cells = (row: readonly string[]) => row.filter(Boolean).join(' · ')

/** The text of a piece of Markdown in one line: no marks of bold and code, and of a link its words. */
const plain = (markdown: string) => markdown.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/`|\*\*/g, '')

/** What a reader of a block sees, a row or an item each; code listings are left to their page. */
const linesOfPart = (part: Part): string[] => {
  switch (part.kind) {
    case 'line':
      return [plain(part.text)]
    case 'list':
      return part.items.map(plain)
    case 'table':
      return part.rows.map((row) => cells(row.map(plain)))
    case 'code':
      return []
  }
}

/** The same of a node of a page. */
function linesOf(node: RootContent): string[] {
  switch (node.type) {
    case 'code':
      return []
    case 'table':
      return node.children.slice(1).map((row) => cells(row.children.map((cell) => toString(cell))))
    case 'list':
      return node.children.flatMap((item) => item.children.flatMap(linesOf))
    case 'blockquote':
      return node.children.flatMap(linesOf)
    case 'mdxJsxFlowElement': {
      const block = blockOf(node)
      return block ? partsOf(block).flatMap(linesOfPart) : [attributesOf(node)['title'] ?? '', ...node.children.flatMap(linesOf)]
    }
    default:
      return [toString(node)].filter(Boolean)
  }
}

/** The names that begin the rows of a table; one that is a link is defined elsewhere. */
function namesOf(node: RootContent): string[] {
  const block = node.type === 'mdxJsxFlowElement' && blockOf(node)
  if (block) {
    const rows = partsOf(block).flatMap((part) => (part.kind === 'table' ? part.rows : []))
    return rows.flatMap(([first = '']) => /^`(.+)`$/.exec(first)?.[1] ?? [])
  }
  if (node.type !== 'table') return []
  return node.children
    .slice(1)
    .flatMap(({ children: [first] }) => first?.children.flatMap((part) => (part.type === 'inlineCode' ? part.value : [])) ?? [])
}

/** The sections of a page, as the search finds them. */
export function recordsOf({ path, label, title, description }: DocsEntry, tree: Root): SearchRecord[] {
  const slugger = new GithubSlugger()
  const records: (SearchRecord & { call?: string; names: string[]; text: string[] })[] = [
    { href: path, page: title, names: [label], text: [description] },
  ]
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth > 1) {
      const section = toString(node)
      records.push({ href: `${path}#${slugger.slug(section)}`, page: title, section, names: [], text: [] })
      continue
    }
    const record = records.at(-1)!
    const block = node.type === 'mdxJsxFlowElement' ? blockOf(node) : undefined
    if (block?.kind === 'endpoint') record.call ??= `${block.method} ${block.path}`
    record.names.push(...namesOf(node))
    record.text.push(...linesOf(node))
  }
  return records.map((record) => ({ ...record, names: [...new Set(record.names)] }))
}
