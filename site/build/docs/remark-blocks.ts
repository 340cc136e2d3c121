import { Parser } from 'acorn'
import GithubSlugger from 'github-slugger'
import type { Code, Heading, Root } from 'mdast'
import type { MdxJsxFlowElement, MdxjsEsm } from 'mdast-util-mdx'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { docsPages } from '../../docs/contents.ts'
import { handleOf } from '../../docs/handle-of.ts'
import type { DocsHeadingEntry } from '../../docs/place.ts'
import { sourceOf } from '../../docs/place-of.ts'
import { toolOf, type Block, type Listing, type ToolKind } from './block.ts'
import { attributesOf, components } from './block-of.ts'
import { highlight } from './highlight.ts'
import { writeHosts } from './twin.ts'

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

const element = ({ kind }: Block, data: string): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name: kind in toolOf ? toolOf[kind as ToolKind].name : 'Block',
  attributes: [{ type: 'mdxJsxAttribute', name: 'data', value: data }],
  children: [],
})

/** What a fence in a page is: a shell session, or plain output. */
export const fenceOf = ({ lang, meta, value }: Code): Block => ({
  kind: 'code',
  checked: false,
  listing: { label: /title="([^"]*)"/.exec(meta ?? '')?.[1] ?? '', language: lang === 'sh' ? 'bash' : 'text', code: value },
})

function moduleCode(source: string): MdxjsEsm {
  return { type: 'mdxjsEsm', value: source, data: { estree: Parser.parse(source, { ecmaVersion: 2024, sourceType: 'module' }) as never } }
}

/**
 * Makes a page of the documentation a route: gives every heading its id, exports the route's handle, imports the tools that stand in it,
 * and replaces components and fences by what they show.
 */
export function remarkBlocks() {
  return async (tree: Root, file: VFile) => {
    writeHosts(tree)
    const slugger = new GithubSlugger()
    const headings: DocsHeadingEntry[] = []
    visit(tree, 'heading', (heading: Heading) => {
      const label = toString(heading)
      const id = slugger.slug(label)
      heading.data = { ...heading.data, hProperties: { id } }
      headings.push({ id, label, level: heading.depth as DocsHeadingEntry['level'] })
    })
    const found: { node: Code | MdxJsxFlowElement; block: Block }[] = []
    visit(tree, (node) => {
      if (node.type === 'code') found.push({ node, block: fenceOf(node) })
      if (node.type === 'mdxJsxFlowElement' && node.name && node.name in components) found.push({ node, block: components[node.name]!(attributesOf(node)) })
    })
    for (const { node, block } of found) Object.assign(node, { value: undefined, lang: undefined, meta: undefined }, element(block, await drawn(block)))
    const tools = found.flatMap(({ block: { kind } }) => (kind in toolOf ? [kind as ToolKind] : []))
    const imports = [...new Set(tools)].map((kind) => `import { ${toolOf[kind].name} } from '/site/docs/tools/${toolOf[kind].file}'`)
    const page = docsPages.find((entry) => file.path.endsWith(`/${sourceOf(entry)}`))
    // A file that the contents do not list is reported by the check of the documentation.
    tree.children.unshift(moduleCode([...imports, `export const handle = ${JSON.stringify(page && handleOf(page, headings))}`].join('\n')))
  }
}
