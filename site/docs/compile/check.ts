import type { Link } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { parseCommands } from '@workspace/api/cli/cli-parse.ts'
import { findNearestName } from '@workspace/api/nearest-name.ts'
import { folder, getSourcePath, type DocsEntry } from '../docs-site.ts'
import { blockNames } from './blocks.ts'
import { namedLinks, type Page } from './page-source.ts'

export type CheckedPage = DocsEntry & { outline: Outline }

export interface Outline {
  ids: string[]
  links: string[]
  problems: string[]
}

/** Components that pages may use in addition to blocks. */
const plainComponents = ['Callout', 'Column', 'Columns']

/** Returns a question about the name that was probably meant, or an empty text. */
const suggest = (name: string, known: readonly string[]) => {
  const nearest = findNearestName(name, known)
  return nearest === undefined ? '' : `. Did you mean ${nearest}?`
}

/** Finds only the problems that do not depend on other pages. */
export function readOutline({ tree, sections, blocks }: Page): Outline {
  const outline: Outline = { ids: [], links: [], problems: [] }
  let above = 1
  for (const { heading } of sections) {
    if (!heading) continue
    const { id, label, level } = heading
    if (level > above + 1) outline.problems.push(`the heading “${label}” skips a level: make it ${'#'.repeat(above + 1)}`)
    if (level === 1)
      outline.problems.push(`the heading “${label}” is a second h1, because the title in contents.ts is the first: make it ##`)
    if (outline.ids.includes(id)) outline.problems.push(`two headings have the id “${id}”: reword one of them`)
    above = level
    outline.ids.push(id)
  }
  const addLink = (link: Link) => {
    // A link from `<Outside>` or `<Support>` has a `name`. Its address comes from tokens/brand.ts.
    if (!('name' in link)) outline.links.push(link.url)
  }
  for (const node of [...blocks.values()].flatMap(({ nodes }) => nodes)) visit(node, 'link', addLink)
  visit(tree, 'link', addLink)
  visit(tree, (node, _at, parent) => {
    if (node.type === 'heading' && parent?.type !== 'root')
      outline.problems.push(`the heading “${toString(node)}” is inside another element: put it between the paragraphs of the page`)
    if (node.type === 'image' && !node.alt)
      outline.problems.push(`the image ${node.url} has no alternative text: write ![What it shows](${node.url})`)
    if (
      (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
      !blocks.has(node) &&
      !plainComponents.includes(node.name ?? '')
    )
      outline.problems.push(
        namedLinks.includes(node.name ?? '')
          ? `<${node.name}> is a link: write it and its text on one line`
          : `<${node.name}> is no component of the documentation: use one from ${folder}/blocks${suggest(node.name ?? '', [...blockNames, ...plainComponents, ...namedLinks])}`,
      )
    if (node.type === 'code' && node.lang === 'sh') {
      for (const command of parseCommands(node.value))
        if (!command.ok) outline.problems.push(`a command does not fit the grammar: ${command.problem}`)
    }
    if (node.type === 'code' && node.lang !== 'sh' && node.lang !== 'text') {
      outline.problems.push(
        `no test checks a code block in ${node.lang ?? 'unnamed code'}: use a component that takes its code from the contract`,
      )
    }
  })
  return outline
}

export function findFileProblems(pages: readonly DocsEntry[], files: readonly string[]): string[] {
  const contents = `${folder}/contents.ts`
  const expected = new Set(pages.map((page) => getSourcePath(page)))
  const found = new Set(files)
  return [
    ...pages
      .filter(({ path }, at) => pages.findIndex((page) => page.path === path) !== at)
      .map(({ path }) => `${path}: two pages of ${contents} have this path: give each its own`),
    ...files.filter((file) => !expected.has(file)).map((file) => `${file}: is in no navigation: add it to ${contents}`),
    ...pages
      .filter((page) => !found.has(getSourcePath(page)))
      .map((page) => `${page.path}: its file ${getSourcePath(page)} is missing: write it, or take the page out of ${contents}`),
  ]
}

/** `elsewhere` lists other valid link targets. */
export function findProblems(pages: readonly CheckedPage[], elsewhere: readonly string[]): string[] {
  const outlines = new Map(pages.map(({ path, outline }) => [path, outline]))
  const leads = (from: string, url: string): string[] => {
    if (/^https?:/.test(url)) return [`${url} leads to another site: give the link a name in tokens/brand.ts and write <Outside to="…">`]
    const [path = '', anchor] = (url.startsWith('#') ? from + url : url).split('#')
    if (elsewhere.includes(path)) return []
    const outline = outlines.get(path)
    if (!outline) return [`the link ${url} leads to no page${suggest(path, [...outlines.keys(), ...elsewhere])}`]
    return anchor && !outline.ids.includes(anchor) ? [`the link ${url} leads to no heading of its page${suggest(anchor, outline.ids)}`] : []
  }
  return pages.flatMap(({ path, description, title, outline }) => {
    const problems = [...outline.problems, ...outline.links.flatMap((url) => leads(path, url))]
    if (description.length < 30 || !title) problems.push('contents.ts should give it a title, and a description of at least 30 characters')
    return problems.map((problem) => `${path}: ${problem}`)
  })
}
