import { slug } from 'github-slugger'
import type { Root, RootContent } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx'
import { toString } from 'mdast-util-to-string'
import type { Attributes } from './shapes/block.ts'
import { folder, type Heading } from '../docs-site.ts'
import type { Page } from './page-source.ts'

type Blocks = Page['blocks']

export const createElement = (name: string, attributes: Attributes, children: readonly RootContent[]): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(attributes).map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value })),
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- MDX accepts more kinds of children than its types allow.
  children: children as MdxJsxFlowElement['children'],
})

export const findCall = (nodes: readonly RootContent[], blocks: Blocks): Heading['call'] =>
  nodes.map((node) => blocks.get(node)?.call).find((call) => call !== undefined)

/** Moves each heading that is directly before a field table into the table. */
function moveTitles(nodes: readonly RootContent[], blocks: Blocks): RootContent[] {
  return nodes.flatMap((node, at) => {
    const next = nodes[at + 1]
    const { name, props } = (next && blocks.get(next)) ?? {}
    if (node.type === 'heading' && next && props && name === 'Fields') {
      if ('title' in props && props.title === toString(node)) Object.assign(props, { named: true })
      Object.assign(next, { children: [node] })
      return []
    }
    return [node]
  })
}

/** Returns a call's introduction, its first request and response, and the rest. */
function splitIntoParts(nodes: readonly RootContent[], blocks: Blocks): RootContent[] {
  const getName = (node: RootContent) => blocks.get(node)?.name
  const code = ['Request', 'Responses'].flatMap((name) => nodes.find((node) => getName(node) === name) ?? [])
  const text = moveTitles(
    nodes.filter((node) => !code.includes(node)),
    blocks,
  )
  const end = text.findIndex((node, at) => at > 0 && (node.type === 'heading' || getName(node) === 'Fields'))
  const intro = end < 0 ? text : text.slice(0, end)
  const rest = end < 0 ? [] : text.slice(end)
  return [
    createElement('CallPart', { of: 'intro' }, intro),
    createElement('CallPart', { of: 'code' }, code),
    ...(rest.length > 0 ? [createElement('CallPart', { of: 'fields' }, rest)] : []),
  ]
}

const splitSections = (tree: Root): RootContent[][] => {
  const sections: RootContent[][] = [[]]
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth === 2) sections.push([node])
    else sections.at(-1)!.push(node)
  }
  return sections
}

export const importHome = `import { Column, Columns, FrontDoor, PageTitle } from '/${folder}/page/home.tsx'`

/** Lays out the introduction in two columns, each section with a `<Product>` as a card, and all other sections at full width. */
export function layOutHome(tree: Root, blocks: Blocks): void {
  const createDoor = (of: string, children: readonly RootContent[]) => createElement('FrontDoor', { of }, children)
  const isBlock = (node: RootContent, name: string) => blocks.get(node)?.name === name
  const [opening = [], ...sections] = splitSections(tree)
  const code = opening.filter((node) => isBlock(node, 'Quickstart'))
  const getFigures = (nodes: readonly RootContent[]) => nodes.filter((node) => isBlock(node, 'Product'))
  const cards = sections.filter((nodes) => getFigures(nodes).length > 0)
  const card = (nodes: readonly RootContent[]) => {
    const body = nodes.filter((node) => !isBlock(node, 'Product'))
    return createDoor('card', [createDoor('figure', getFigures(nodes)), createDoor('body', body.slice(0, -1)), ...body.slice(-1)])
  }
  tree.children = [
    createDoor('opening', [
      createDoor('text', [createElement('PageTitle', {}, []), ...opening.filter((node) => !code.includes(node))]),
      createDoor('code', code),
    ]),
    createDoor('cards', cards.map(card)),
    ...sections.filter((nodes) => !cards.includes(nodes)).map((nodes) => createDoor('section', nodes)),
  ]
}

export const importCalls = "import { CallPart, CallSection } from '#ui/docs/CallSection/CallSection.tsx'"

export function layOutColumns(tree: Root, blocks: Blocks): void {
  tree.children = splitSections(tree).flatMap((nodes) =>
    findCall(nodes, blocks) ? [createElement('CallSection', {}, splitIntoParts(nodes, blocks))] : nodes,
  )
}

/** Wraps each section that has a block with `section` attributes. */
export function wrapSections(tree: Root, blocks: Blocks): void {
  tree.children = splitSections(tree).flatMap((nodes) => {
    const [heading, ...rest] = nodes
    const { name, section } = rest.map((node) => blocks.get(node)).find((block) => block?.section) ?? {}
    if (!section || heading?.type !== 'heading') return nodes
    const title = toString(heading)
    return [createElement(`${name}Section`, { ...section, id: slug(title), title }, rest)]
  })
}
