import { Parser } from 'acorn'
import GithubSlugger from 'github-slugger'
import type { Code, Heading, Root } from 'mdast'
import type { MdxJsxFlowElement, MdxjsEsm } from 'mdast-util-mdx'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { toolOf, type Block, type Listing, type ToolKind } from './block.ts'
import { components, type Attributes } from './block-of.ts'
import { highlight } from './highlight.ts'

/** A listing with its pieces instead of its text: what the page's script carries. */
export type DrawnListing = Omit<Listing, 'code'> & { lines: string[][] }

const listings = (block: Block): Listing[] => {
  if (block.kind === 'request') return [...block.samples]
  if (block.kind === 'responses') return block.answers.flatMap(({ listing }) => listing ?? [])
  return block.kind === 'code' ? [block.listing] : []
}

/** A block as JSON, every listing highlighted. */
async function drawn(block: Block): Promise<string> {
  const lines = new Map<Listing, string[][]>()
  for (const listing of listings(block)) lines.set(listing, await highlight(listing))
  return JSON.stringify(block, (_key, value: unknown) => {
    const found = lines.get(value as Listing)
    if (!found) return value
    const { label, language } = value as Listing
    return { label, language, lines: found } satisfies DrawnListing
  })
}

const attributesOf = (element: MdxJsxFlowElement): Attributes =>
  Object.fromEntries(element.attributes.flatMap((at) => (at.type === 'mdxJsxAttribute' && typeof at.value === 'string' ? [[at.name, at.value]] : [])))

const element = ({ kind }: Block, data: string): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name: kind in toolOf ? toolOf[kind as ToolKind] : 'Block',
  attributes: [{ type: 'mdxJsxAttribute', name: 'data', value: data }],
  children: [],
})

/** What a fence in a page is: a shell session, or plain output. */
export const fenceOf = ({ lang, meta, value }: Code): Block => ({
  kind: 'code',
  checked: false,
  listing: { label: /title="([^"]*)"/.exec(meta ?? '')?.[1] ?? '', language: lang === 'sh' ? 'bash' : 'text', code: value },
})

/** Gives every heading its id, exports the list of them, and replaces components and fences by what they show. */
export function remarkBlocks() {
  return async (tree: Root) => {
    const slugger = new GithubSlugger()
    const headings: { id: string; label: string; level: number }[] = []
    visit(tree, 'heading', (heading: Heading) => {
      const label = toString(heading)
      const id = slugger.slug(label)
      heading.data = { ...heading.data, hProperties: { id } }
      headings.push({ id, label, level: heading.depth })
    })
    const found: { node: Code | MdxJsxFlowElement; block: Block }[] = []
    visit(tree, (node) => {
      if (node.type === 'code') found.push({ node, block: fenceOf(node) })
      if (node.type === 'mdxJsxFlowElement' && node.name && node.name in components) found.push({ node, block: components[node.name]!(attributesOf(node)) })
    })
    for (const { node, block } of found) Object.assign(node, { value: undefined, lang: undefined, meta: undefined }, element(block, await drawn(block)))
    const source = `export const headings = ${JSON.stringify(headings)}`
    const esm: MdxjsEsm = { type: 'mdxjsEsm', value: source, data: { estree: Parser.parse(source, { ecmaVersion: 2024, sourceType: 'module' }) as never } }
    tree.children.unshift(esm)
  }
}
