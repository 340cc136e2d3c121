import type { Root, RootContent } from 'mdast'
import { createPart } from './columns.ts'
import type { Page } from './page-source.ts'

/** Lays out the documentation home: an introduction in two columns, a card for each section with a `<Product>`, and sections at full width. */
export function layOutHome(tree: Root, blocks: Page['blocks']): void {
  const createDoor = (of: string, children: readonly RootContent[]) => createPart('FrontDoor', { of }, children)
  const isBlock = (node: RootContent, name: string) => blocks.get(node)?.name === name
  const first = tree.children.findIndex(({ type }) => type === 'heading')
  const opening = tree.children.slice(0, first)
  const code = opening.filter((node) => isBlock(node, 'Quickstart'))
  const sections: RootContent[][] = []
  for (const node of tree.children.slice(first)) {
    if (node.type === 'heading' && node.depth === 2) sections.push([node])
    else sections.at(-1)!.push(node)
  }
  const getFigures = (nodes: readonly RootContent[]) => nodes.filter((node) => isBlock(node, 'Product'))
  const cards = sections.filter((nodes) => getFigures(nodes).length > 0)
  const card = (nodes: readonly RootContent[]) => {
    const body = nodes.filter((node) => !isBlock(node, 'Product'))
    return createDoor('card', [createDoor('figure', getFigures(nodes)), createDoor('body', body.slice(0, -1)), ...body.slice(-1)])
  }
  tree.children = [
    createDoor('opening', [
      createDoor('text', [createPart('PageTitle', {}, []), ...opening.filter((node) => !code.includes(node))]),
      createDoor('code', code),
    ]),
    createDoor('cards', cards.map(card)),
    ...sections.filter((nodes) => !cards.includes(nodes)).map((nodes) => createDoor('section', nodes)),
  ]
}
