import { isAlias, isMap, isScalar } from 'yaml'
import { describeCharacter, removeUnseen } from './characters.ts'
import { resolve, type Entry, type File } from './document-places.ts'
import type { DeployFile } from './deploy-file.ts'
import { describeFix, describePath, isField, isFreeText, isValid, isVariable, type Path } from './fields.ts'
import { describePlaceholder, isPrivate } from '../values/placeholder.ts'

export type SourceProblem = {
  path: Path
  message: string
  /** Position of the problem in the text. @default the position of the value at `path` */
  offset?: number
}

type Oddity = readonly [problem: string, written: string, otherwise?: string]

/**
 * Lists the values that aliases repeat. Skips an alias whose value is invalid for its field, because the line that is suggested for
 * the field replaces the alias.
 */
const listRepeated = (file: File): ReadonlySet<unknown> =>
  new Set(
    file.entries.flatMap(({ node, path }) => {
      const target = node && file.targets.get(node)
      return isScalar(target) && !isValid(path, target.value) ? [] : [target]
    }),
  )

/** Describes a value that YAML doesn't take literally: the problem, the text in the file, and the advice if no line can be suggested. */
const findOddity = ({ node, path, start }: Entry, file: File, repeated: ReadonlySet<unknown>): Oddity | undefined => {
  if (!node?.range) return undefined
  const { text } = file
  const [from, to] = node.range
  const written = text.slice(start, to)
  if (isAlias(node)) return resolve(node, file) ? undefined : ['begins with *, which begins an alias', written]
  if (node.tag !== undefined) {
    const [name] = /!\S*/.exec(written) ?? ['!']
    const value = isFreeText(path) ? written : written.replace(/^(?:(?:!!\w+|&\S+)\s+)+/, '')
    return [`begins with ${name}: ! begins a tag, which deploy.yml does not have`, value, isScalar(node) ? undefined : `Delete ${name}.`]
  }
  if (isScalar(node)) {
    const { value, source = '', type } = node
    const readLine = (at: number) => /^.*/.exec(text.slice(at))![0].trimEnd()
    const rest = source === '' && /^\s*[|>#]/.test(text.slice(start)) ? readLine(start) : ''
    const hidden = describeCharacter(text.slice(from, to), 'unseen')
    if (source === '' && /^[|>]/.test(rest)) return [`is empty: ${rest[0]} begins a text of several lines`, rest]
    // A space after # makes a comment likelier than a value.
    if (source === '' && /^\s*#/.test(rest)) return ['is empty: # begins a comment', /#\s/.test(rest) ? '' : rest.trim()]
    if (type === 'PLAIN' && hidden) return [`has ${hidden}`, removeUnseen(source)]
    // In free text, # without a space may be part of the text.
    if (type === 'PLAIN' && /^[ \t]+#\S/.test(text.slice(to)) && (isVariable(path) || path.includes('entrypoint')))
      return ['ends before #, which begins a comment', readLine(start), 'Write a space after #.']
    if (typeof value === 'number' && String(value) !== source) return [`is ${source}, which YAML reads as the number ${value}`, source]
  }
  if (isMap(node) && node.items.some(({ key }) => !isScalar(key) || (key.value === null && !key.source)))
    return node.flow
      ? [`begins with ${written[0]}, which begins a group`, written]
      : ['has a name that is not text', '', 'Write a text as the name.']
  if (node.anchor === undefined || repeated.has(node)) return undefined
  return ['begins with &, which begins an anchor', written, written === `&${node.anchor}` ? undefined : `Delete &${node.anchor}.`]
}

const describeName = ({ key, path }: Entry): string | undefined => {
  if (!isScalar(key)) return undefined
  const { source = '', type, value, tag, anchor } = key
  if (source === '<<') return 'is a merge key of YAML, which deploy.yml does not have. Delete it, and write the fields of that group here.'
  if (tag !== undefined || anchor !== undefined) return 'has a tag or an anchor. Delete it.'
  if (type !== 'PLAIN' || !isVariable(path) || value === source) return undefined
  return 'is a name that YAML does not read as text. Put the name in quotes.'
}

const describeOddity = (entry: Entry, file: File, repeated: ReadonlySet<unknown>): string | undefined => {
  // An unknown field and a file without fields are reported elsewhere.
  const oddity = entry.path.length > 0 && isField(entry.path) ? findOddity(entry, file, repeated) : undefined
  if (!oddity) return undefined
  const [problem, written, otherwise] = oddity
  const fix = describeFix(entry.path, written)
  return `${problem}. ${otherwise && (written.includes('\n') || !fix.includes('Write: ')) ? otherwise : fix}`
}

/** Finds source text that YAML doesn't take literally: tags, anchors, aliases, comments, and names or numbers that YAML converts. */
export const findSourceProblems = (file: File): SourceProblem[] => {
  const repeated = listRepeated(file)
  return file.entries.flatMap((entry) => {
    const { path, key, offset } = entry
    const problem = describeName(entry) ?? describeOddity(entry, file, repeated)
    const name = isScalar(key) ? key.source : undefined
    return problem ? [{ offset, path, message: `${describePath(name ? [...path.slice(0, -1), name] : path)} ${problem}` }] : []
  })
}

/** Finds values that are valid but probably not intended. */
export const findRemarks = ({ entries, text: source }: File, { vm }: DeployFile): SourceProblem[] => {
  const noLogin = { path: ['vm', 'ports'], message: 'vm.ports does not open 22/tcp. Nobody can log in by SSH then.' }
  const others = entries.flatMap(({ node, path }): SourceProblem[] => {
    if (!isScalar(node) || typeof node.value !== 'string') return []
    const [from, to] = node.range!
    const { value, type } = node
    const character = describeCharacter(value, 'lookAlike')
    const placeholder = isVariable(path) && !isPrivate(value) && describePlaceholder(value)
    const texts = [
      type === 'QUOTE_DOUBLE' &&
        /^"[A-Za-z]:\\[abefnrtv0]/.test(source.slice(from)) &&
        'has a backslash in double quotes, where \\n and \\t become a line break and a tab. Single quotes keep it.',
      type === 'PLAIN' &&
        isVariable(path) &&
        source.slice(from, to).trim().includes('\n') &&
        'is on several lines, which become one. | before them keeps them apart.',
      character && `has ${character}, which looks like another character.`,
      isPrivate(value) && 'is a private key. Keep secrets out of this file.',
      placeholder && `is ${placeholder.replace(/,$/, '')}. It is sent as this text.`,
    ]
    return texts.flatMap((text) => (text ? [{ offset: from, path, message: `${describePath(path)} ${text}` }] : []))
  })
  return [...(vm && !vm.ports?.includes('22/tcp') ? [noLogin] : []), ...others]
}
