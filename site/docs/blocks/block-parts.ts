import { docs } from '../../content/docs.ts'
import { epoch } from '../../content/docs-widgets/epoch.ts'
import type { Block, Listing } from './block.ts'

/** A piece of what a block says in words. */
export type Part =
  | { kind: 'line'; text: string }
  | { kind: 'list'; ordered: boolean; items: readonly string[] }
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'code'; listing: Listing }

const line = (text: string): Part => ({ kind: 'line', text })
const code = (listing: Listing): Part => ({ kind: 'code', listing })

/** A block in words, its texts in Markdown: tabs one after the other, tools as what they do. */
export function partsOf(block: Block): Part[] {
  switch (block.kind) {
    case 'endpoint':
      return [line(`**\`${block.method} ${block.path}\`**`)]
    case 'request':
      return block.samples.flatMap((sample) => [line(`**${sample.label}**`), code(sample)])
    case 'responses':
      return [
        ...block.answers.flatMap(({ status, description, listing }) => [
          line(`**${status}** ${description}`),
          ...(listing ? [code(listing)] : []),
        ]),
        ...(block.assumed ? [line(docs.assumed.response)] : []),
      ]
    case 'fields':
      return [
        {
          kind: 'table',
          head: [docs[block.of].texts.name, 'Type', 'Required', 'Meaning'],
          rows: block.rows.map(({ name, type, required, meaning, constraints }) => [
            `\`${name}\``,
            type,
            required ? 'yes' : 'no',
            [meaning, constraints].filter(Boolean).join(' '),
          ]),
        },
        ...(block.assumed ? [line(docs.assumed.fields)] : []),
      ]
    case 'table':
      return [{ kind: 'table', head: block.head, rows: block.rows }]
    case 'code':
      return [...(block.listing.label ? [line(`**${block.listing.label}**`)] : []), code(block.listing)]
    case 'precedence':
      return [{ kind: 'list', ordered: true, items: block.steps }]
    case 'epoch':
      return [
        {
          kind: 'list',
          ordered: false,
          items: epoch.examples.map(
            ({ title, events, result }) => `**${title}:** ${events.map(({ time, text }) => `${time} ${text}`).join('; ')}. ${result}.`,
          ),
        },
      ]
    case 'cost':
      return [line('The page has a calculator: launch time, price per day and end time in, every charge out.')]
    case 'deployCheck':
      return [line('The page checks a deploy.yml in your browser and shows the request that it becomes.')]
    case 'tryStep':
    case 'walkProgress':
      return []
    case 'downloads':
      return [{ kind: 'list', ordered: false, items: block.links.map(({ href, label }) => `[${label}](${href})`) }]
  }
}
