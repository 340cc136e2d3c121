import type { BlockContent, Blockquote, Paragraph, PhrasingContent } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import remarkGfm from 'remark-gfm'
import remarkStringify, { type Options } from 'remark-stringify'
import { unified } from 'unified'
import { brand } from '@workspace/tokens/brand.ts'
import { getAttributes, type Page } from './page-source.ts'

const hrefs: Readonly<Record<string, string>> = brand.links

function linked(element: MdxJsxTextElement): PhrasingContent {
  const url = element.name === 'Support' ? `mailto:${brand.email}` : hrefs[getAttributes(element)['to'] ?? '']
  if (!url) throw new Error(`<${element.name}> leads nowhere: its attribute “to” should be one of ${Object.keys(hrefs).join(', ')}.`)
  return { type: 'link', url, children: element.children }
}

function quoted(element: MdxJsxFlowElement): Blockquote {
  const title: Paragraph = {
    type: 'paragraph',
    children: [{ type: 'strong', children: [{ type: 'text', value: getAttributes(element)['title'] ?? '' }] }],
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The type allows content that no page has in a callout.
  return { type: 'blockquote', children: [title, ...(element.children as BlockContent[])] }
}

type Handle = NonNullable<NonNullable<Options['handlers']>['link']>
const inLine = Object.assign(
  ((element: MdxJsxTextElement, parent, state, info) => state.handle(linked(element), parent, state, info)) satisfies Handle,
  // Makes the writer escape the text before the link.
  { peek: () => '[' },
)

export const toMarkdown = ({ tree, blocks }: Page, { title, description }: { title: string; description: string }): string => {
  const writer = unified()
    .use(remarkStringify, {
      bullet: '-',
      emphasis: '_',
      fences: true,
      rule: '-',
      handlers: {
        mdxJsxTextElement: inLine,
        mdxJsxFlowElement: (element: MdxJsxFlowElement, parent, state, info) => {
          const block = blocks.get(element)
          if (block) return block.markdown
          // Writes only the content of columns.
          return element.name === 'Callout' ? state.handle(quoted(element), parent, state, info) : state.containerFlow(element, info)
        },
      },
    })
    .use(remarkGfm)
  return `# ${title}\n\n${description}\n\n${writer.stringify(tree)}`
}
