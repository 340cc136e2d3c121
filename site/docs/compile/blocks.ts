import type { RootContent } from 'mdast'
import { visit } from 'unist-util-visit'
import { getAttributes, parseMarkdown, type Page, type PageSource } from './page-source.ts'
import type { Attributes, Block, BlockModule } from './shapes/block.ts'

/** A page's `<Endpoint />` is the block in `Endpoint.read.ts`, and `Endpoint.tsx` renders it. */
const modules = import.meta.glob<BlockModule>('../blocks/*.read.ts', { eager: true })

export const blockNames = Object.keys(modules).map((file) => file.replace(/^.*\/|\.read\.ts$/g, ''))

/** Reads the blocks of a page. Throws if a block names what the contract lacks. Skips unknown elements, which the check reports. */
export function readBlocks({ tree, sections }: PageSource): Page {
  const blocks = new Map<RootContent, Block>()
  const add = (node: RootContent, name: string, attributes: Attributes) => {
    const block = modules[`../blocks/${name}.read.ts`]
    if (!block) return
    const { read, markdown, getFacts } = block
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The block's other functions take what its `read` returns.
    const props = (read?.(attributes) ?? {}) as never
    const text = (markdown?.(props) ?? []).join('\n\n')
    blocks.set(node, { name, props, markdown: text, nodes: parseMarkdown(text), ...getFacts?.(props) })
  }
  visit(tree, (node) => {
    if (node.type === 'code') add(node, 'Code', { of: 'fence', lang: node.lang ?? '', meta: node.meta ?? '', code: node.value })
    if (node.type === 'mdxJsxFlowElement') add(node, node.name ?? '', getAttributes(node))
  })
  return { tree, sections, blocks }
}
