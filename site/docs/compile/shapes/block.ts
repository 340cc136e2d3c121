import type { Call } from '@workspace/api/call.ts'

export type Attributes = Readonly<Record<string, string>>

export interface Listing {
  label: string
  language: 'bash' | 'typescript' | 'python' | 'json' | 'yaml' | 'text'
  code: string
  /** Line numbers, from 1. @default none */
  marked?: readonly number[]
}

/** Text of a block for the Markdown twin and the search. */
export type Part =
  | { kind: 'line'; text: string }
  | { kind: 'call'; method: Call['method']; path: string }
  | { kind: 'list'; ordered: boolean; items: readonly string[] }
  /** `repeated` marks a table that is the same for every call, so the search skips it. */
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[]; repeated?: boolean }
  | { kind: 'code'; listing: Listing }
  /** Messages of an error, with `…` for any text and `FIELD` for the name of a field. */
  | { kind: 'messages'; messages: readonly string[] }

/** Exports of a block's `.read.ts`, which runs at build time. */
export interface BlockModule {
  /** Creates the props of the component. @default none */
  read?: (attributes: Attributes) => object
  /** Writes the props as text. @default no text */
  markdown?: (props: never) => readonly Part[]
  /** Returns the attributes of `<block name>Section`, which wraps the block's section. */
  section?: (props: never) => Attributes
}

export interface Block {
  name: string
  props: object
  parts: readonly Part[]
  section?: Attributes
}

export type Highlighted<Value> = Value extends Listing
  ? Omit<Listing, 'code'> & { lines: string[][] }
  : Value extends object
    ? { [Key in keyof Value]: Highlighted<Value[Key]> }
    : Value

export function lookup<Value>(from: Readonly<Record<string, Value | undefined>>, name: string | undefined, attribute: string): Value {
  const found = from[name ?? '']
  if (found === undefined) throw new Error(`${attribute} should be one of ${Object.keys(from).join(', ')}, not “${name}”.`)
  return found
}
