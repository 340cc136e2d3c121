import GithubSlugger from 'github-slugger'
import type { Html, Root, RootContent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { DocsEntry } from '../contents.ts'
import type { SearchRecord } from './search.ts'

const reader = unified().use(remarkParse).use(remarkGfm)

/** The raw text of a block as what it is: a table, a list. Its listings, most of it, are left out before it is parsed. */
const read = ({ value }: Html): RootContent[] => reader.parse(value.replaceAll(/^(`{3,}).*\n[^]*?^\1$/gm, '')).children

/** What a reader of one block sees, a row or an item each; code listings are left to their page. */
function linesOf(node: RootContent): string[] {
  switch (node.type) {
    case 'code':
      return []
    case 'html':
      return read(node).flatMap(linesOf)
    case 'table':
      return node.children.slice(1).map((row) =>
        row.children
          .map((cell) => toString(cell))
          .filter(Boolean)
          .join(' · '),
      )
    case 'list':
      return node.children.flatMap((item) => item.children.flatMap(linesOf))
    case 'blockquote':
      return node.children.flatMap(linesOf)
    default:
      return [toString(node)].filter(Boolean)
  }
}

/** The names that begin the rows of a table; one that is a link is defined elsewhere. */
function namesOf(node: RootContent): string[] {
  if (node.type !== 'table') return []
  return node.children
    .slice(1)
    .flatMap(({ children: [first] }) => first?.children.flatMap((part) => (part.type === 'inlineCode' ? part.value : [])) ?? [])
}

/** The call that a paragraph of its own shows, in bold. */
function callOf(node: RootContent): string | undefined {
  const [only, ...others] = node.type === 'paragraph' ? node.children : []
  return only?.type === 'strong' && others.length === 0 && only.children[0]?.type === 'inlineCode' ? only.children[0].value : undefined
}

/** The sections of one page. */
function recordsOf({ path, label, title, description }: DocsEntry, plain: Root): SearchRecord[] {
  const slugger = new GithubSlugger()
  const records: (SearchRecord & { call?: string; names: string[]; text: string[] })[] = [
    { href: path, page: title, names: [label], text: [description] },
  ]
  for (const node of plain.children.flatMap((child) => (child.type === 'html' ? read(child) : child))) {
    if (node.type === 'heading' && node.depth > 1) {
      const section = toString(node)
      records.push({ href: `${path}#${slugger.slug(section)}`, page: title, section, names: [], text: [] })
      continue
    }
    const record = records.at(-1)!
    record.call ??= callOf(node)
    record.names.push(...namesOf(node))
    record.text.push(...linesOf(node))
  }
  return records.map((record) => ({ ...record, names: [...new Set(record.names)] }))
}

/** The records of the search, from the plain tree of every page. */
export const searchRecords = (pages: readonly (readonly [DocsEntry, Root])[]): SearchRecord[] =>
  pages.flatMap(([page, plain]) => recordsOf(page, plain))
