import type { BlockContent, Blockquote, Paragraph, PhrasingContent, Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import remarkStringify, { type Options } from 'remark-stringify'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { brand } from '../../content/brand.ts'
import { partsOf, type Part } from './block-parts.ts'
import { attributesOf } from './attributes.ts'
import { blockOf } from './blocks.ts'

const reader = unified().use(remarkParse).use(remarkGfm).use(remarkMdx)

/** Reads a page’s source, and writes the hosts into its shell samples, where the source has `{host}` and `{images}`. */
export function parsePage(source: string): Root {
  const tree = reader.parse(source)
  visit(tree, 'code', (code) => {
    code.value = code.value.replaceAll('{host}', brand.apiHost).replaceAll('{images}', brand.imagesHost)
  })
  return tree
}

const row = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`

function markdownOf(part: Part): string {
  switch (part.kind) {
    case 'line':
      return part.text
    case 'list':
      return part.items.map((item, at) => `${part.ordered ? `${at + 1}.` : '-'} ${item}`).join('\n')
    case 'table':
      return [part.head, part.head.map(() => '---'), ...part.rows].map(row).join('\n')
    case 'code': {
      const { language, code } = part.listing
      const marks = code.includes('```') ? '````' : '```'
      return `${marks}${language === 'bash' ? 'sh' : language}\n${code}\n${marks}`
    }
  }
}

const hrefs: Readonly<Record<string, string>> = brand.links

function linked(element: MdxJsxTextElement): PhrasingContent {
  const url = element.name === 'Support' ? `mailto:${brand.email}` : hrefs[attributesOf(element)['to'] ?? '']
  if (!url) throw new Error(`<${element.name}> leads nowhere: take one of ${Object.keys(hrefs).join(', ')} for to.`)
  return { type: 'link', url, children: element.children }
}

function quoted(element: MdxJsxFlowElement): Blockquote {
  const title: Paragraph = {
    type: 'paragraph',
    children: [{ type: 'strong', children: [{ type: 'text', value: attributesOf(element)['title'] ?? '' }] }],
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Markdown allows more here than the check of the pages does.
  return { type: 'blockquote', children: [title, ...(element.children as BlockContent[])] }
}

type Handle = NonNullable<NonNullable<Options['handlers']>['link']>
const inLine = Object.assign(
  ((element: MdxJsxTextElement, parent, state, info) => state.handle(linked(element), parent, state, info)) satisfies Handle,
  // What a link begins with, so that the writer escapes what stands before it.
  { peek: () => '[' },
)

const writer = unified()
  .use(remarkStringify, {
    bullet: '-',
    emphasis: '_',
    fences: true,
    rule: '-',
    handlers: {
      mdxJsxTextElement: inLine,
      mdxJsxFlowElement: (element: MdxJsxFlowElement, parent, state, info) => {
        const block = blockOf(element)
        return block ? partsOf(block).map(markdownOf).join('\n\n') : state.handle(quoted(element), parent, state, info)
      },
    },
  })
  .use(remarkGfm)

/** A page as Markdown, with everything that it says. */
export const toMarkdown = (tree: Root, { title, description }: { title: string; description: string }): string =>
  `# ${title}\n\n${description}\n\n${writer.stringify(tree)}`
