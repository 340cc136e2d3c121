import { isCollection, type Document, type ErrorCode } from 'yaml'
import { completeGroup, describePath, isField, isValid, listFieldNames, suggestValue, toLine, type Path } from './advice.ts'
import type { deployFile } from './deploy-file.ts'
import { countErrors, findNode, findOffset, findPath, isSame, readDocument, readText } from './document-places.ts'
import { formatFieldPath } from '../field-path.ts'
import { repairLine } from './repair-line.ts'
import type { SourceProblem } from './source-problems.ts'
import { describeUnseen } from './unseen.ts'
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

export const describeIssue = (issue: Issue, written: string): string => {
  const { path, input } = issue
  const name = describePath(path)
  const unseen = typeof input === 'string' ? describeUnseen(input) : undefined
  const bound = issue.code === 'too_small' ? issue.minimum : issue.code === 'too_big' ? issue.maximum : undefined
  const meant = suggestValue(path, written, input, typeof bound === 'number' ? bound : undefined)
  const fix = meant === undefined ? 'Delete it.' : `Write: ${toLine(path, meant)}`
  if (path.length === 0) return `The file is ${describeValue(input, written)}. Write fields, beginning with deploy or vm.`
  if (unseen) return `${name} has ${unseen}. ${fix}`
  const is = `${name} is ${describeValue(input, written)}`
  if (issue.code === 'invalid_type') {
    if (input === undefined) return `${name} is missing. ${fix}`
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

/** Describes a parser error. Adds the corrected line and file if that removes the error. */
export const describeError = (
  { code, pos }: { code: ErrorCode; pos: readonly [number, number] },
  document: Document,
  text: string,
): { problem: SourceProblem; repaired?: string } => {
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
    const meant = isField(field) ? suggestValue(field, bare, undefined) : bare
    const advised = meant === undefined ? undefined : key ? toLine([key], meant) : JSON.stringify(meant)
    const repaired = advised && text.slice(0, begin) + head + advised + text.slice(begin + line.length)
    if (advised && repaired && countErrors(readDocument(repaired)) < countErrors(document))
      return { problem: { offset: start, path: field, message: `${formatFieldPath(field)} ${problem}. Write: ${advised}` }, repaired }
  }
  const moved = fileErrors.has(code) ? undefined : describeRepair(document, text, pos[0], 'indent')
  return moved ?? { problem: { offset: start, path, message: `${name} ${problem}. ${fix}` } }
}

/** `target` is the field that was probably meant. */
export type UnknownField = { path: Path; target: Path | undefined; value: unknown }

/** `others` are all unknown fields of the file. */
export const describeUnknown = (
  document: Document,
  text: string,
  { path, target, value }: UnknownField,
  others: readonly UnknownField[],
) => {
  const group = path.slice(0, -1)
  const unseen = describeUnseen(String(path.at(-1)))
  const is = `${formatFieldPath(path)} ${unseen ? `has ${unseen} in its name` : 'is not a field of deploy.yml'}.`
  if (!target) {
    const missing = listFieldNames(group).filter((field) => findNode(document, [...group, field]) === undefined)
    return `${is} Delete it.${missing.length > 0 ? ` This group takes ${missing.join(', ')}.` : ''}`
  }
  if (document.hasIn(target)) return `${is} Delete it. ${formatFieldPath(target)} is there.`
  const suggest = (field: Path, other: UnknownField) => suggestValue(field, readText(document, text, other.path, other.value), other.value)
  const meant = suggest(target, { path, target, value })
  const parent = target.slice(0, -1)
  const isMissing = !isSame(parent, group) && findNode(document, parent) === undefined
  const moved = others.flatMap((other) =>
    other.target && isSame(other.target.slice(0, -1), parent) ? [[other.target.at(-1)!, suggest(other.target, other)]] : [],
  )
  const whole = isMissing && !isValid(parent, { [target.at(-1)!]: meant }) ? completeGroup(parent, Object.fromEntries(moved)) : undefined
  const [to, content] = whole ? [parent, whole] : [target, meant]
  const place = isSame(to.slice(0, -1), group) && !whole ? 'You may mean' : 'Its place is'
  return `${is} ${place} ${formatFieldPath(to)}.${content === undefined ? '' : ` Write: ${toLine(to, content)}`}`
}
