import type { Drawn, Part } from '../compile/shapes/block.ts'
import type { DocsWords } from '../compile/shapes/docs-site.ts'

export const read = () => ({})

export const markdown = (_data: object, { toolStatus: { text, link, href } }: DocsWords): Part[] => [
  { kind: 'line', text: `${text} [${link}](${href}).` },
]

/** One sentence for every page that shows the command-line tool. */
export const draw = ({ components: { createElement, elements }, words: { toolStatus } }: Drawn<object>) =>
  createElement(elements.p, null, `${toolStatus.text} `, createElement(elements.a, { href: toolStatus.href }, toolStatus.link), '.')
