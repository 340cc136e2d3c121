import { Parser } from 'acorn'
import GithubSlugger from 'github-slugger'
import type { Code, Heading, Root } from 'mdast'
import type { MdxJsxFlowElement, MdxjsEsm } from 'mdast-util-mdx'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { docsPages } from '../contents.ts'
import { handleOf } from '../navigation/handle-of.ts'
import type { DocsHeadingEntry } from '../navigation/docs-handle.ts'
import { sourceOf } from '../navigation/navigation.ts'
import { widgetOf, type Block, type Listing, type WidgetKind } from './block.ts'
import { blockOf } from './blocks.ts'
import { highlight } from './highlight.ts'

/** A listing with its pieces instead of its text: what the page's script carries. */
type DrawnListing = Omit<Listing, 'code'> & { lines: string[][] }

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
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only a listing of the block is found in the map.
    const found = lines.get(value as Listing)
    if (!found) return value
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only a listing of the block is found in the map.
    const { label, language } = value as Listing
    return { label, language, lines: found } satisfies DrawnListing
  })
}

const isWidget = (kind: string): kind is WidgetKind => kind in widgetOf

const element = ({ kind }: Block, data: string): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name: isWidget(kind) ? widgetOf[kind].name : 'Block',
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
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- SQLite and the queue give back what the caller asked for.
  return { type: 'mdxjsEsm', value: source, data: { estree: Parser.parse(source, { ecmaVersion: 2024, sourceType: 'module' }) as never } }
}

/**
 * Makes a page of the documentation a route: gives every heading its id, exports the route's handle, imports its widgets,
 * and replaces components and fences by what they show.
 */
export function remarkBlocks() {
  return async (tree: Root, file: VFile) => {
    const slugger = new GithubSlugger()
    const headings: DocsHeadingEntry[] = []
    visit(tree, 'heading', (heading: Heading) => {
      const label = toString(heading)
      const id = slugger.slug(label)
      heading.data = { ...heading.data, hProperties: { id } }
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Markdown allows more here than the check of the pages does.
      headings.push({ id, label, level: heading.depth as DocsHeadingEntry['level'] })
    })
    const found: { node: Code | MdxJsxFlowElement; block: Block }[] = []
    visit(tree, (node) => {
      if (node.type === 'code') found.push({ node, block: fenceOf(node) })
      if (node.type !== 'mdxJsxFlowElement') return
      const block = blockOf(node)
      if (block) found.push({ node, block })
    })
    for (const { node, block } of found)
      Object.assign(node, { value: undefined, lang: undefined, meta: undefined }, element(block, await drawn(block)))
    const tools = found.flatMap(({ block: { kind } }) => (isWidget(kind) ? [kind] : []))
    const imports = [...new Set(tools)].map((kind) => `import { ${widgetOf[kind].name} } from '/site/docs/widgets/${widgetOf[kind].file}'`)
    const page = docsPages.find((entry) => file.path.endsWith(`/${sourceOf(entry)}`))
    // A file that the contents do not list is reported by the check of the documentation.
    tree.children.unshift(moduleCode([...imports, `export const handle = ${JSON.stringify(page && handleOf(page, headings))}`].join('\n')))
  }
}
