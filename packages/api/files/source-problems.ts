import { isAlias, isMap, isScalar } from 'yaml'
import { describeCharacter, removeUnseen } from './characters.ts'
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
const findOddity = ({ node, path, start }: Entry, { text, document, entries }: File): Oddity | undefined => {
  if (!node?.range) return undefined
  const [from, to] = node.range
  const written = text.slice(start, to)
  if (isAlias(node)) return resolveAlias(node, document) ? undefined : ['begins with *, which begins an alias', written]
  if (node.tag !== undefined) {
    const name = /^!\S*/.exec(written)![0]
    const value = isFreeText(path) ? written : written.replace(/^!!\w+\s+/, '')
    return [`begins with ${name}: ! begins a tag, which deploy.yml does not have`, value, isScalar(node) ? undefined : `Delete ${name}.`]
  }
  if (isScalar(node)) {
    const { value, source = '', type } = node
    const [rest = '', comment = ''] = [start, to].map((at) => /^.*/.exec(text.slice(at))![0].trimEnd())
    const hidden = describeCharacter(text.slice(from, to), 'unseen')
    if (source === '' && /^[|>]/.test(rest)) return [`is empty: ${rest[0]} begins a text of several lines`, rest]
    // A space after # makes a comment likelier than a value.
    if (source === '' && /^\s*#/.test(rest)) return ['is empty: # begins a comment', /#\s/.test(rest) ? '' : rest.trim()]
    if (type === 'PLAIN' && hidden) return [`has ${hidden}`, removeUnseen(source)]
    if (type === 'PLAIN' && /^[ \t]+#\S/.test(comment) && path.some((part) => freeText.has(part)))
      return ['ends before #, which begins a comment', rest, 'Write a space after #.']
    if (typeof value === 'number' && String(value) !== source) return [`is ${source}, which YAML reads as the number ${value}`, source]
  }
  if (isMap(node) && node.items.some(({ key }) => !isScalar(key)))
    return node.flow
      ? [`begins with ${written[0]}, which begins a group`, written]
      : ['has a name that is not text', '', 'Write a text as the name.']
  if (node.anchor === undefined || entries.some((entry) => isAlias(entry.node) && entry.node.source === node.anchor)) return undefined
  return ['begins with &, which begins an anchor', written, written === `&${node.anchor}` ? undefined : `Delete &${node.anchor}.`]
}

const describeName = ({ key, path }: Entry): string | undefined => {
  if (!isScalar(key)) return undefined
  const { source = '', type, value, tag, anchor } = key
  if (source === '<<') return 'copies another group in other files. Delete it, and write the fields of that group here.'
  if (tag !== undefined || anchor !== undefined) return 'has a tag or an anchor. Delete it.'
  if (type !== 'PLAIN' || path.at(-2) !== 'environment_variables' || String(value ?? '') === source) return undefined
  return `is a name that YAML reads as ${String(value)}. Put the name in quotes.`
}

const describeOddity = (entry: Entry, file: File): string | undefined => {
  // An unknown field and a file without fields are reported elsewhere.
  const oddity = entry.path.length > 0 && isField(entry.path) ? findOddity(entry, file) : undefined
  if (!oddity) return undefined
  const [problem, written, otherwise] = oddity
  const fix = describeFix(entry.path, written)
  return `${problem}. ${otherwise && (written.includes('\n') || !fix.includes('Write: ')) ? otherwise : fix}`
}

/** Finds source text that YAML doesn't take literally: tags, anchors, aliases, comments, and names or numbers that YAML converts. */
export const findSourceProblems = (file: File): SourceProblem[] =>
  file.entries.flatMap((entry) => {
    const { path, key, offset } = entry
    const problem = describeName(entry) ?? describeOddity(entry, file)
    const name = isScalar(key) ? key.source : undefined
    return problem ? [{ offset, path, message: `${describePath(name ? [...path.slice(0, -1), name] : path)} ${problem}` }] : []
  })
