import { existsSync } from 'node:fs'
import type { Root } from 'mdast'
import type { MdxjsEsm } from 'mdast-util-mdx'
import { parseAst } from 'vite'
import type { Highlighted, Listing } from './shapes/block.ts'
import { docsHome, folder, type DocsEntry, type Heading } from '../docs-site.ts'
import { highlight } from './highlight.ts'
import { createElement, findCall, importCalls, importHome, layOutColumns, layOutHome, wrapSections } from './layout.ts'
import { createHandle } from '../navigation/create-handle.ts'
import type { Page } from './page-source.ts'

const isListing = (value: object): value is Listing => 'language' in value && 'code' in value

export const listListings = (value: unknown): Listing[] => {
  if (typeof value !== 'object' || value === null) return []
  return isListing(value) ? [value] : Object.values(value).flatMap(listListings)
}

async function writeProps(props: object): Promise<string> {
  const lines = new Map<unknown, Highlighted<Listing>>()
  for (const listing of listListings(props)) {
    const { code: _code, ...rest } = listing
    lines.set(listing, { ...rest, lines: await highlight(listing) })
  }
  return JSON.stringify(props, (_key, value: unknown) => lines.get(value) ?? value)
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Vite and MDX have different types for the same tree.
const program = (source: string) => ({ estree: parseAst(source) as never })

/** Sets the ids of the headings, replaces the blocks with their components or their Markdown, and exports the handle. */
export async function toRoute({ tree, sections, blocks }: Page, about?: DocsEntry, updated?: string): Promise<Root> {
  const headings = sections.flatMap(({ heading, nodes }): Heading[] => {
    if (!heading) return []
    const call = findCall(nodes, blocks)
    const { node, id, label, level } = heading
    node.data = { ...node.data, hProperties: { id } }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Pages use only the levels 2 to 4.
    return [{ id, label, level: level as Heading['level'], ...(call && { call }) }]
  })
  const isHome = about === docsHome
  if (isHome) layOutHome(tree, blocks)
  else layOutColumns(tree, blocks)
  wrapSections(tree, blocks)
  // The page itself imports these parts, so that other pages don't load their styles.
  const imports = new Set<string>()
  if (isHome) imports.add(importHome)
  if (headings.some(({ call }) => call)) imports.add(importCalls)
  const constants: string[] = []
  for (const [node, { name, props, nodes, section }] of blocks) {
    const file = `${folder}/blocks/${name}.tsx`
    if (!existsSync(file)) {
      Object.assign(node, { name: null, attributes: [], children: nodes })
      continue
    }
    imports.add(`import { ${name}${section ? `, ${name}Section` : ''} } from '/${file}'`)
    const constant = `props${constants.length}`
    // Writes the props as a string, because the bundler keeps several nodes in memory for each value of an object.
    constants.push(`const ${constant} = JSON.parse(${JSON.stringify(await writeProps(props))})`)
    Object.assign(node, createElement(name, {}, 'children' in node ? node.children : []), {
      attributes: [{ type: 'mdxJsxExpressionAttribute', value: `...${constant}`, data: program(`({...${constant}})`) }],
      value: undefined,
      lang: undefined,
      meta: undefined,
    })
  }
  const handle = JSON.stringify(about && createHandle(about, headings, updated))
  const source = [...imports, ...constants, `export const handle = ${handle}`].join('\n')
  const code: MdxjsEsm = { type: 'mdxjsEsm', value: source, data: program(source) }
  tree.children.unshift(code)
  return tree
}
