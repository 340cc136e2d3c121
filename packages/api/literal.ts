/** A notation for plain data: JSON, a JavaScript value or a Python value. */
export type Notation = 'json' | 'javascript' | 'python'

/** The longest line before a value is broken over lines. */
const width = 76

const words: Readonly<Record<Notation, Readonly<Record<string, string>>>> = {
  json: {},
  javascript: {},
  python: { true: 'True', false: 'False', null: 'None' },
}

const quote = (text: string, notation: Notation): string => {
  const json = JSON.stringify(text)
  return notation === 'javascript' ? `'${json.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'` : json
}

const key = (name: string, notation: Notation) =>
  notation === 'javascript' && /^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name, notation)

/** Braces are padded as the notation's formatters do. */
const brackets = (isList: boolean, notation: Notation): readonly [open: string, close: string, padding: string] =>
  isList ? ['[', ']', ''] : ['{', '}', notation === 'python' ? '' : ' ']

const parts = (value: object, notation: Notation): readonly (readonly [label: string, value: unknown])[] =>
  Array.isArray(value) ? value.map((item) => ['', item]) : Object.entries(value).map(([name, item]) => [`${key(name, notation)}: `, item])

const inline = (value: unknown, notation: Notation): string => {
  if (typeof value === 'string') return quote(value, notation)
  if (typeof value !== 'object' || value === null) return words[notation][String(value)] ?? String(value)
  const [open, close, padding] = brackets(Array.isArray(value), notation)
  const all = parts(value, notation).map(([label, item]) => label + inline(item, notation))
  return all.length === 0 ? open + close : `${open}${padding}${all.join(', ')}${padding}${close}`
}

/** An object with another one inside is broken over lines. */
const isFlat = (value: object) => !Object.values(value).some((item) => typeof item === 'object' && item !== null && !Array.isArray(item))

/** Writes plain data in a notation, on one line where it is short and flat. `indent` is the depth of the line it begins on. */
export const literal = (value: unknown, notation: Notation, indent = 0, before = 0): string => {
  const oneLine = inline(value, notation)
  if (typeof value !== 'object' || value === null) return oneLine
  const isShort = before + oneLine.length <= width - indent
  if (isShort && (Object.keys(value).length === 0 || (indent > 0 && isFlat(value)) || (Array.isArray(value) && isFlat(value))))
    return oneLine
  const [open, close] = brackets(Array.isArray(value), notation)
  const step = notation === 'python' ? 4 : 2
  const inner = ' '.repeat(indent + step)
  const lines = parts(value, notation).map(([label, item]) => `${inner}${label}${literal(item, notation, indent + step, label.length)}`)
  const tail = notation === 'json' ? '' : ','
  return `${open}\n${lines.join(',\n')}${tail}\n${' '.repeat(indent)}${close}`
}
