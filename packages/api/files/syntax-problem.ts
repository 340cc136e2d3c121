import { isCollection, parseDocument, type ErrorCode } from 'yaml'
import { describeCharacter, removeUnseen } from './characters.ts'
import { findOffset, findPath, isUnder, readFile, toValue, toWritten, type File } from './document-places.ts'
import { describeFix, describePath, isField, isValid, listFieldNames } from './fields.ts'
import { findSourceProblems, type SourceProblem } from './source-problems.ts'

const missing = ['lacks a comma, a quote, a bracket or a colon', 'Add what is missing.'] as const

/** Errors inside a value. After other errors in braces, the parser does not know where the fault is. */
const inValue: readonly ErrorCode[] = ['BAD_ALIAS', 'BAD_DQ_ESCAPE', 'BAD_SCALAR_START']

/** Meanings of the parser's error codes, and what to do if quotes around the value are not the solution. */
const words: Readonly<Partial<Record<ErrorCode, readonly [problem: string, fix?: string]>>> = {
  BAD_ALIAS: ['begins with * or &, which begins an alias or an anchor'],
  BAD_DIRECTIVE: ['begins with %, which begins a directive', 'Delete the line.'],
  BAD_DQ_ESCAPE: ['has a backslash that YAML does not know in double quotes', String.raw`Write \\ for a backslash.`],
  BAD_INDENT: [
    'is not closed, or not indented as the lines around it',
    'Close each bracket, and begin the fields of a group in one column.',
  ],
  BAD_SCALAR_START: ['begins with a character that YAML keeps for itself'],
  BLOCK_AS_IMPLICIT_KEY: [
    'has a second name with a colon on its line',
    'Put the value in quotes, or write the second name on its own line.',
  ],
  MISSING_CHAR: missing,
  MULTILINE_IMPLICIT_KEY: ['is followed by a line that is indented too far', 'Begin the fields of a group in one column.'],
  MULTIPLE_DOCS: ['is followed by a second document', 'Delete the line --- or ... and what comes after it.'],
  RESOURCE_EXHAUSTION: ['is nested too deeply', 'Write fewer brackets.'],
  UNEXPECTED_TOKEN: ['has characters that YAML does not expect there'],
}

const keyWords = ['is on several lines', 'Write | after its colon, and indent the lines below it.'] as const
const otherWords = ['cannot be read as YAML'] as const

/** `find` matches a faulty line, and its groups fill `line` and `problem`. `fix` is what to do if the corrected line must not be suggested. */
const rewrites: readonly (readonly [find: RegExp, line: string, problem: string, fix?: string])[] = [
  [/^["']?([\w.-]*\w)["']?\s*\uFF1A\s*(.*)$/, '$1: $2', 'has a full-width colon (U+FF1A) after its name'],
  [/^["']([\w.-]*\w): (.*)$/, '$1: $2', 'has a quote that is not closed in its name'],
  [/^["']?([\w.-]*\w)["']?:(\S.*)$/, '$1: $2', 'lacks a space after its colon'],
  [/^(?!\S+:( |$))["']?([\w.-]*\w)["']?(?:\s*=\s*|\s+|$)(.*)$/, '$2: $3', 'lacks a colon after its name'],
  [/^([\w.-]+:)[ \t]+(.+)$/, '$1', 'has the text "$2" and fields below it', 'Keep one of the two.'],
  [/^- +(\w+:( .*)?)$/, '$1', 'begins with a dash'],
]

/** Line that replaces a faulty line. `fix` is what to do if the corrected line must not be suggested. */
type Repair = { line: string; problem: string; move?: string; fix?: string }

/** Puts the value after a name or a dash in quotes if the line alone has a parser error. Drops a quote that is not closed. */
const quote = (line: string) => {
  const [, head, value = ''] = /^((?:- +)*(?:[\w.-]+:[ \t]+)?)(.+)$/.exec(line) ?? []
  const bare = /^(["'])((?:(?!\1[\s,]).)*)\1$/.exec(value)?.[2] ?? /^(["'])((?:(?!\1).)*)$/.exec(value)?.[2] ?? value
  return head && parseDocument(line).errors.length > 0 ? head + JSON.stringify(bare) : line
}

const count = (spaces: number) => `${spaces} ${spaces === 1 ? 'space' : 'spaces'}`

/**
 * Lists possible repairs of a line in three stages: changes of its text, its deletion, and changes of its indentation. `reported` is the
 * message for a line that only needs quotes around its value.
 */
const listRepairs = (lines: readonly string[], at: number, reported: string): readonly (readonly Repair[])[] => {
  const line = lines[at]!
  const space = /^[\s\u200B\u2060]*/.exec(line)![0]
  const rest = removeUnseen(line)
  const character = describeCharacter(line.replace(/^ +/, ''), 'unseen')
  const own = space.replaceAll(/[\u200B\u2060\uFEFF]/g, '').length
  const name = (problem: string) => (character ? `has ${character}` : problem)

  const texts = rewrites.flatMap(([find, to, problem, fix]): Repair[] => {
    if (!find.test(rest)) return []
    return [{ line: rest.replace(find, to).trim(), problem: rest.replace(find, problem), ...(fix && { fix }) }]
  })
  const [before = 0, after = 0] = [at - 1, at + 1].map((near) => /^ */.exec(lines[near] ?? '')![0].length)
  const isTab = space.includes('\t')
  const isFirst = lines[at - 1]?.trimEnd().endsWith(':')
  const moves = [...(isTab ? [] : [own]), ...(isFirst ? [before + 2, before, after] : [before, after, before + 2])].map((depth) => ({
    line: ' '.repeat(depth) + rest,
    problem: name(`is indented by ${isTab ? 'a tab' : count(own)}`),
    move: depth === 0 ? 'Begin it in the first column. ' : `Indent it by ${count(depth)}. `,
  }))
  const isRead = /^(?:[\w.-]+|"[^"]*"|'[^']*'):(?: |$)|^#/.test(rest)
  return [
    [
      ...(/[^ ]/.test(space) && rest ? moves : []),
      ...[{ line: rest, problem: reported }, ...texts].flatMap((repair) =>
        [repair.line, quote(repair.line)].map((each) => ({ ...repair, line: each && space + each, problem: name(repair.problem) })),
      ),
    ],
    isRead ? [] : [{ line: '', problem: 'has a line that is not a field', fix: `Delete ${JSON.stringify(rest.slice(0, 60))}.` }],
    moves,
  ]
}

/** Limit for the length of all texts that are parsed in search of one correction, so that a large file doesn't block the page. */
const maxParsedLength = 200_000

/** Finds the first correction of one line that leaves fewer parser errors in the whole file, or moves the first error to a later line. */
const repairLine = (file: File, offset: number, start: number, [reported, otherwise]: readonly [problem: string, fix?: string]) => {
  const lines = file.text.split('\n')
  const [at = 0, first = 0] = [offset, start].map((place) => file.lines.linePos(place).line - 1)
  const near = [...new Set([first, at, at - 1, at + 1, 0])]
    .filter((each) => /[^ \t]/.test(lines[each] ?? ''))
    .toSorted((a, b) => lines[b]!.search(/\S/) - lines[a]!.search(/\S/))
    .map((each) => listRepairs(lines, each, reported).map((repairs) => repairs.map((repair) => ({ ...repair, at: each }))))
  const parsed = new Map<string, File>()
  for (const { at, line, problem, move = '', fix } of [0, 1, 2].flatMap((stage) => near.flatMap((stages) => stages[stage]!))) {
    if (line === lines[at] || parseDocument(line.trim()).errors.length > 0) continue
    const repaired = lines.with(at, line).join('\n')
    if (!parsed.has(repaired) && parsed.size * file.text.length > maxParsedLength) break
    const begin = file.lines.lineStarts[at]!
    const result = parsed.get(repaired) ?? readFile(repaired)
    parsed.set(repaired, result)
    const { errors } = result.document
    const isAhead = offset <= begin + lines[at]!.length && (errors[0]?.pos[0] ?? Infinity) > begin + line.length
    if (errors.length >= file.document.errors.length && !isAhead) continue
    const [, head = '', value = ''] = /^( *(?:- +)*)(?:[^:]*: *)?(.*)$/.exec(line) ?? []
    // The corrected line may become part of the text above it. Then it has no entry of its own.
    const begun = [...result.entries, ...result.repeated].findLast((entry) => !entry.isFlow && entry.offset === begin + head.length)
    const { path, node } = line !== '' && begun ? begun : { path: [], node: undefined }
    const isLine =
      path.length > 0 && (isField(path) || problem === reported || !/\s/.test(value)) && (!fix || listFieldNames(path).length > 0)
    if (line !== '' && !isLine) continue
    const isGroup = value === '' && (isCollection(node) || listFieldNames(path).length > 0)
    const isOdd = findSourceProblems(result).some((found) => isUnder(path, found.path))
    const isKept = isGroup || !isField(path) || (!isOdd && isValid(path, toValue(node, result)))
    const converted = describeFix(path, toWritten(node, result))
    const asked = problem === reported && otherwise && !converted.includes('Write: ') ? otherwise : converted
    const advice = fix ?? (line === '' ? 'Delete the line.' : isKept ? `Write: ${line.trim()}` : asked)
    const message = `${describePath(path)} ${problem}. ${move}${advice}`
    return { problem: { offset: begin + lines[at]!.search(/[^ ]/), path, message }, repaired: result, hidesValue: !isKept }
  }
  return undefined
}

/**
 * Describes a parser error. `repaired` is the file with one corrected line, if a correction is found. If `hidesValue` is true, the message
 * also covers the value of the line.
 */
export const describeError = (file: File): { problem: SourceProblem; repaired?: File; hidesValue?: boolean } => {
  const { errors, contents } = file.document
  const end = errors[0]!.pos[0]
  const isFlow = isCollection(contents) && contents.flow === true
  if ((isFlow || /^\s*[{[]/.test(file.text)) && errors[0]!.code !== 'RESOURCE_EXHAUSTION') {
    const rest = isFlow && end >= contents.range[1] ? file.text.slice(end).trim() : ''
    const describe = (problem: string, fix: string, part = 'The file') => ({ offset: end, path: [], message: `${part} ${problem}. ${fix}` })
    // A changed line rarely corrects a file in braces.
    if (rest === '') {
      const { code, pos } = errors[0]!
      const part = JSON.stringify(/^[^\s,[\]{}]*/.exec(file.text.slice(pos[0], pos[0] + 60))![0])
      if (code === 'UNEXPECTED_TOKEN')
        return {
          problem: describe(
            'has a comma, a quote or a bracket that YAML does not expect',
            'Delete it, or put the whole text in the other kind of quotes.',
          ),
        }
      const [problem, fix = 'Put the value in quotes.'] = words[code] ?? missing
      return { problem: inValue.includes(code) && part !== '""' ? describe(problem, fix, part) : describe(...missing) }
    }
    const fix = `Delete ${JSON.stringify(rest.slice(0, 60))}${rest.length > 60 ? ' and what follows' : ''}.`
    return { problem: describe('goes on after its end', fix), repaired: readFile(file.text.slice(0, end)) }
  }
  const { code, pos } = errors.find((error) => error.code === 'MULTILINE_IMPLICIT_KEY') ?? errors[0]!
  const isWhole = code === 'MULTIPLE_DOCS' || code === 'RESOURCE_EXHAUSTION'
  const key = /^( *)[\w.-]+: *-----BEGIN .*\n(?!\1 )/m.exec(file.text)
  const found = isWhole ? [] : findPath(file, key ? key.index + key[1]!.length : pos[0])
  const path = code === 'MULTILINE_IMPLICIT_KEY' && !key ? found.slice(0, -1) : found
  // The parser notices an unclosed value only at the next value or at the end of the file.
  const offset = isWhole ? pos[0] : findOffset(file, path)
  const said = key ? keyWords : (words[code] ?? otherWords)
  const [problem, fix = 'Put the value in quotes.'] = said
  const repair = isWhole || key ? undefined : repairLine(file, errors[0]!.pos[0], offset, said)
  return repair ?? { problem: { offset, path, message: `${describePath(path)} ${problem}. ${fix}` } }
}
