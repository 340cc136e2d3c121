import { isAlias, isMap, isScalar, isSeq } from 'yaml'
import { describeCharacter, inName, removeUnseen } from './characters.ts'
import { resolveAlias, type Entry, type File } from './document-places.ts'
import { describeFix, describePath, isField, isFreeText, type Path } from './fields.ts'

export type SourceProblem = {
  path: Path
  message: string
  /** @default the place of the path */
  offset?: number
  /** Field to write. @default path */
  target?: Path | undefined
}

/** In free text, `#` without a space may be part of the text. */
const freeText: ReadonlySet<PropertyKey> = new Set(['environment_variables', 'entrypoint'])

type Oddity = readonly [problem: string, written: string, otherwise?: string]

/** Finds a value that YAML doesn't take literally, how it is written, and what to do if no line follows from that. */
const findOddity = ({ node, path, start, isFlow }: Entry, { text, document, entries }: File): Oddity | undefined => {
  if (!node?.range) return undefined
  const [from, to] = node.range
  const written = text.slice(start, to)
  const [rest = '', comment = ''] = isFlow ? [] : [start, to].map((at) => /^[^\r\n]*/.exec(text.slice(at))![0].trimEnd())
  if (isAlias(node)) return resolveAlias(node, document) ? undefined : ['begins with *, which begins an alias', written]
  if (node.tag !== undefined) {
    const name = /^!\S*/.exec(written)?.[0] ?? 'the tag'
    const problem = `begins with ${name}: ! begins a tag, which deploy.yml does not have`
    return [problem, isFreeText(path) ? written : written.replace(/^!!\w+\s+/, ''), isScalar(node) ? undefined : `Delete ${name}.`]
  }
  if (isScalar(node)) {
    const { value, source = '', type } = node
    const isPlain = type === 'PLAIN'
    const hidden = isPlain && describeCharacter(text.slice(from, to), 'unseen')
    // A space after # makes a comment likelier than a value.
    if (isPlain && source === '' && /^\s*#/.test(rest)) return ['is empty: # begins a comment', /^\s*#\s/.test(rest) ? '' : rest.trim()]
    if (source === '' && /^[|>]/.test(rest)) return [`is empty: ${rest[0]} begins a text of several lines`, rest]
    if (hidden) return [`has ${hidden}`, removeUnseen(source)]
    if (isPlain && /^[ \t]+#\S/.test(comment) && path.some((part) => freeText.has(part)))
      return ['ends before #, which begins a comment', rest, 'Write a space after #.']
    if (typeof value === 'number' && String(value) !== source) return [`is ${source}, which YAML reads as the number ${value}`, source]
  }
  if (isMap(node) && node.items.some(({ key }) => !isScalar(key)))
    return isFlow || node.flow
      ? [`begins with ${written[0]}, which begins a group`, written]
      : ['has a name that is not text', '\n', 'Write a text as the name.']
  const isUsed = entries.some((entry) => isAlias(entry.node) && entry.node.source === node.anchor)
  if (node.anchor === undefined || isUsed) return undefined
  return ['begins with &, which begins an anchor', written, written === `&${node.anchor}` ? undefined : `Delete &${node.anchor}.`]
}

/** Finds a name that YAML doesn't take literally. */
const describeName = ({ key, path, isFlow }: Entry, text: string): string | undefined => {
  if (!isScalar(key) || !key.range) return undefined
  const source = key.source ?? ''
  if (key.type === 'PLAIN' && source === '<<')
    return 'copies another group in other files. Delete it, and write the fields of that group here.'
  if (key.tag !== undefined || key.anchor !== undefined) return 'has a tag or an anchor. Delete it.'
  const unseen = describeCharacter(String(key.value), 'unseen')
  const isText = typeof key.value === 'string' || (key.value !== null && String(key.value) === source)
  // In other groups, such a name is an unknown field, which is reported elsewhere.
  if ((!unseen && isText) || !freeText.has(path.at(-2) ?? '')) return undefined
  const shown = unseen ? removeUnseen(source) : JSON.stringify(source)
  const rest = /^["']?[ \t]*:([^\r\n]*)/.exec(text.slice(key.range[1]))?.[1]?.trimEnd() ?? ''
  const problem = unseen ? `has ${inName(unseen)}` : 'has a name that YAML does not read as text'
  return `${problem}. ${isFlow ? `Write ${shown} as the name.` : `Write: ${shown}:${rest}`}`
}

/** Finds source text that YAML doesn't take literally: tags, anchors, aliases, comments, and names or numbers that YAML converts. */
export const findSourceProblems = (file: File): SourceProblem[] => [
  ...file.repeated.map(({ path, offset }) => ({
    offset,
    path,
    message: `${describePath(path)} is in the same group twice. Delete one of the two lines.`,
  })),
  ...file.entries.flatMap((entry): SourceProblem[] => {
    const { path, offset } = entry
    const name = describeName(entry, file.text)
    if (name)
      return [
        { offset, path, message: `${describePath([...path.slice(0, -1), isScalar(entry.key) ? (entry.key.source ?? '') : ''])} ${name}` },
      ]
    // An unknown field and a file without fields are reported elsewhere.
    const oddity = path.length > 0 && isField(path) ? findOddity(entry, file) : undefined
    if (!oddity) return []
    const [problem, written, otherwise] = oddity
    const fix = describeFix(path, written)
    const hasLine = fix.includes('Write: ') && !written.includes('\n')
    return [{ offset, path, message: `${describePath(path)} ${problem}. ${hasLine ? fix : (otherwise ?? fix)}` }]
  }),
]
