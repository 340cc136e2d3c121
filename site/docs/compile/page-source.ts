import { slug } from 'github-slugger'
import type { Heading as HeadingNode, Root, RootContent } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import { toString } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { brand } from '@workspace/tokens/brand.ts'
import type { Attributes, Block } from './shapes/block.ts'

/** Heading and the content below it. The section before the first heading has only content. */
interface Section {
  heading?: { node: HeadingNode; id: string; label: string; level: 1 | 2 | 3 | 4 | 5 | 6 }
  nodes: RootContent[]
  /** Words in readers' questions, from an MDX comment that begins with `search:`. */
  topics?: string
}

export interface PageSource {
  tree: Root
  sections: readonly Section[]
}

export interface Page extends PageSource {
  blocks: ReadonlyMap<RootContent, Block>
}

const readTopics = (node: RootContent): string | undefined =>
  node.type === 'mdxFlowExpression' ? /^\/\*\s*search:\s*([\s\S]*?)\s*\*\/$/.exec(node.value)?.[1] : undefined

const reader = unified().use(remarkParse).use(remarkGfm)
const pageReader = reader().use(remarkMdx)

export const parseMarkdown = (text: string): readonly RootContent[] => reader.parse(text).children

const hrefs: Readonly<Record<string, string>> = brand.links

export const namedLinks = ['Outside', 'Support']

/** Turns `<Outside to="…">` and `<Support>` into links. */
function toLink(element: MdxJsxTextElement): void {
  if (!namedLinks.includes(element.name ?? '')) return
  const url = element.name === 'Support' ? `mailto:${brand.email}` : hrefs[getAttributes(element)['to'] ?? '']
  if (!url) throw new Error(`<${element.name}> leads nowhere: its attribute “to” should be one of ${Object.keys(hrefs).join(', ')}.`)
  Object.assign(element, { type: 'link', url })
}

export function parsePage(source: string): PageSource {
  const tree = pageReader.parse(source.replaceAll('{product}', brand.name))
  visit(tree, 'code', (code) => {
    code.value = code.value.replaceAll('{host}', brand.apiHost).replaceAll('{images}', brand.imagesHost)
  })
  visit(tree, 'mdxJsxTextElement', toLink)
  const sections: [Section, ...Section[]] = [{ nodes: [] }]
  for (const node of tree.children) {
    const topics = readTopics(node)
    if (topics !== undefined) {
      sections.at(-1)!.topics = topics
      continue
    }
    if (node.type !== 'heading') {
      sections.at(-1)!.nodes.push(node)
      continue
    }
    const label = toString(node)
    // The id needs no counter, because the check rejects pages with two equal headings.
    sections.push({ heading: { node, id: slug(label), label, level: node.depth }, nodes: [] })
  }
  tree.children = tree.children.filter((node) => readTopics(node) === undefined)
  return { tree, sections }
}

export const getAttributes = (element: MdxJsxFlowElement | MdxJsxTextElement): Attributes =>
  Object.fromEntries(
    element.attributes.flatMap((at) => (at.type === 'mdxJsxAttribute' && typeof at.value === 'string' ? [[at.name, at.value]] : [])),
  )
