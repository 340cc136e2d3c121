import type { BlockContent, Blockquote, Paragraph } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { getAttributes, type Page } from './page-source.ts'

function quoted(element: MdxJsxFlowElement): Blockquote {
  const title: Paragraph = {
    type: 'paragraph',
    children: [{ type: 'strong', children: [{ type: 'text', value: getAttributes(element)['title'] ?? '' }] }],
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The type allows content that no page has in a callout.
  return { type: 'blockquote', children: [title, ...(element.children as BlockContent[])] }
}

export const toMarkdown = ({ tree, blocks }: Page, { title, description }: { title: string; description: string }): string => {
  const writer = unified()
    .use(remarkStringify, {
      bullet: '-',
      emphasis: '_',
      fences: true,
      rule: '-',
      handlers: {
        mdxJsxFlowElement: (element: MdxJsxFlowElement, parent, state, info) => {
          const block = blocks.get(element)
          if (block) return block.markdown
          // Writes the content of columns without the element around it.
          return element.name === 'Callout' ? state.handle(quoted(element), parent, state, info) : state.containerFlow(element, info)
        },
      },
    })
    .use(remarkGfm)
  return `# ${title}\n\n${description}\n\n${writer.stringify(tree)}`
}
