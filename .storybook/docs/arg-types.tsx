import type { Decorator } from '@storybook/react-vite'
import { isValidElement } from 'react'
import type { ArgsEnhancer, ArgTypesEnhancer, InputType, StrictInputType } from 'storybook/internal/types'
import { Button, ButtonLink } from '../../ui/elements/Button/Button.tsx'
import { toEditable, hasElement, restoreShape, getText } from './editable.ts'

const quote = (value: unknown) => (typeof value === 'string' ? `'${value}'` : String(value))

/** Fields of react-docgen that Storybook's types lack. */
interface Documented {
  name: string
  required?: boolean
  raw?: string
  value?: unknown
}

const getDocgenType = ({ type }: InputType): Documented | undefined => (typeof type === 'object' ? type : undefined)

/** Placeholder names that react-docgen gives to types whose source text is in `raw`. */
const placeholders = ['union', 'Array', 'Readonly', 'ReadonlyArray', 'Record', 'signature', 'Partial']

/** Returns the type as written in the source. */
function getSummary(found: InputType): string | undefined {
  const { name, raw, value } = getDocgenType(found) ?? {}
  if (found.options) return found.options.map(quote).join(' | ')
  if (name === 'enum' && Array.isArray(value)) return value.map(quote).join(' | ')
  const summary = found.table?.type?.summary
  return summary && placeholders.includes(summary) ? (raw ?? summary) : summary
}

const isContent = ({ table }: InputType) => table?.type?.summary === 'ReactNode'
const isElement = ({ table }: InputType) => table?.type?.summary === 'ReactElement'

const elements = {
  Button: <Button>Open</Button>,
  'Outlined button': <Button variant="outline">Open</Button>,
  'Button with an icon': (
    <Button size="small" icon="info">
      Open
    </Button>
  ),
  Link: (
    <ButtonLink variant="text" href="#open">
      Open
    </ButtonLink>
  ),
}
const ownElement = 'As in the story'

/** Returns true for a prop that takes text, although the panel would show a JSON editor for it. */
const isText = (found: InputType) =>
  /^(HTMLInputAutoCompleteAttribute|FieldIdsProps\['prefix'\]|(string|number)( \| (string|number|undefined))+)$/.test(
    getSummary(found) ?? '',
  )

/** Returns whether the panel would show an empty JSON editor, where any first keystroke is invalid. */
const isBare = (found: InputType, value: unknown) =>
  value === undefined && !found.options && ['object', 'array', 'other', 'union', 'intersection'].includes(getDocgenType(found)?.name ?? '')

function toReadable(row: StrictInputType, value: unknown): StrictInputType {
  // react-docgen keeps the @default tag of a single-line comment in the description.
  const found = { ...row, ...(row.description && { description: row.description.replace(/\s*@default.*/s, '') }) }
  const summary = getSummary(found)
  const shown = summary === undefined ? found : { ...found, table: { ...found.table, type: { ...found.table?.type, summary } } }
  const { required = false } = getDocgenType(found) ?? {}
  if (isElement(found)) {
    const mapping = { ...(isValidElement(value) && { [ownElement]: value }), ...elements }
    return { ...shown, control: { type: 'select' }, options: Object.keys(mapping), mapping }
  }
  if (isContent(found) || isText(found)) return { control: { type: 'text' }, ...shown, type: { name: 'string', required } }
  return isBare(found, value) ? { ...shown, control: false } : shown
}

/** Adds real types, text fields for text and choices for elements. Removes `ref`. */
export const readableArgTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).flatMap(([name, found]) => (name === 'ref' ? [] : [[name, toReadable(found, initialArgs[name])]])),
  )

/** Returns the default of a prop if a control can show it: an option, a number or a boolean. */
function getDefault({ table, options, type }: InputType): unknown {
  const [, text, other] = /^(?:'(.*)'|(true|false|-?[\d.]+))$/.exec(table?.defaultValue?.summary ?? '') ?? []
  const value: unknown = text ?? (other && JSON.parse(other))
  return options ? options.find((option) => option === value) : typeof value === 'string' || !type ? undefined : value
}

/** Each story's own values by id, before `startingValues` changed them. */
const own = new Map<string, Record<string, unknown>>()

/** Fills in defaults and replaces elements with their text. `withContents` undoes both when the story renders. */
export const startingValues: ArgsEnhancer = ({ id, argTypes, initialArgs }) => {
  const starts = Object.entries(argTypes).flatMap(([name, found]): [string, unknown][] => {
    const value: unknown = initialArgs[name]
    if (value === undefined) return [[name, getDefault(found)]]
    if (!hasElement(value)) return []
    return [[name, isElement(found) ? ownElement : isContent(found) ? getText(value) || undefined : toEditable(value)]]
  })
  own.set(id, { ...Object.fromEntries(starts.map(([name]) => [name, undefined])), ...initialArgs })
  return Object.fromEntries(starts.filter(([name, value]) => value !== undefined || initialArgs[name] !== undefined))
}

/** Restores elements and functions that the reader has not edited. Removes unedited defaults, so that the component applies its own. */
export const withContents: Decorator = (Story, { id, args, argTypes, initialArgs }) => {
  const before = own.get(id) ?? {}
  const values = Object.entries(args).map(([name, value]): [string, unknown] => {
    if (!(name in before) || isValidElement(value)) return [name, value]
    if (Object.is(value, initialArgs[name])) return [name, before[name]]
    if (argTypes[name] && isContent(argTypes[name])) return [name, value === '' ? before[name] : value]
    return [name, before[name] === undefined ? value : restoreShape(value, before[name])]
  })
  return <Story args={Object.fromEntries(values.filter(([, value]) => value !== undefined))} />
}
