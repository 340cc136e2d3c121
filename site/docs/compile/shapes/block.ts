import type { RootContent } from 'mdast'
import type { Call } from '@workspace/api/call.ts'

export type Attributes = Readonly<Record<string, string>>

export interface Listing {
  label: string
  language: 'bash' | 'typescript' | 'python' | 'json' | 'yaml' | 'text'
  code: string
  /** Numbers of the highlighted lines, from 1. @default none */
  marked?: readonly number[]
}

/** Facts about a block that other parts of the page need. */
export interface BlockFacts {
  /** Call that the block's section documents. */
  call?: Pick<Call, 'method' | 'path'>
  /** Messages of an error, with `…` for any text and `FIELD` for the name of a field. */
  messages?: readonly string[]
  /** True for a table that is the same for every call, so the search skips it. */
  repeated?: boolean
  /** Attributes of `<block name>Section`, which wraps the block's section. */
  section?: Attributes
}

/** Exports of a block's `.read.ts`, which runs at build time. A block without a component is shown as its Markdown. */
export interface BlockModule {
  /** Creates the props of the component. @default none */
  read?: (attributes: Attributes) => object
  /** Writes the props as paragraphs of Markdown, for the Markdown version of the page and for the search. @default none */
  markdown?: (props: never) => readonly string[]
  /** Returns the block's facts. @default none */
  getFacts?: (props: never) => BlockFacts
}

export interface Block extends BlockFacts {
  name: string
  props: object
  markdown: string
  /** The parsed Markdown. */
  nodes: readonly RootContent[]
}

export type Highlighted<Value> = Value extends Listing
  ? Omit<Value, 'code'> & { lines: string[][] }
  : Value extends object
    ? { [Key in keyof Value]: Highlighted<Value[Key]> }
    : Value

export function lookup<Value>(from: Readonly<Record<string, Value | undefined>>, name: string | undefined, attribute: string): Value {
  const found = from[name ?? '']
  if (found === undefined) throw new Error(`${attribute} should be one of ${Object.keys(from).join(', ')}, not “${name}”.`)
  return found
}
