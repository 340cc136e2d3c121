import { slug } from 'github-slugger'
import type { Heading as HeadingNode, Root, RootContent } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import { toString } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { brand } from '@workspace/tokens/brand.ts'
import type { Blocks } from './blocks.ts'
import type { Attributes, Block, Reading } from './shapes/block.ts'

/** Heading and the content below it. The content before the first heading has none. */
interface Section {
  heading?: { node: HeadingNode; id: string; label: string; level: 1 | 2 | 3 | 4 | 5 | 6 }
  nodes: RootContent[]
  /** Words in readers' questions, from an MDX comment that begins with `search:`. */
  topics?: string
}

export interface PageSource {
  tree: Root
  sections: readonly Section[]
}

export interface Page extends PageSource {
  blocks: ReadonlyMap<RootContent, Block>
}

const readTopics = (node: RootContent): string | undefined =>
  node.type === 'mdxFlowExpression' ? /^\/\*\s*search:\s*([\s\S]*?)\s*\*\/$/.exec(node.value)?.[1] : undefined

const reader = unified().use(remarkParse).use(remarkGfm).use(remarkMdx)

export function parsePage(source: string): PageSource {
  const tree = reader.parse(source.replaceAll('{product}', brand.name))
  visit(tree, 'code', (code) => {
    code.value = code.value.replaceAll('{host}', brand.apiHost).replaceAll('{images}', brand.imagesHost)
  })
  const sections: [Section, ...Section[]] = [{ nodes: [] }]
  for (const node of tree.children) {
    const topics = readTopics(node)
    if (topics !== undefined) {
      sections.at(-1)!.topics = topics
      continue
    }
    if (node.type !== 'heading') {
      sections.at(-1)!.nodes.push(node)
      continue
    }
    const label = toString(node)
    // The id needs no counter, because the check rejects pages with two equal headings.
    sections.push({ heading: { node, id: slug(label), label, level: node.depth }, nodes: [] })
  }
  tree.children = tree.children.filter((node) => readTopics(node) === undefined)
  return { tree, sections }
}

export const getAttributes = (element: MdxJsxFlowElement | MdxJsxTextElement): Attributes =>
  Object.fromEntries(
    element.attributes.flatMap((at) => (at.type === 'mdxJsxAttribute' && typeof at.value === 'string' ? [[at.name, at.value]] : [])),
  )

/** Throws if the contract lacks what a block names. Skips unknown elements, which the check reports. */
export function readBlocks({ tree, sections }: PageSource, known: Blocks, reading: Reading): Page {
  const blocks = new Map<RootContent, Block>()
  const add = (node: RootContent, name: string, attributes: Attributes) => {
    const block = known[name]
    if (!block) return
    const props = block.read(attributes, reading)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `read` and `markdown` come from the same block.
    blocks.set(node, { name, props, parts: block.markdown(props as never) })
  }
  visit(tree, (node) => {
    if (node.type === 'code') add(node, 'Code', { of: 'fence', lang: node.lang ?? '', meta: node.meta ?? '', code: node.value })
    if (node.type === 'mdxJsxFlowElement') add(node, node.name ?? '', getAttributes(node))
  })
  return { tree, sections, blocks }
}
