import { isCollection, isMap, isNode, isScalar, type Document, type ErrorCode } from 'yaml'
import { describeCharacter, inName, removeUnseen } from './characters.ts'
import type { Written } from './convert.ts'
import type { deployFile } from './deploy-file.ts'
import { countErrors, findNode, findOffset, findPath, isSame, readDocument, readText, toWritten } from './document-places.ts'
import {
  advise,
  askFor,
  describeFix,
  describePath,
  findNote,
  isAscii,
  isField,
  isValid,
  listFieldNames,
  toLine,
  type Path,
} from './fields.ts'
import { formatFieldPath } from '../field-path.ts'
import { repairLine } from './repair-line.ts'
import type { SourceProblem } from './source-problems.ts'
import { describePlaceholder } from '../values/placeholder.ts'
import { variableNamePattern } from '../values/values.ts'
import { fileErrors, indentErrors, otherYamlWords, yamlWords } from './yaml-words.ts'

type Issue = NonNullable<ReturnType<typeof deployFile.safeParse>['error']>['issues'][number]

const kinds: Readonly<Record<string, string>> = {
  int: 'a whole number',
  number: 'a whole number',
  string: 'text',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of names and values',
}

const describeValue = (value: unknown, written: string): string => {
  if (value === null || value === '') return 'empty'
  if (value instanceof Date) return written
  if (typeof value === 'object') return Array.isArray(value) ? 'a list' : 'a group of fields'
  const shown = typeof value === 'string' ? JSON.stringify(value) : written
  return shown.length > 60 ? `${shown.slice(0, 60)}…` : shown
}

const describeKind = (value: unknown) =>
  value instanceof Date
    ? ', which is a date'
    : value === null || typeof value === 'object'
      ? ''
      : `, which is ${{ string: 'text', number: 'a number' }[typeof value as string] ?? 'true or false'}`

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Corrects the name of a variable. `export NAME` and `NAME=value:` come from the shell. */
const repairName = (name: string, value: Written): string | undefined => {
  const [, plain = '', inName] = /^(?:export\s+)?([^=\s]*)(?:=(.*))?$/s.exec(removeUnseen(name)) ?? []
  const text = inName ?? value
  if (!variableNamePattern.test(plain) || (inName !== undefined && value !== '') || typeof text !== 'string') return undefined
  return toLine([plain], text)
}

export const describeIssue = (issue: Issue, document: Document, text: string): string => {
  const { path, input } = issue
  const name = describePath(path)
  const written = readText(document, text, path, input)
  if (path.length === 0) {
    const unseen = describeCharacter(written, 'unseen')
    return `The file ${unseen ? `has ${unseen}` : `is ${describeValue(input, written)}`}. Write fields, beginning with deploy or vm.`
  }
  if (issue.code === 'invalid_key') {
    const key = String(path.at(-1))
    const character = describeCharacter(key, 'ascii')
    const line = repairName(key, toWritten(findNode(document, path), document, text))
    const problem = character ? `has ${inName(character)}` : issue.issues[0]!.message
    return `${key ? name : `${name}""`} ${problem}. ${line ? `Write: ${line}` : 'Write another name.'}`
  }
  // JSON without quotes around it is a group for YAML.
  const isJson =
    path.at(-2) === 'environment_variables' && typeof input === 'object' && input !== null && typeof parseJson(written) === 'object'
  const fix = describeFix(path, isJson && isValid(path, written) ? written : toWritten(findNode(document, path), document, text))
  const character = typeof input === 'string' ? describeCharacter(input, isAscii(path) ? 'ascii' : 'unseen') : undefined
  if (character) return `${name} has ${character}. ${fix}`
  const is = `${name} is ${describeValue(input, written)}`
  const placeholder = typeof input === 'string' && issue.code !== 'custom' ? describePlaceholder(input) : undefined
  if (placeholder) return `${is}: ${placeholder.replace(/,$/, '')}. ${fix}`
  if (issue.code === 'custom') return `${name} ${issue.message}. ${issue.message.endsWith('twice') ? 'Delete one of the two.' : fix}`
  if (issue.code === 'invalid_type') {
    if (input === undefined) return `${name} is missing. ${askFor(path)}`
    if (input === null) return `${is}${written && `: ${written} means no value`}. ${fix}`
    const kind = describeKind(input)
    return `${is}${kind ? `${kind} and not` : ', not'} ${kinds[issue.expected] ?? issue.expected}. ${fix}`
  }
  if (issue.code === 'too_small') {
    if (issue.origin === 'array') return `${name} is an empty list. ${fix}`
    return issue.origin === 'string' ? `${is}. ${fix}` : `${is}, which is less than ${issue.minimum}. ${fix}`
  }
  if (issue.code === 'too_big') {
    return issue.origin === 'array'
      ? `${name} has more than ${issue.maximum} items. Write ${issue.maximum} or fewer.`
      : `${is}, which is more than ${issue.maximum}. ${fix}`
  }
  return input === '' ? `${is}. ${fix}` : `${is}, which is not ${issue.message}. ${fix}`
}

/** Also removes an opening quote that is never closed. */
const unquote = (written: string) => /^(["'])(.*)\1$/.exec(written)?.[2] ?? /^(["'])((?:(?!\1).)*)$/.exec(written)?.[2] ?? written

export const describeRepair = (...[document, text, at, kind]: Parameters<typeof repairLine>) => {
  const found = repairLine(document, text, at, kind)
  if (!found) return undefined
  const { path, offset, problem, advice, repaired } = found
  return { problem: { offset, path, message: `${describePath(path)} ${problem}. ${advice}` }, repaired }
}

/** Finds a group with a text on its own line, such as `container_config: nginx`, above its fields. */
const findTextAndFields = (document: Document, text: string) => {
  for (const { 0: all, 1: indent = '', 2: key = '', 3: value = '', index } of text.matchAll(
    /^( *)([\w-]+:)[ \t]+([^\s#|>&!*[{"'].*)(?=\n\1 +[\w-]+:)/gm,
  )) {
    const path = findPath(document, index + indent.length)
    if (listFieldNames(path).length === 0) continue
    const message = `${describePath(path)} has the text ${JSON.stringify(value)} and fields below it. Keep one of the two.`
    const repaired = text.slice(0, index) + indent + key + text.slice(index + all.length)
    return { problem: { offset: index + indent.length, path, message }, repaired }
  }
  return undefined
}

/** Describes a parser error. Adds the corrected line and file if that removes the error. */
export const describeError = (
  { code, pos }: { code: ErrorCode; pos: readonly [number, number] },
  document: Document,
  text: string,
): { problem: SourceProblem; repaired?: string } => {
  const pem = /^( *)[\w.-]+: *-----BEGIN [^\n]*\n(?!\1 )/m.exec(text)
  if (pem) {
    const offset = pem.index + pem[1]!.length
    const path = findPath(document, offset)
    return {
      problem: {
        offset,
        path,
        message: `${describePath(path)} is on several lines. Write | after its colon, and indent the lines below it.`,
      },
    }
  }
  const both = findTextAndFields(document, text)
  if (both) return both
  const mended = fileErrors.has(code) ? undefined : describeRepair(document, text, pos[0], 'text')
  if (mended) return mended
  const before = findPath(document, pos[0] - 1, true)
  const open = findNode(document, before)
  const isOpen = code === 'BAD_INDENT' && isCollection(open) && open.flow === true
  const inner = isOpen ? before : findPath(document, pos[0])
  const path = fileErrors.has(code) ? [] : code === 'MULTILINE_IMPLICIT_KEY' ? inner.slice(0, -1) : inner
  // The parser notices that a value was never closed only at the next value or at the end of the file.
  const start = isOpen || (code === 'MISSING_CHAR' && path.length > 0) ? findOffset(document, path) : pos[0]
  const [problem, fix] = yamlWords[code] ?? otherYamlWords
  const name = describePath(path)
  const begin = text.lastIndexOf('\n', start - 1) + 1
  const line = /^[^\r\n]*/.exec(text.slice(begin))![0]
  const [, head, key, written = ''] = /^([ \t]*(?:- +)*)([\w.-]+):[ \t]+(.+)$/.exec(line) ?? /^([ \t]*(?:- +)+)()(.+)$/.exec(line) ?? []
  if (head !== undefined && !indentErrors.has(code)) {
    const bare = unquote(written.trim())
    const field = key ? [...path.slice(0, path.lastIndexOf(key)), key] : path
    const meant = isField(field) ? advise(field, bare).value : bare
    const advised = meant === undefined ? undefined : key ? toLine([key], meant) : JSON.stringify(meant)
    const repaired = advised && text.slice(0, begin) + head + advised + text.slice(begin + line.length)
    if (advised && repaired && countErrors(readDocument(repaired)) < countErrors(document))
      return { problem: { offset: start, path: field, message: `${formatFieldPath(field)} ${problem}. Write: ${advised}` }, repaired }
  }
  const moved = fileErrors.has(code) ? undefined : describeRepair(document, text, pos[0], 'indent')
  return moved ?? { problem: { offset: start, path, message: `${name} ${problem}. ${fix}` } }
}

/** `target` is the field that was probably meant. A name such as `memory_mb` has the unit of its value. */
export type UnknownField = { path: Path; target: Path | undefined; unit: string; value: unknown }

const getParent = (path: Path) => path.slice(0, -1)

/** `others` are all unknown fields of the file. */
export const describeUnknown = (document: Document, text: string, field: UnknownField, others: readonly UnknownField[]): string => {
  const { path, target } = field
  const group = getParent(path)
  const character = describeCharacter(String(path.at(-1)), 'ascii')
  const is = `${formatFieldPath(path)} ${character ? `has ${inName(character)}` : 'is not a field of deploy.yml'}.`
  if (!target) {
    const note = findNote(path)
    const missing = listFieldNames(group).filter((name) => findNode(document, [...group, name]) === undefined)
    return `${is} ${note ?? `Delete it.${missing.length > 0 ? ` This group takes ${missing.join(', ')}.` : ''}`}`
  }
  if (document.hasIn(target)) return `${is} Delete it. ${formatFieldPath(target)} is there.`
  const rivals = others.filter((other) => other.target && isSame(other.target, target))
  if (rivals.length > 1)
    return `${is} ${rivals.map((rival) => formatFieldPath(rival.path)).join(' and ')} both mean ${formatFieldPath(target)}. Write one of them there, or both as one value.`
  const parent = getParent(target)
  const convertOther = (other: UnknownField, to: Path) => {
    const written = toWritten(findNode(document, other.path), document, text)
    if (!other.unit && isValid(to, other.value) && isSeen(document, text, other.path)) return { value: other.value }
    return advise(to, typeof written === 'string' && other.unit ? `${written} ${other.unit}` : written)
  }
  const { value, because } = convertOther(field, target)
  const shown = because ? `${because}. ` : ''
  if (isSame(parent, group)) {
    const raw = isValid(target, field.value) && !field.unit && isSeen(document, text, path) ? readRaw(document, text, path) : undefined
    const line = raw === undefined ? value !== undefined && toLine(target, value) : `${String(target.at(-1))}:${raw}`
    return `${is} You may mean ${formatFieldPath(target)}. ${shown}${line ? `Write: ${line}` : askFor(target)}`
  }
  const place = (to: Path, content: unknown) =>
    `${is} Its place is ${formatFieldPath(to)}. ${shown}${content === undefined ? askFor(target) : `Write: ${toLine(to, content)}`}`
  const holder = findNode(document, parent)
  if (isMap(holder)) return place(target, value)
  const moved = Object.fromEntries(
    others.flatMap((other) =>
      other.target && isSame(getParent(other.target), parent) ? [[other.target.at(-1)!, convertOther(other, other.target).value]] : [],
    ),
  )
  return holder === undefined && isValid(parent, moved) ? place(parent, moved) : place(target, undefined)
}

const isSeen = (document: Document, text: string, path: Path) => {
  const node = findNode(document, path)
  return !isNode(node) || !node.range || !describeCharacter(text.slice(node.range[0], node.range[1]), 'unseen')
}

/** Returns what follows the colon of a field, or nothing for the fields of a group on the lines below. */
const readRaw = (document: Document, text: string, path: Path): string | undefined => {
  const node = findNode(document, path)
  if (!isNode(node) || !node.range) return undefined
  if (isCollection(node) && !node.flow) return ''
  const raw = text.slice(node.range[0], node.range[1]).trimEnd()
  const isPlain = !raw.includes('\n') && !node.anchor && !node.tag && (isScalar(node) || isCollection(node))
  return isPlain ? ` ${raw}` : undefined
}
