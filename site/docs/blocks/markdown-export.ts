import type { BlockContent, Paragraph, PhrasingContent, Root, RootContent } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { brand } from '../../content/brand.ts'
import { docs } from '../../content/docs.ts'
import { epoch } from '../../content/docs-widgets/epoch.ts'
import type { Block, Listing } from './block.ts'
import { attributesOf, components } from './blocks.ts'

const reader = unified().use(remarkParse).use(remarkGfm).use(remarkMdx)

/** Writes the hosts into the shell samples, where their source has `{host}` and `{images}`. */
export const writeHosts = (tree: Root) =>
  visit(tree, 'code', (code) => {
    code.value = code.value.replaceAll('{host}', brand.apiHost).replaceAll('{images}', brand.imagesHost)
  })

/** Reads a page’s source. */
export const parsePage = (source: string): Root => {
  const tree = reader.parse(source)
  writeHosts(tree)
  return tree
}

const writer = unified().use(remarkStringify, { bullet: '-', emphasis: '_', fences: true, rule: '-' }).use(remarkGfm)

function fence({ language, code }: Listing): string {
  const marks = code.includes('```') ? '````' : '```'
  return `${marks}${language === 'bash' ? 'sh' : language}\n${code}\n${marks}`
}
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows.map((row) => row.map(cell))].map((row) => `| ${row.join(' | ')} |`).join('\n')

/** A block as Markdown: tabs one after the other, tables as tables, tools as what they do. */
function markdownOf(block: Block): string {
  switch (block.kind) {
    case 'endpoint':
      return `**\`${block.method} ${block.path}\`**`
    case 'request':
      return block.samples.map((sample) => `**${sample.label}**\n\n${fence(sample)}`).join('\n\n')
    case 'responses':
      return [
        ...block.answers.map(({ status, description, listing }) => `**${status}** ${description}${listing ? `\n\n${fence(listing)}` : ''}`),
        ...(block.assumed ? [docs.assumed.response] : []),
      ].join('\n\n')
    case 'fields':
      return (
        table(
          [docs[block.of].texts.name, 'Type', 'Required', 'Meaning'],
          block.rows.map(({ name, type, required, meaning, constraints }) => [
            `\`${name}\``,
            type,
            required ? 'yes' : 'no',
            [meaning, constraints].filter(Boolean).join(' '),
          ]),
        ) + (block.assumed ? `\n\n${docs.assumed.fields}` : '')
      )
    case 'table':
      return table(block.head, block.rows)
    case 'code':
      return `${block.listing.label ? `**${block.listing.label}**\n\n` : ''}${fence(block.listing)}`
    case 'precedence':
      return block.steps.map((step, at) => `${at + 1}. ${step}`).join('\n')
    case 'epoch':
      return epoch.examples
        .map(({ title, events, result }) => `- **${title}:** ${events.map(({ time, text }) => `${time} ${text}`).join('; ')}. ${result}.`)
        .join('\n')
    case 'cost':
      return 'The page has a calculator: launch time, price per day and end time in, every charge out.'
    case 'deployCheck':
      return 'The page checks a deploy.yml in your browser and shows the request that it becomes.'
    case 'tryStep':
    case 'walkProgress':
      return ''
    case 'downloads':
      return block.links.map(({ href, label }) => `- [${label}](${href})`).join('\n')
  }
}

const attribute = (element: MdxJsxFlowElement | MdxJsxTextElement, name: string) => {
  const found = element.attributes.find((at) => at.type === 'mdxJsxAttribute' && at.name === name)
  return typeof found?.value === 'string' ? found.value : undefined
}

const hrefs: Readonly<Record<string, string>> = brand.links

function linked(element: MdxJsxTextElement): PhrasingContent {
  const url = element.name === 'Support' ? `mailto:${brand.email}` : hrefs[attribute(element, 'to') ?? '']
  if (!url) throw new Error(`<${element.name}> leads nowhere: take one of ${Object.keys(hrefs).join(', ')} for to.`)
  return { type: 'link', url, children: element.children }
}

function quoted(element: MdxJsxFlowElement): RootContent {
  const title: Paragraph = {
    type: 'paragraph',
    children: [{ type: 'strong', children: [{ type: 'text', value: attribute(element, 'title') ?? '' }] }],
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Markdown allows more here than the check of the pages does.
  return { type: 'blockquote', children: [title, ...(element.children as BlockContent[])] }
}

/** Replaces the components in the tree of a page by Markdown, as raw text that the writer leaves unchanged. */
export function toPlain(tree: Root): Root {
  visit(tree, (node, index, parent) => {
    if (index === undefined || !parent) return
    if (node.type === 'mdxJsxTextElement') parent.children[index] = linked(node)
    if (node.type !== 'mdxJsxFlowElement') return
    if (node.name === 'Callout') parent.children[index] = quoted(node)
    else if (node.name && node.name in components)
      parent.children[index] = { type: 'html', value: markdownOf(components[node.name]!(attributesOf(node))) }
  })
  return tree
}

/** A page as Markdown, with everything that it says. */
export const toMarkdown = (plain: Root, { title, description }: { title: string; description: string }): string =>
  `# ${title}\n\n${description}\n\n${writer.stringify(plain)}`
