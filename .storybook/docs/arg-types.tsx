import type { Decorator } from '@storybook/react-vite'
import { isValidElement } from 'react'
import type { ArgsEnhancer, ArgTypesEnhancer, InputType } from 'storybook/internal/types'

const quoted = (value: unknown) => (typeof value === 'string' ? `'${value}'` : String(value))

/** Fields that react-docgen adds to a type and that Storybook's types lack. */
interface Documented {
  name: string
  required?: boolean
  raw?: string
  value?: readonly unknown[]
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Storybook types this more widely than what it gives
const documented = ({ type }: InputType): Documented | undefined => (typeof type === 'object' ? (type as Documented) : undefined)

/** Placeholders of react-docgen for types whose text is in `raw`. */
const placeholders = ['union', 'Array', 'Readonly', 'ReadonlyArray', 'Record', 'signature', 'Partial']

/** Type as written in the source. */
function summaryOf(found: InputType): string | undefined {
  const { name, raw, value } = documented(found) ?? {}
  if (found.options) return found.options.map(quoted).join(' | ')
  if (name === 'enum' && value) return value.map(quoted).join(' | ')
  const summary = found.table?.type?.summary
  return summary && placeholders.includes(summary) ? (raw ?? summary) : summary
}

const isContent = ({ table }: InputType) => /^React(Node|Element)$/.test(table?.type?.summary ?? '')

/** True for a value with React elements in it. The controls panel gets a copy of them that React refuses (error 31). */
const hasElement = (value: unknown): boolean =>
  isValidElement(value) || (typeof value === 'object' && value !== null && Object.values(value).some(hasElement))

/** True for a text for which the panel would offer a JSON editor. */
const isText = (found: InputType) => /^(HTMLInputAutoCompleteAttribute|(string|number)( \| (string|number))+)$/.test(summaryOf(found) ?? '')

function readable(found: InputType, value: unknown): InputType {
  const summary = summaryOf(found)
  const shown = summary === undefined ? found : { ...found, table: { ...found.table, type: { ...found.table?.type, summary } } }
  if (isContent(found) || isText(found)) {
    const { required = false } = documented(found) ?? {}
    return { control: { type: 'text' }, ...shown, type: { name: 'string', required } }
  }
  return hasElement(value) ? { ...shown, control: false } : shown
}

/** Improves the props table: real types, a text field for every prop that shows text, no `ref`. */
export const readableArgTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names are those of a constant object
  Object.fromEntries(
    Object.entries(argTypes).flatMap(([name, found]) => (name === 'ref' ? [] : [[name, readable(found, initialArgs[name])]])),
  ) as typeof argTypes

const contents = new Map<string, Record<string, unknown>>()

/** Empties the text fields of props with elements; `withContents` shows the element until somebody types. */
export const emptyContents: ArgsEnhancer = ({ id, argTypes, initialArgs }) => {
  const kept = Object.entries(initialArgs).filter(([name, value]) => argTypes[name] && isContent(argTypes[name]) && hasElement(value))
  contents.set(id, Object.fromEntries(kept))
  return Object.fromEntries(kept.map(([name]) => [name, undefined]))
}

/** Restores a story's own elements in props for which nobody typed a text. */
export const withContents: Decorator = (Story, { id, args }) => {
  const typed = Object.entries(args).filter(([, value]) => value !== undefined && value !== '')
  return <Story args={{ ...args, ...contents.get(id), ...Object.fromEntries(typed) }} />
}
