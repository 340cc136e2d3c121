import GithubSlugger from 'github-slugger'
import type { Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { parseCommands } from '../../contract/cli/cli-parse.ts'
import { blockOf, components } from './blocks.ts'
import type { DocsEntry } from '../contents.ts'
import { sourceOf } from '../navigation/navigation.ts'
import type { Block } from './block.ts'

/** One page as the checks read it. */
export type CheckedPage = DocsEntry & { outline: Outline }

/** What the checks read of a page's text: the ids of its headings, its links, and what is wrong with it by itself. */
export interface Outline {
  ids: string[]
  links: string[]
  problems: string[]
}

/** The addresses that a table from the contract leads to. */
const linksOf = (block: Block): string[] =>
  block.kind === 'table' ? block.rows.flat().flatMap((cell) => [...cell.matchAll(/\]\(([^)]+)\)/g)].map(([, href]) => href!)) : []

const known = new Set([...Object.keys(components), 'Callout', 'Outside', 'Support'])

/** Reads what the checks need of a page's text. */
export function outlineOf(tree: Root): Outline {
  const slugger = new GithubSlugger()
  const outline: Outline = { ids: [], links: [], problems: [] }
  const plainSlugs: string[] = []
  let level = 1
  visit(tree, (node) => {
    if (node.type === 'heading') {
      const label = toString(node)
      if (node.depth > level + 1) outline.problems.push(`the heading “${label}” skips a level: make it ${'#'.repeat(level + 1)}`)
      if (node.depth === 1) outline.problems.push(`the heading “${label}” is a second h1: the title comes from contents.ts`)
      level = node.depth
      plainSlugs.push(new GithubSlugger().slug(label))
      outline.ids.push(slugger.slug(label))
    }
    if (node.type === 'link') outline.links.push(node.url)
    if ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && !known.has(node.name ?? '')) {
      outline.problems.push(`<${node.name}> is no component of the documentation: see site/docs/blocks/blocks.ts`)
    }
    const block = node.type === 'mdxJsxFlowElement' && blockOf(node)
    if (block) outline.links.push(...linksOf(block))
    if (node.type === 'code' && node.lang === 'sh') {
      for (const command of parseCommands(node.value))
        if (!command.ok) outline.problems.push(`a command does not fit the grammar: ${command.problem}`)
    }
    if (node.type === 'code' && node.lang !== 'sh' && node.lang !== 'text') {
      outline.problems.push(`a block of ${node.lang ?? 'unnamed code'} is unchecked: take it from the contract by a component`)
    }
  })
  for (const id of new Set(plainSlugs.filter((slug, at) => plainSlugs.indexOf(slug) !== at))) {
    outline.problems.push(`two headings have the id “${id}”: word one of them otherwise`)
  }
  return outline
}

/** What is wrong with the files of the pages, a sentence each: those that no page names, and those that are missing. */
export function fileProblems(pages: readonly DocsEntry[], files: readonly string[]): string[] {
  const expected = new Set(pages.map((page) => sourceOf(page)))
  const found = new Set(files)
  return [
    ...files.filter((file) => !expected.has(file)).map((file) => `${file}: stands in no navigation: add it to site/docs/contents.ts`),
    ...pages
      .filter((page) => !found.has(sourceOf(page)))
      .map((page) => `${page.path}: its file ${sourceOf(page)} is missing: write it, or take the page out of site/docs/contents.ts`),
  ]
}

/**
 * Everything that is wrong with the pages, a sentence each: no description, skipped levels, double ids, unknown components, unchecked
 * code, broken links and anchors, links outside brand.ts.
 * @param elsewhere addresses that are not documentation but may be linked to.
 */
export function problemsOf(pages: readonly CheckedPage[], elsewhere: readonly string[]): string[] {
  const outlines = new Map(pages.map(({ path, outline }) => [path, outline]))
  const leads = (from: string, url: string): string[] => {
    if (/^https?:/.test(url)) return [`${url} is outside: give it a name in site/content/brand.ts and write <Outside to="…">`]
    const [path = '', anchor] = (url.startsWith('#') ? from + url : url).split('#')
    if (elsewhere.includes(path)) return []
    const outline = outlines.get(path)
    if (!outline) return [`the link ${url} leads to no page`]
    return anchor && !outline.ids.includes(anchor) ? [`the link ${url} leads to no heading of its page`] : []
  }
  return pages.flatMap(({ path, description, title, outline }) => {
    const said = [...outline.problems, ...outline.links.flatMap((url) => leads(path, url))]
    if (description.length < 30 || !title) said.push('its description in contents.ts says too little')
    return said.map((problem) => `${path}: ${problem}`)
  })
}
