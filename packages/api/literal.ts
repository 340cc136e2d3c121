export type Notation = 'json' | 'javascript' | 'python'

/** Maximum length of a line. A longer value is written on several lines. */
const width = 76

const pythonWords: Readonly<Record<string, string>> = { true: 'True', false: 'False', null: 'None' }

const quote = (text: string, notation: Notation): string => {
  const json = JSON.stringify(text)
  return notation === 'javascript' ? `'${json.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'` : json
}

const toKey = (name: string, notation: Notation) =>
  notation === 'javascript' && /^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name, notation)

const getBrackets = (isList: boolean, notation: Notation): readonly [open: string, close: string, padding: string] =>
  isList ? ['[', ']', ''] : ['{', '}', notation === 'python' ? '' : ' ']

const listParts = (value: object, notation: Notation): readonly (readonly [label: string, value: unknown])[] =>
  Array.isArray(value) ? value.map((item) => ['', item]) : Object.entries(value).map(([name, item]) => [`${toKey(name, notation)}: `, item])

const writeInline = (value: unknown, notation: Notation): string => {
  if (typeof value === 'string') return quote(value, notation)
  if (typeof value !== 'object' || value === null) return (notation === 'python' && pythonWords[String(value)]) || String(value)
  const [open, close, padding] = getBrackets(Array.isArray(value), notation)
  const all = listParts(value, notation).map(([label, item]) => label + writeInline(item, notation))
  return all.length === 0 ? open + close : `${open}${padding}${all.join(', ')}${padding}${close}`
}

const isFlat = (value: object) => !Object.values(value).some((item) => typeof item === 'object' && item !== null && !Array.isArray(item))

/** The value begins after `before` characters, in a line that is indented by `indent` spaces. */
export const writeLiteral = (value: unknown, notation: Notation, indent = 0, before = 0): string => {
  const oneLine = writeInline(value, notation)
  if (typeof value !== 'object' || value === null) return oneLine
  const isShort = before + oneLine.length <= width - indent
  if (isShort && (Object.keys(value).length === 0 || (indent > 0 && isFlat(value)) || (Array.isArray(value) && isFlat(value))))
    return oneLine
  const [open, close] = getBrackets(Array.isArray(value), notation)
  const step = notation === 'python' ? 4 : 2
  const inner = ' '.repeat(indent + step)
  const lines = listParts(value, notation).map(
    ([label, item]) => `${inner}${label}${writeLiteral(item, notation, indent + step, label.length)}`,
  )
  const tail = notation === 'json' ? '' : ','
  return `${open}\n${lines.join(',\n')}${tail}\n${' '.repeat(indent)}${close}`
}
