import { Parser } from 'acorn'
import type { Root, RootContent } from 'mdast'
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxjsEsm } from 'mdast-util-mdx'
import type { Block, Highlighted, Listing } from './shapes/block.ts'
import type { DocsEntry, DocsSite, Heading } from './shapes/docs-site.ts'
import { highlight } from './highlight.ts'
import { callOf, inColumns, inSections } from './columns.ts'
import { asDoor } from './door.ts'
import type { Page } from './page-source.ts'

const isListing = (value: object): value is Listing => 'language' in value && 'code' in value

const listingsIn = (value: unknown): Listing[] => {
  if (typeof value !== 'object' || value === null) return []
  return isListing(value) ? [value] : Object.values(value).flatMap(listingsIn)
}

/** Writes the data of a block as JSON, every listing highlighted. */
async function highlighted(data: object): Promise<string> {
  const lines = new Map<unknown, Highlighted<Listing>>()
  for (const listing of listingsIn(data)) {
    const { code: _code, ...rest } = listing
    lines.set(listing, { ...rest, lines: await highlight(listing) })
  }
  return JSON.stringify(data, (_key, value: unknown) => lines.get(value) ?? value)
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- acorn and MDX each have types of their own for one tree.
const program = (source: string) => ({ estree: Parser.parse(source, { ecmaVersion: 2024, sourceType: 'module' }) as never })

const expression = (name: string, value: string): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value: { type: 'mdxJsxAttributeValueExpression', value, data: program(value) },
})

/** Element that draws a block from its data. Data as JSON parses faster than code. */
const element = (name: string, json: string, children: readonly RootContent[]): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name: 'Block',
  attributes: [expression('draw', name), { type: 'mdxJsxAttribute', name: 'json', value: json }],
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a heading that belongs to the block
  children: children as MdxJsxFlowElement['children'],
})

/** Import of a block's `draw` or widget. Only pages with the block load it. */
function importOf(name: string, { blockSets }: DocsSite): string {
  const set = blockSets.find(({ blocks }) => name in blocks) ?? blockSets[0]!
  const hasWidget = name in set.blocks && !set.blocks[name]!.draw
  return hasWidget ? `import { ${name} } from '/${set.widgets}/${name}.tsx'` : `import { draw as ${name} } from '/${set.folder}/${name}.ts'`
}

/**
 * Makes a page a route: gives every heading its id, replaces blocks and fences by the elements that draw them, and exports the route's
 * handle. The check reports a page that the contents do not list.
 */
export async function toRoute(site: DocsSite, { tree, sections, blocks }: Page, about: DocsEntry | undefined): Promise<Root> {
  const headings = sections.flatMap(({ heading, nodes }): Heading[] => {
    if (!heading) return []
    const call = callOf(nodes, blocks)
    const { node, id, label, level } = heading
    node.data = { ...node.data, hProperties: { id } }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Markdown allows more here than the check of the pages does.
    return [{ id, label, level: level as Heading['level'], ...(call && { call }) }]
  })
  if (about === site.home) asDoor(tree, blocks)
  else inColumns(tree, blocks)
  const widgets = inSections(tree, blocks, site)
  for (const [node, { name, data }] of blocks)
    Object.assign(
      node,
      { value: undefined, lang: undefined, meta: undefined },
      element(name, await highlighted(data), 'children' in node ? node.children : []),
    )
  const names = new Set([...blocks.values()].map(({ name }: Block) => name))
  const handle = JSON.stringify(about && site.handleOf(about, headings))
  const sectionImports = [...widgets].map(([name, folder]) => `import { ${name} } from '/${folder}/${name}.tsx'`)
  const source = [...[...names].map((name) => importOf(name, site)), ...sectionImports, `export const handle = ${handle}`].join('\n')
  const code: MdxjsEsm = { type: 'mdxjsEsm', value: source, data: program(source) }
  tree.children.unshift(code)
  return tree
}
