import type { ComponentType, createElement, ElementType, Fragment, ReactNode } from 'react'
import type * as Contract from './contract.ts'
import type { DocsSite, DocsWords } from './docs-site.ts'
import type { NestedField } from './field-table.ts'

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
  site: DocsSite
  contract: typeof Contract
  /**
   * Address of the section that documents a call.
   * @throws when no page has an `<Endpoint>` of the call.
   */
  sectionOfCall: (api: string, call: string) => string
}

/**
 * Module of one block. `draw` becomes a component of the page; a block without it has a widget of its name. Each function is an export, so
 * that the browser gets `draw` alone; for the same reason a block takes the contract from `reading`.
 */
export interface BlockModule {
  read(attributes: Attributes, reading: Reading): object
  markdown(data: object, words: DocsWords): readonly Part[]
  draw?(drawn: Drawn<object>): ReactNode
  /** Attributes of the widget that takes the place of the block's section, named after the block: `NameSection`. */
  section?(data: object): Attributes
}

/** Block of a page, read. */
export interface Block {
  name: string
  data: object
  parts: readonly Part[]
}

/** Data of a block in the page's script, with highlighted listings. */
export type Highlighted<Value> = Value extends Listing
  ? Omit<Listing, 'code'> & { lines: string[][] }
  : Value extends object
    ? { [Key in keyof Value]: Highlighted<Value[Key]> }
    : Value

type CodeLine = readonly {
  text: string
  kind: 'plain' | 'keyword' | 'property' | 'string' | 'number' | 'flag' | 'variable' | 'comment' | 'punctuation'
}[]
type HttpMethod = 'GET' | 'POST' | 'PATCH' | 'DELETE'
type CodeTexts = DocsWords['code']

/** Components that `draw` uses. `createElement` too: the build imports blocks before it chooses React's production build. */
export interface BlockComponents {
  createElement: typeof createElement
  Fragment: typeof Fragment
  elements: Readonly<Record<'a' | 'code' | 'li' | 'p' | 'table' | 'td' | 'th' | 'ul', ElementType>>
  CallList: ComponentType<{
    prefix?: { label: string; path: string }
    items: readonly { href: string; method: HttpMethod; path: string; text: string }[]
  }>
  CodeBlock: ComponentType<{ title: string; lines: readonly CodeLine[]; run: boolean; texts: CodeTexts }>
  CodeTabs: ComponentType<{
    label: string
    call: { method: HttpMethod; path: string }
    items: readonly {
      id: 'curl' | 'typescript' | 'python' | 'cli'
      label: string
      lines: readonly CodeLine[]
      marked?: readonly number[]
    }[]
    texts: CodeTexts
  }>
  Endpoint: ComponentType<{ method: HttpMethod; path: string; verified: string; children?: ReactNode }>
  FieldTable: ComponentType<{
    title: string
    heading?: ReactNode
    folded?: boolean
    named?: boolean
    texts: DocsWords['fields']['texts'] & { assumed: string }
    rows: readonly NestedField[]
  }>
  ResponseTabs: ComponentType<{
    label: string
    items: readonly { status: number; words: string; meaning: string; lines?: readonly CodeLine[] }[]
    texts: CodeTexts
  }>
  /** Button that opens a form for a call; a site without one has no button. */
  TryCall?: ComponentType<{ method: HttpMethod; path: string; api: string; call: string }>
  linesOfPieces: (pieces: readonly (readonly string[])[]) => readonly CodeLine[]
}

/** Props of `draw`. */
export interface Drawn<Data> {
  data: Highlighted<Data>
  components: BlockComponents
  words: DocsWords
  /** Heading that belongs to the block. */
  children?: ReactNode
}

/**
 * Looks up a name that a page wrote.
 * @throws with the valid names.
 */
export function lookup<Value>(from: Readonly<Record<string, Value>>, name: string | undefined, attribute: string): Value {
  const found = from[name ?? '']
  if (found === undefined) throw new Error(`${attribute} should be one of ${Object.keys(from).join(', ')}, not “${name}”.`)
  return found
}
