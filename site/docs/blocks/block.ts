import type { Call } from '../../contract/call.ts'

/** One cell of a table; text in backticks is code. */
type Cell = string

/** A code listing. */
export interface Listing {
  /** The tab or the title. */
  label: string
  /** What a highlighter calls the language. */
  language: 'bash' | 'typescript' | 'python' | 'json' | 'yaml' | 'text'
  code: string
}

/** What a component of the documentation shows: the pages draw it, the Markdown twins write it. */
export type Block =
  | { kind: 'endpoint'; method: Call['method']; path: string; title: string; api: string; call: string }
  | { kind: 'request'; samples: readonly Listing[] }
  | { kind: 'responses'; answers: readonly { status: number; description: string; listing?: Listing }[]; assumed: boolean }
  | {
      kind: 'fields'
      rows: readonly { name: string; type: string; required: boolean; meaning: string; constraints: string }[]
      assumed: boolean
      of: 'fields' | 'options'
    }
  | { kind: 'table'; head: readonly Cell[]; rows: readonly (readonly Cell[])[] }
  | { kind: 'code'; listing: Listing; checked: boolean }
  | { kind: 'precedence'; steps: readonly string[] }
  | { kind: 'epoch' }
  | { kind: 'cost' }
  | { kind: 'deployCheck'; example: string }
  | { kind: 'tryStep'; walk: string; step: string; call: string }
  | { kind: 'walkProgress'; walk: string; label: string; steps: number }
  | { kind: 'downloads'; links: readonly { href: string; label: string }[] }

/** The blocks that are widgets: the component of each, and its file in `site/docs/widgets`, which only the pages that use it load. */
export const widgetOf = {
  precedence: { name: 'Precedence', file: 'Configuration.tsx' },
  epoch: { name: 'Epoch', file: 'Charges.tsx' },
  cost: { name: 'Cost', file: 'Charges.tsx' },
  deployCheck: { name: 'DeployCheck', file: 'Configuration.tsx' },
  tryStep: { name: 'TryStep', file: 'Walk.tsx' },
  walkProgress: { name: 'WalkProgress', file: 'Walk.tsx' },
} as const
export type WidgetKind = keyof typeof widgetOf

/** Reads the data of a widget, which the build wrote from its block. */
export const readWidget = <Kind extends WidgetKind>(data: string): Extract<Block, { kind: Kind }> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The build writes the block of this kind, and a check at run time would go to the browser.
  JSON.parse(data) as Extract<Block, { kind: Kind }>
