import { isCollection, parseDocument, type ErrorCode } from 'yaml'
import { describeCharacter, removeUnseen } from './characters.ts'
import { findNode, findOffset, findPath, readFile, toWritten, type File } from './document-places.ts'
import { describeFix, describePath, isField, isValid, listFieldNames, type Path } from './fields.ts'
import type { SourceProblem } from './source-problems.ts'

const words: Readonly<Partial<Record<ErrorCode, readonly [problem: string, fix: string]>>> = {
  BAD_ALIAS: ['begins with * or &, which begins an alias or an anchor', 'Put the value in quotes.'],
  BAD_DIRECTIVE: ['begins with %, which begins a directive', 'Delete the line.'],
  BAD_DQ_ESCAPE: ['has a backslash that YAML does not know in double quotes', String.raw`Write \\ for a backslash.`],
  BAD_INDENT: [
    'is not closed, or not indented as the lines around it',
    'Close each bracket, and begin the fields of a group in one column.',
  ],
  BAD_SCALAR_START: ['begins with a sign that YAML keeps for itself', 'Put the value in quotes.'],
  BLOCK_AS_IMPLICIT_KEY: [
    'has a second name with a colon on its line',
    'Put the value in quotes, or write the second name on its own line.',
  ],
  MISSING_CHAR: ['lacks a quote, a bracket or a colon', 'Add what is missing.'],
  MULTILINE_IMPLICIT_KEY: ['is followed by a line that is indented too far', 'Begin the fields of a group in one column.'],
  MULTIPLE_DOCS: ['is followed by a second document', 'Delete the line --- or ... and what comes after it.'],
  RESOURCE_EXHAUSTION: ['is nested too deeply', 'Write fewer brackets.'],
  UNEXPECTED_TOKEN: ['has signs that YAML does not expect there', 'Put the value in quotes.'],
}

const otherWords = ['cannot be read as YAML', 'Put the value in quotes, or compare the line with the example.'] as const

/** Finds a faulty line without its indentation. The others are patterns of a replacement: of the line, the problem, and what to do without a line. */
type Rewrite = readonly [find: RegExp, line: string, problem: string, fix?: string]

const isRead = String.raw`(?:[\w.-]+|"[^"]*"|'[^']*'):(?: |$)`

/** Corrections of a name, a colon or a dash. */
const rewrites: readonly Rewrite[] = [
  [/^["']?([\w.-]*\w)["']?\s*\uFF1A\s*(.*)$/, '$1: $2', 'has a full-width colon (U+FF1A) after its name'],
  [/^["']([\w.-]*\w): (.*)$/, '$1: $2', 'has a quote that is not closed in its name'],
  [/^["']?([\w.-]*\w)["']?:(\S.*)$/, '$1: $2', 'lacks a space after its colon'],
  [/^(?!\S+:( |$))["']?([\w.-]*\w)["']?(?:\s*=\s*|\s+|$)(.*)$/, '$2: $3', 'lacks a colon after its name'],
  [/^([\w.-]+:)[ \t]+(.+)$/, '$1', 'has the text "$2" and fields below it', 'Keep one of the two.'],
  [/^- +(\w+:( .*)?)$/, '$1', 'begins with a dash'],
]

/** Lines that are not fields. */
const deletions: readonly Rewrite[] = [
  [/^%.*$/, '', words.BAD_DIRECTIVE![0], 'Delete the line.'],
  [/^- .+$/, '', 'has a list item among its fields', 'Delete $&.'],
  [new RegExp(`^(?!${isRead}|- ).{1,60}`), '', 'has a line that is not a field', 'Delete "$&".'],
]

/** Line in place of a faulty one. `fix` is what to do if the line must not be offered. */
type Repair = { at: number; line: string; problem: string; move?: string | undefined; fix?: string | undefined }

const getIndent = (line: string) => /^[\s\u200B\u2060]*/.exec(line)![0]

/** Puts the value after a name or a dash in quotes if the parser refuses the line alone. An open quote is part of no value. */
const quote = (content: string) => {
  const [, head, value = ''] = /^((?:- +)*(?:[\w.-]+:[ \t]+)?)(.+)$/.exec(content) ?? []
  const bare = /^(["'])(.*)\1$/.exec(value)?.[2] ?? /^(["'])((?:(?!\1).)*)$/.exec(value)?.[2] ?? value
  return head && parseDocument(content).errors.length > 0 ? head + JSON.stringify(bare) : content
}

const rewrite = (lines: readonly string[], at: number, table: readonly Rewrite[], reported?: string): Repair[] => {
  const indent = getIndent(lines[at]!)
  const written = lines[at]!.slice(indent.length)
  const rest = removeUnseen(written)
  const character = describeCharacter(written, 'unseen')
  const texts = table.flatMap(([find, line, problem, fix]) =>
    find.test(rest)
      ? [{ line: rest.replace(find, line).trim(), problem: rest.replace(find, problem), fix: fix && rest.replace(find, fix) }]
      : [],
  )
  return [...(reported === undefined ? [] : [{ line: rest, problem: reported, fix: undefined }]), ...texts].flatMap(
    ({ line, problem, fix }) =>
      [line, ...(fix ? [] : [quote(line)])].map((each) => ({
        at,
        line: each && indent + each,
        problem: character ? `has ${character}` : problem,
        fix,
      })),
  )
}

/** Indents a line as the lines around it. */
const indent = (lines: readonly string[], at: number): Repair[] => {
  const written = getIndent(lines[at]!)
  const rest = lines[at]!.slice(written.length)
  const [before, after] = [at - 1, at + 1].map((near) => /^ */.exec(lines[near] ?? '')![0].length)
  const own = written.includes('\t') ? before! : written.replaceAll(/[\u200B\u2060\uFEFF]/g, '').length
  const character = describeCharacter(written, 'unseen')
  const problem = character
    ? `has ${character}`
    : `is indented by ${written.includes('\t') ? 'a tab' : `${own} ${own === 1 ? 'space' : 'spaces'}`}`
  if (rest === '') return [{ at, line: '', problem: `${problem} of an empty line`, fix: 'Delete the line.' }]
  const depths = lines[at - 1]?.trimEnd().endsWith(':') ? [own, before! + 2, before!, after!] : [own, before!, after!, before! + 2]
  return depths.map((depth) => ({
    at,
    line: ' '.repeat(depth) + rest,
    problem,
    move: depth === 0 ? 'Begin it in the first column. ' : `Indent it by ${depth} spaces. `,
  }))
}

/** Finds the group of a line by its indentation. */
const findGroup = ({ text, entries }: File, begin: number, indent: number): Path =>
  entries.findLast(({ offset, isFlow }) => !isFlow && offset < begin && offset - text.lastIndexOf('\n', offset - 1) - 1 < indent)?.path ??
  []

/** Finds the correction of one line that leaves the fewest parser errors in the whole file. */
const repairLine = (file: File, offset: number, start: number, reported: string) => {
  const lines = file.text.split('\n')
  const toLine = (place: number) => file.text.slice(0, place).split('\n').length - 1
  const at = toLine(offset)
  const near = [...new Set([toLine(start), at, at - 1, at + 1, 0])]
    .filter((each) => /[^ \t]/.test(lines[each] ?? '') && (each > 0 || at < 2 || lines[0]!.startsWith('%')))
    .toSorted((a, b) => getIndent(lines[b]!).length - getIndent(lines[a]!).length)
  const isOdd = (each: number) => /[^ ]/.test(getIndent(lines[each]!))
  const stages = [
    near.flatMap((each) => [...(isOdd(each) ? indent(lines, each) : []), ...rewrite(lines, each, rewrites, reported)]),
    near.flatMap((each) => rewrite(lines, each, deletions)),
    near.flatMap((each) => indent(lines, each)),
  ]
  for (const repairs of stages) {
    let fewest = file.document.errors.length
    let best: { problem: SourceProblem; repaired: string } | undefined
    for (const { at, line, problem, move = '', fix } of repairs) {
      if (fewest === 0 || line === lines[at]) continue
      const repaired = lines.with(at, line).join('\n')
      const begin = lines.slice(0, at).join('\n').length + (at > 0 ? 1 : 0)
      const result = readFile(repaired)
      const { errors } = result.document
      // If several lines are wrong, correcting one may only move the error to the next.
      const isAhead = line !== '' && offset <= begin + lines[at]!.length && (errors[0]?.pos[0] ?? 0) > begin + line.length
      const left = errors.length - (isAhead ? 0.5 : 0)
      if (left >= fewest) continue
      const [, head = '', value = ''] = /^( *(?:- +)*)(?:[^:]*: *)?(.*)$/.exec(line) ?? []
      const path = line === '' ? findGroup(result, begin, getIndent(lines[at]!).length) : findPath(result, begin + head.length)
      const isLine =
        // A line may become part of the text above it.
        findOffset(result, path) === begin + head.length &&
        (isField(path) || problem === reported || !/\s/.test(value)) &&
        (!fix || listFieldNames(path).length > 0)
      if (line !== '' && !isLine) continue
      const node = findNode(result, path)
      const isKept = value === '' || !isField(path) || isCollection(node) || isValid(path, node?.toJS(result.document))
      const advice = fix ?? (isKept ? `Write: ${line.trim()}` : describeFix(path, toWritten(node, result)))
      const message = `${describePath(path)} ${problem}. ${move}${advice}`
      best = { problem: { offset: begin + getIndent(lines[at]!).length, path, message }, repaired }
      fewest = left
    }
    if (best) return best
  }
  return undefined
}

/** Describes a parser error. Offers a line, and returns the file with it, if that removes the error. */
export const describeError = (file: File): { problem: SourceProblem; repaired?: string } => {
  const { text, document } = file
  const { code, pos } = document.errors[0]!
  const isWhole = code === 'MULTIPLE_DOCS' || code === 'RESOURCE_EXHAUSTION'
  const [problem, fix] = words[code] ?? otherWords
  const pem = /^ *[\w.-]+: *-----BEGIN /m.exec(text)
  const path: Path = isWhole ? [] : findPath(file, pem?.index ?? pos[0])
  // The parser notices that a value was never closed only at the next value or at the end of the file.
  const start = isWhole ? pos[0] : findOffset(file, path)
  if (pem)
    return {
      problem: { path, message: `${describePath(path)} is on several lines. Write | after its colon, and indent the lines below it.` },
    }
  const repair = isWhole ? undefined : repairLine(file, pos[0], start, problem)
  return repair ?? { problem: { offset: start, path, message: `${describePath(path)} ${problem}. ${fix}` } }
}
