import { isScalar, type Document } from 'yaml'
import { describeCharacter } from './characters.ts'
import { advise, isField, isValid, toLine, type Path } from './fields.ts'
import { countErrors, findNode, findOffset, findPath, readDocument } from './document-places.ts'

type Repair = { at: number; line?: string; problem: string; fix?: string }

const getIndent = (line: string) => /^[\s\u200B\u2060]*/.exec(line)![0]

/** Returns the offset of a line's text, after its indentation. */
const findTextStart = (lines: readonly string[], at: number) =>
  lines.slice(0, at).join('\n').length + (at > 0 ? 1 : 0) + getIndent(lines[at]!).length

const nameUnseen = (text: string) => describeCharacter(text, 'unseen')?.replace(/ (?:after ".*|at its start)$/, '')

const describeIndent = (indent: string) => {
  const unseen = nameUnseen(indent)
  if (unseen) return `has ${unseen} in its indentation`
  return indent.includes('\t') ? 'is indented by a tab' : `is indented by ${indent.length} ${indent.length === 1 ? 'space' : 'spaces'}`
}

const describeSeparator = (separator: string) => {
  const unseen = nameUnseen(separator)
  if (unseen) return `has ${unseen} after its ${separator.includes(':') ? 'colon' : 'name'}`
  if (separator.includes('\uFF1A')) return 'has a full-width colon (U+FF1A) after its name'
  return separator === ':' ? 'lacks a space after its colon' : 'lacks a colon after its name'
}

/** Corrects a name, colon or dash that YAML can't parse. */
function* listRepairs(lines: readonly string[], at: number): Generator<Repair> {
  const line = lines[at]!.replace(/\r$/, '')
  const indent = getIndent(line)
  const rest = line.slice(indent.length)
  if (rest === '') {
    yield { at, problem: `has ${nameUnseen(indent)} on an empty line`, fix: 'Delete the line.' }
    return
  }
  if (line.startsWith('%')) yield { at, problem: 'begins with %, which begins a directive', fix: 'Delete the line.' }
  if (/[^ ]/.test(indent)) yield* listIndents(lines, at)
  const [, name, separator = '', value = ''] =
    /^["']?([\w.-]*\w)["']?([\s\u200B-\u200D\u2060]*[:\uFF1A=]?[\s\u200B-\u200D\u2060]*)(.*)$/.exec(rest) ?? []
  const isRead = /^(?:[\w.-]+|"[^"]*"|'[^']*'):(?: |$)/.test(rest)
  if (name && !isRead) {
    const problem = separator.startsWith(': ') ? 'has a quote that is not closed in its name' : describeSeparator(separator)
    yield { at, line: `${indent}${name}:${value && ` ${value}`}`, problem }
    yield { at, line: `${indent}${name}: ${JSON.stringify(value)}`, problem }
  }
  const [, item] = /^- +(.*)$/.exec(rest) ?? []
  if (item === undefined) {
    if (!isRead && !rest.startsWith('#'))
      yield { at, problem: 'has a line that is not a field', fix: `Delete ${JSON.stringify(rest.slice(0, 60))}.` }
    return
  }
  if (/^\w+:( |$)/.test(item)) yield { at, line: indent + item, problem: 'begins with a dash' }
  yield { at, problem: 'has a list item among its fields', fix: `Delete ${rest}.` }
}

function* listIndents(lines: readonly string[], at: number): Generator<Repair> {
  const line = lines[at]!.replace(/\r$/, '')
  const indent = getIndent(line)
  const near = [lines[at - 1], lines[at + 1]].map((other) => /^ */.exec(other ?? '')![0].length)
  const own = /[^ \t]/.test(indent) ? [indent.replaceAll(/[\u200B\u2060\uFEFF]/g, '').length] : []
  const inner = near[0]! + 2
  const depths = lines[at - 1]?.trimEnd().endsWith(':') ? [...own, inner, ...near] : [...own, ...near, inner]
  for (const depth of new Set(depths)) {
    const fixed = ' '.repeat(depth) + line.slice(indent.length)
    if (fixed !== line)
      yield {
        at,
        line: fixed,
        problem: describeIndent(indent),
        fix: depth === 0 ? 'Begin it in the first column.' : `Indent it by ${depth} spaces.`,
      }
  }
}

/** Finds the correction of one line that leaves the fewest parser errors. `indent` also re-indents lines that use spaces. */
export const repairLine = (document: Document, text: string, offset: number, kind: 'text' | 'indent') => {
  const lines = text.split('\n')
  const errorLine = text.slice(0, offset).split('\n').length - 1
  const near = [errorLine, errorLine - 1, errorLine + 1, ...(lines[0]!.startsWith('%') ? [0] : [])].filter((at) =>
    /[^ \t\r]/.test(lines[at] ?? ''),
  )
  let best: { path: Path; offset: number; problem: string; advice: string; repaired: string } | undefined
  // Tries the most indented line first, so that the line above it is not corrected instead.
  if (kind === 'indent') near.sort((a, b) => getIndent(lines[b]!).length - getIndent(lines[a]!).length)
  // The parser accepts some wrong lines as text. Correcting such a line may cause errors in the lines after it.
  const errors = countErrors(document)
  let fewest = errors === 0 ? Infinity : errors
  for (const { at, line, problem, fix } of near.flatMap((at) => [...(kind === 'indent' ? listIndents : listRepairs)(lines, at)])) {
    // Replaces a deleted line with an empty one to keep the line numbers.
    const repaired = [...lines.slice(0, at), line ?? '', ...lines.slice(at + 1)]
    const result = readDocument(repaired.join('\n'))
    // If several lines are wrong, correcting one may only move the error to the next.
    const isAhead = kind === 'text' && line !== undefined && (result.errors[0]?.pos[0] ?? 0) > repaired.slice(0, at + 1).join('\n').length
    const left = countErrors(result) - (isAhead ? 0.5 : 0)
    if (left >= fewest) continue
    const place = findTextStart(lines, at)
    if (line === undefined) {
      // Deleting a line is the last resort.
      if (best || errors === 0) continue
      const siblings = repaired.flatMap((other, n) => (other.trim() && getIndent(other) === getIndent(lines[at]!) ? [n] : []))
      const [sibling] = siblings.toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at))
      const path = sibling === undefined ? [] : findPath(result, findTextStart(repaired, sibling)).slice(0, -1)
      best = { path, offset: place, problem, advice: fix!, repaired: repaired.join('\n') }
    } else {
      const start = findTextStart(repaired, at)
      const path = findPath(result, start)
      const [, value = ''] = /^[^:]*: *(.*)$/.exec(line) ?? []
      if (!isField(path) && (errors === 0 || /\s/.test(value))) continue
      // Skips a line that would become part of the text above it.
      if (!line.trimStart().startsWith('- ') && findOffset(result, path) !== start) continue
      const node = findNode(result, path)
      const meant = isScalar(node) && value !== '' && !isValid(path, node.value) ? advise(path, value).value : undefined
      const advised = meant === undefined ? line.trim() : toLine(path, meant)
      repaired[at] = getIndent(line) + advised
      best = { path, offset: place, problem, advice: `${fix ? `${fix} ` : ''}Write: ${advised}`, repaired: repaired.join('\n') }
    }
    fewest = left
    if (fewest === 0) break
  }
  return best
}
