import { isCollection, isMap } from 'yaml'
import { describeCharacter, removeUnseen } from './characters.ts'
import type { Written } from './convert.ts'
import type { deployFile } from './deploy-file.ts'
import { findNode, isSame, toValue, toWritten, type File } from './document-places.ts'
import {
  advise,
  askFor,
  describeFix,
  describePath,
  findMeantField,
  findNote,
  isFreeText,
  isValid,
  isVariable,
  listFieldNames,
  toLine,
  type Path,
} from './fields.ts'
import { describePlaceholder } from '../values/placeholder.ts'
import { variableNamePattern } from '../values/values.ts'

type Issue = NonNullable<ReturnType<typeof deployFile.safeParse>['error']>['issues'][number]

const kinds: Readonly<Record<string, string>> = {
  int: 'a whole number',
  number: 'a whole number',
  string: 'text',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of names and values',
}

/**
 * Returns a value as a message names it, such as `"8 GB"` or `a list`. If the message quotes the value, also returns its kind, such as
 * `, which is text`.
 */
const describeValue = (value: unknown, written: Written): readonly [value: string, kind: string] => {
  if (value === null || value === '') return ['empty', '']
  if (Array.isArray(value)) return ['a list', '']
  if (typeof value === 'object' && !(value instanceof Date)) return ['a group of fields', '']
  const shown = typeof value === 'string' ? JSON.stringify(value) : typeof written === 'string' ? written : ''
  const kind = value instanceof Date ? 'a date' : ({ string: 'text', number: 'a number' }[typeof value as string] ?? 'true or false')
  return [shown.length > 60 ? `${shown.slice(0, 60)}…` : shown, `, which is ${kind}`]
}

/** Returns the line of a variable with a correct name. `export NAME` and `NAME=value` come from the shell. */
const repairName = (name: string, value: Written): string | undefined => {
  const [, plain = '', inName] = /^(?:export\s+)?([^=\s]*)(?:=(.*))?$/s.exec(removeUnseen(name)) ?? []
  const text = inName ?? value
  if (!variableNamePattern.test(plain) || (inName !== undefined && value !== '') || typeof text !== 'string') return undefined
  return toLine([plain], text)
}

export const describeIssue = (issue: Issue, file: File): string => {
  const { path, input, code } = issue
  const name = describePath(path)
  const node = findNode(file, path)
  const written = toWritten(node, file)
  const [value, kind] = describeValue(input, written)
  const is = `${name} is ${value}`
  if (code === 'invalid_key') {
    const key = String(path.at(-1))
    const character = describeCharacter(key, 'ascii')
    const line = repairName(key, written)
    const problem = character ? `The name ${name} has ${character}` : `${name} ${issue.issues[0]!.message}`
    return `${problem}. ${line ? `Write: ${line}` : 'Write another name.'}`
  }
  if (code === 'custom' && issue.message.endsWith('.')) return issue.message
  const raw = node?.range ? file.text.slice(node.range[0], node.range[1]).trimEnd() : ''
  // A text that begins with a bracket, such as JSON, is a list or group for YAML.
  const isText = isVariable(path) && isCollection(node) && node.flow && isValid(path, raw)
  const isNothing = input === null && !isVariable(path)
  const fix = path.length === 0 ? 'Write fields, beginning with deploy or vm.' : describeFix(path, isText ? raw : isNothing ? '' : written)
  const character = typeof input === 'string' ? describeCharacter(input, isFreeText(path) ? 'unseen' : 'ascii') : undefined
  if (character) return `${name} has ${character}. ${fix}`
  if (code === 'custom') return `${name} ${issue.message}. ${issue.message.endsWith('twice') ? 'Delete one of the two.' : fix}`
  const placeholder = typeof input === 'string' ? describePlaceholder(input) : undefined
  if (placeholder) return `${is}: ${placeholder.replace(/,$/, '')}. ${fix}`
  if (input === undefined) return `${name} is missing. ${askFor(path)}`
  if (input === null) return `${is}${raw && `: ${raw} means no value`}. ${fix}`
  if (input === '') return `${is}. ${fix}`
  if (code === 'invalid_type') return `${is}${kind ? `${kind} and not` : ', not'} ${kinds[issue.expected] ?? issue.expected}. ${fix}`
  if (code === 'too_small')
    return issue.origin === 'array' ? `${name} is an empty list. ${fix}` : `${is}, which is less than ${issue.minimum}. ${fix}`
  if (code === 'too_big' && issue.origin === 'array')
    return `${name} has more than ${issue.maximum} items. Write ${issue.maximum} or fewer.`
  return `${is}, which is ${code === 'too_big' ? `more than ${issue.maximum}` : `not ${issue.message}`}. ${fix}`
}

/** `target` is the field that was probably meant. `written` includes a unit from the name, such as MB from `memory_mb`. */
export type UnknownField = { path: Path; target: Path | undefined; written: Written }

export const readUnknown = (path: Path, file: File): UnknownField => {
  const otherForm = findNode(file, ['deploy']) ? 'vm' : findNode(file, ['vm']) ? 'deploy' : undefined
  // In braces, YAML reads a colon without a space as a part of the name.
  const [, name, value] = /^([^:]+):(.+)$/.exec(String(path.at(-1))) ?? []
  const { path: target, unit = '' } = findMeantField(path.slice(0, -1), name ?? String(path.at(-1)), otherForm) ?? {}
  const written = toWritten(findNode(file, path), file) || (value ?? '')
  return { path, target, written: unit && typeof written === 'string' ? `${written} ${unit}` : written }
}

/** `others` are all unknown fields of the file. */
export const describeUnknown = ({ path, target, written }: UnknownField, others: readonly UnknownField[], file: File): string => {
  const group = path.slice(0, -1)
  const character = describeCharacter(String(path.at(-1)), 'ascii')
  const is = character ? `The name ${describePath(path)} has ${character}.` : `${describePath(path)} is not a field of deploy.yml.`
  if (!target) {
    const missing = listFieldNames(group).filter((name) => !/^(deploy|vm)$/.test(name) && findNode(file, [...group, name]) === undefined)
    return `${is} ${findNote(path) ?? `Delete it.${missing.length > 0 ? ` This group takes ${missing.join(', ')}.` : ''}`}`
  }
  if (findNode(file, target)) return `${is} Delete it. ${describePath(target)} is there.`
  const rivals = others.filter((other) => other.target && isSame(other.target, target))
  if (rivals.length > 1)
    return `${is} ${rivals.map((rival) => describePath(rival.path)).join(' and ')} both mean ${describePath(target)}. Write one of them there, or both as one value.`
  const parent = target.slice(0, -1)
  const name = String(target.at(-1))
  if (isSame(parent, group)) {
    const node = findNode(file, path)
    const isBlock = isCollection(node) && !node.flow && isValid(target, toValue(node, file))
    return `${is} You may mean ${describePath(target)}. ${isBlock ? `Write: ${name}:` : describeFix(target, written)}`
  }
  const holder = findNode(file, parent)
  const siblings = others.filter((other) => other.target && isSame(other.target.slice(0, -1), parent))
  const moved = new Map(siblings.map((other) => [String(other.target!.at(-1)), other.written]))
  const to = holder === undefined && advise(parent, moved).value !== undefined ? parent : target
  const fix = to === parent ? describeFix(parent, moved) : isMap(holder) ? describeFix(target, written) : askFor(target)
  return `${is} Its place is ${describePath(to)}. ${fix}`
}
