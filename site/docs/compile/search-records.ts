import type { Nodes, RootContent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { SearchRecord } from '../search/search.ts'
import type { DocsEntry } from '../docs-site.ts'
import { findCall } from './layout.ts'
import { getAttributes, type Page } from './page-source.ts'

const joinCells = (row: readonly string[]) => row.filter(Boolean).join(' · ')

/** Omits the asterisk that marks what may change. */
const getText = (node: Nodes) => toString(node).replace(/ \*$/, '')

/** Returns one line for each row or item. Omits code. */
function getLines(node: RootContent, blocks: Page['blocks']): string[] {
  switch (node.type) {
    case 'code':
      return []
    case 'table':
      return node.children.slice(1).map((row) => joinCells(row.children.map(getText)))
    case 'list':
      return node.children.flatMap((item) => item.children.flatMap((child) => getLines(child, blocks)))
    case 'blockquote':
      return node.children.flatMap((child) => getLines(child, blocks))
    case 'mdxJsxFlowElement': {
      const block = blocks.get(node)
      if (block?.repeated) return []
      const title = block ? [] : [getAttributes(node)['title'] ?? '']
      return [...title, ...(block?.nodes ?? node.children).flatMap((child) => getLines(child, blocks))]
    }
    default:
      return [getText(node)].filter(Boolean)
  }
}

/** Skips a linked name, because another section defines it. */
const getNames = (node: RootContent): string[] =>
  node.type === 'table'
    ? node.children
        .slice(1)
        .flatMap(({ children: [first] }) => first?.children.flatMap((part) => (part.type === 'inlineCode' ? part.value : [])) ?? [])
    : []

export const createRecords = ({ path, title, label = title, description }: DocsEntry, { sections, blocks }: Page): SearchRecord[] =>
  sections.map(({ heading, nodes, topics }) => {
    const href = heading ? `${path}#${heading.id}` : path
    const own = nodes.flatMap((node) => blocks.get(node) ?? [])
    const call = findCall(nodes, blocks)
    const messages = own.flatMap((block) => block.messages ?? [])
    const named = [...nodes, ...own.flatMap((block) => (block.repeated ? [] : block.nodes))]
    return {
      href,
      ...(topics && { topics }),
      page: title,
      ...(heading && { section: heading.label }),
      names: [...new Set([...(heading ? [] : [label]), ...named.flatMap(getNames)])],
      text: [...(heading ? [] : [description]), ...nodes.flatMap((node) => getLines(node, blocks))],
      ...(call && { call: `${call.method} ${call.path}` }),
      ...(messages.length > 0 && { messages }),
    }
  })
