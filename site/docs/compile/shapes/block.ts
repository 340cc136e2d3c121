import type * as Contract from './contract.ts'

/** Attributes of a component in a page, as they are written. */
export type Attributes = Readonly<Record<string, string>>

export interface Listing {
  /** Label of its tab, or its title. */
  label: string
  /** Language as a highlighter calls it. */
  language: 'bash' | 'typescript' | 'python' | 'json' | 'yaml' | 'text'
  code: string
  /** Numbers of the highlighted lines, from 1. @default none */
  marked?: readonly number[]
}

/** Text of a block for the Markdown twin and the search. */
export type Part =
  | { kind: 'line'; text: string }
  | { kind: 'call'; method: string; path: string }
  | { kind: 'list'; ordered: boolean; items: readonly string[] }
  /** `repeated`: the same at every call, so that no search finds it. */
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[]; repeated?: boolean }
  | { kind: 'code'; listing: Listing }
  /** Messages of an error, with `…` for any text and `FIELD` for the name of a field. */
  | { kind: 'messages'; messages: readonly string[] }

export interface Reading {
  contract: typeof Contract
  /**
   * Address of the section that documents a call.
   * @throws when no page has an `<Endpoint>` of the call.
   */
  sectionOfCall: (api: string, call: string) => string
}

/**
 * File of one block: what the build makes its props and its Markdown with. Beside them it exports its component, named like the file. It
 * takes the contract from `reading`: an import would bring the contract into the browser's bundle.
 */
export interface BlockModule {
  /** Reads the props of the component. */
  read: (attributes: Attributes, reading: Reading) => object
  markdown: (props: never) => readonly Part[]
  /** Attributes of the component that takes the place of the block's section, `NameSection` of the same file. */
  section?: (props: never) => Attributes
}

/** Block of a page, read. */
export interface Block {
  name: string
  props: object
  parts: readonly Part[]
}

/** Props of a block as its component gets them, with highlighted listings. */
export type Highlighted<Value> = Value extends Listing
  ? Omit<Listing, 'code'> & { lines: string[][] }
  : Value extends object
    ? { [Key in keyof Value]: Highlighted<Value[Key]> }
    : Value

/**
 * Looks up a name that a page wrote.
 * @throws with the valid names.
 */
export function lookup<Value>(from: Readonly<Record<string, Value>>, name: string | undefined, attribute: string): Value {
  const found = from[name ?? '']
  if (found === undefined) throw new Error(`${attribute} should be one of ${Object.keys(from).join(', ')}, not “${name}”.`)
  return found
}
