import { slug } from 'github-slugger'
import type { Root, RootContent } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx'
import { toString } from 'mdast-util-to-string'
import type { Attributes } from './shapes/block.ts'
import type { DocsSite, Heading } from './shapes/docs-site.ts'
import type { Page } from './page-source.ts'

type Blocks = Page['blocks']

/** Element of a page around other nodes. */
export const part = (name: string, attributes: Attributes, children: readonly RootContent[]): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(attributes).map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value })),
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- MDX types the children of an element more narrowly than it takes them
  children: children as MdxJsxFlowElement['children'],
})

/** Call that a section documents by `<Endpoint>`. */
export function callOf(nodes: readonly RootContent[], blocks: Blocks): Heading['call'] {
  const endpoint = nodes.map((node) => blocks.get(node)).find((block) => block?.name === 'Endpoint')
  const call = endpoint?.parts.find((each) => each.kind === 'call')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract has no other methods
  return call && { method: call.method as NonNullable<Heading['call']>['method'], path: call.path }
}

/** Makes a heading right before a table of fields its title. */
function withTitles(nodes: readonly RootContent[], blocks: Blocks): RootContent[] {
  return nodes.flatMap((node, at) => {
    const next = nodes[at + 1]
    const { name, data } = (next && blocks.get(next)) ?? {}
    if (node.type === 'heading' && next && data && name === 'Fields') {
      if ('title' in data && data.title === toString(node)) Object.assign(data, { named: true })
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
      Object.assign(next, { children: [node] })
      return []
    }
    return [node]
  })
}

/** Parts of a call: its first request and response, what comes before its fields, and the rest. */
function inParts(nodes: readonly RootContent[], blocks: Blocks): RootContent[] {
  const nameOf = (node: RootContent) => blocks.get(node)?.name
  const code = ['Request', 'Responses'].flatMap((name) => nodes.find((node) => nameOf(node) === name) ?? [])
  const text = withTitles(
    nodes.filter((node) => !code.includes(node)),
    blocks,
  )
  const end = text.findIndex((node, at) => at > 0 && (node.type === 'heading' || nameOf(node) === 'Fields'))
  const intro = end < 0 ? text : text.slice(0, end)
  const rest = end < 0 ? [] : text.slice(end)
  return [
    part('CallPart', { of: 'intro' }, intro),
    part('CallPart', { of: 'code' }, code),
    ...(rest.length > 0 ? [part('CallPart', { of: 'fields' }, rest)] : []),
  ]
}

const sectionsOf = (tree: Root): RootContent[][] => {
  const sections: RootContent[][] = [[]]
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth === 2) sections.push([node])
    else sections.at(-1)!.push(node)
  }
  return sections
}

/** Puts each section of a call into two columns. */
export function inColumns(tree: Root, blocks: Blocks): void {
  tree.children = sectionsOf(tree).flatMap((nodes) => (callOf(nodes, blocks) ? [part('CallSection', {}, inParts(nodes, blocks))] : nodes))
}

/** Gives each section with such a block to its widget, with the heading as `id` and `title`; returns the names of the widgets. */
export function inSections(tree: Root, blocks: Blocks, { blockSets }: DocsSite): Map<string, string> {
  const widgets = new Map<string, string>()
  tree.children = sectionsOf(tree).flatMap((nodes) => {
    const [heading, ...rest] = nodes
    for (const node of rest) {
      const { name, data } = blocks.get(node) ?? {}
      const set = name && blockSets.find((each) => each.blocks[name] && 'section' in each.blocks[name])
      if (!set || !data || heading?.type !== 'heading') continue
      const title = toString(heading)
      widgets.set(`${name}Section`, set.widgets)
      return [part(`${name}Section`, { ...set.blocks[name]!.section!(data), id: slug(title), title }, rest)]
    }
    return nodes
  })
  return widgets
}
