import type { Call } from '@workspace/api/call.ts'
import type * as Contract from './contract.ts'

/** Attributes of a component in a page. */
export type Attributes = Readonly<Record<string, string>>

export interface Listing {
  label: string
  language: 'bash' | 'typescript' | 'python' | 'json' | 'yaml' | 'text'
  code: string
  /** Numbers of the highlighted lines, from 1. @default none */
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

export interface Reading {
  contract: typeof Contract
  /** Returns the URL of the section that documents a call. Throws if no page has an `<Endpoint>` for the call. */
  findSection: (api: string, call: string) => string
}

/**
 * What a block's file exports for the build, in addition to the component of the same name. `read` takes the contract from `reading`,
 * because an import would bring the contract into the browser's bundle.
 */
export interface BlockModule {
  read: (attributes: Attributes, reading: Reading) => object
  markdown: (props: never) => readonly Part[]
  /** Returns the attributes of `<block name>Section`, a component in the same file that wraps the block's section. */
  section?: (props: never) => Attributes
}

export interface Block {
  name: string
  props: object
  parts: readonly Part[]
}

/** Props of a block with highlighted listings. */
export type Highlighted<Value> = Value extends Listing
  ? Omit<Listing, 'code'> & { lines: string[][] }
  : Value extends object
    ? { [Key in keyof Value]: Highlighted<Value[Key]> }
    : Value

/** Looks up a name that a page uses. If it is unknown, throws an error that lists the valid names. */
export function lookup<Value>(from: Readonly<Record<string, Value | undefined>>, name: string | undefined, attribute: string): Value {
  const found = from[name ?? '']
  if (found === undefined) throw new Error(`${attribute} should be one of ${Object.keys(from).join(', ')}, not “${name}”.`)
  return found
}
