import type { RootContent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { SearchRecord } from '../search/search.ts'
import type { Part } from './shapes/block.ts'
import type { DocsEntry } from '../docs-site.ts'
import { getAttributes, type Page } from './page-source.ts'

const joinCells = (row: readonly string[]) => row.filter(Boolean).join(' · ')

const stripMarkdown = (markdown: string) => markdown.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/`|\*\*| ?\\\*/g, '')

/** Returns one line for each row or item. Omits code. */
const getPartLines = (part: Part): string[] => {
  switch (part.kind) {
    case 'line':
      return [stripMarkdown(part.text)]
    case 'call':
      return [`${part.method} ${part.path}`]
    case 'list':
      return part.items.map(stripMarkdown)
    case 'table':
      return part.repeated ? [] : part.rows.map((row) => joinCells(row.map(stripMarkdown)))
    case 'messages':
      return [...part.messages]
    case 'code':
      return []
  }
}

function getLines(node: RootContent, blocks: Page['blocks']): string[] {
  switch (node.type) {
    case 'code':
      return []
    case 'table':
      return node.children.slice(1).map((row) => joinCells(row.children.map((cell) => toString(cell))))
    case 'list':
      return node.children.flatMap((item) => item.children.flatMap((child) => getLines(child, blocks)))
    case 'blockquote':
      return node.children.flatMap((child) => getLines(child, blocks))
    case 'mdxJsxFlowElement':
      return (
        blocks.get(node)?.parts.flatMap(getPartLines) ?? [
          getAttributes(node)['title'] ?? '',
          ...node.children.flatMap((child) => getLines(child, blocks)),
        ]
      )
    default:
      return [toString(node)].filter(Boolean)
  }
}

/** Skips a linked name, because another section defines it. */
function getNames(node: RootContent, blocks: Page['blocks']): string[] {
  const rows = blocks.get(node)?.parts.flatMap((part) => (part.kind === 'table' && !part.repeated ? part.rows : []))
  if (rows) return rows.flatMap(([first = '']) => /^`(.+?)`/.exec(first)?.[1] ?? [])
  if (node.type !== 'table') return []
  return node.children
    .slice(1)
    .flatMap(({ children: [first] }) => first?.children.flatMap((part) => (part.type === 'inlineCode' ? part.value : [])) ?? [])
}

export const createRecords = ({ path, title, label = title, description }: DocsEntry, { sections, blocks }: Page): SearchRecord[] =>
  sections.map(({ heading, nodes, topics }) => {
    const href = heading ? `${path}#${heading.id}` : path
    const parts = nodes.flatMap((node) => blocks.get(node)?.parts ?? [])
    const call = parts.find((part) => part.kind === 'call')
    const messages = parts.flatMap((part) => (part.kind === 'messages' ? part.messages : []))
    return {
      href,
      ...(topics && { topics }),
      page: title,
      ...(heading && { section: heading.label }),
      names: [...new Set([...(heading ? [] : [label]), ...nodes.flatMap((node) => getNames(node, blocks))])],
      text: [...(heading ? [] : [description]), ...nodes.flatMap((node) => getLines(node, blocks))],
      ...(call && { call: `${call.method} ${call.path}` }),
      ...(messages.length > 0 && { messages }),
    }
  })
