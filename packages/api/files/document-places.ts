import { isAlias, isCollection, isMap, isNode, isPair, isScalar, isSeq, parseDocument, visit, type Document, type LineCounter } from 'yaml'
import { removeUnseen } from './characters.ts'
import type { Path } from './fields.ts'
import type { Written } from './convert.ts'

/** The document lists the errors, without excerpts of the text. */
export const readDocument = (text: string, lineCounter?: LineCounter) =>
  parseDocument(text, { ...(lineCounter && { lineCounter }), prettyErrors: false, merge: false, logLevel: 'error' })

/** Leaves out duplicate names, because the check reports those itself. */
export const countErrors = ({ errors }: Document): number => errors.filter(({ code }) => code !== 'DUPLICATE_KEY').length

export const findNode = (document: Document, path: Path) => (path.length === 0 ? document.contents : document.getIn(path, true))

/** Returns a value as the file spells it, without quotes, or JSON for an alias or a value on several lines. */
export const readText = (document: Document, text: string, path: Path, value: unknown): string => {
  if (typeof value === 'string') return value
  const node = findNode(document, path)
  const written = isNode(node) && node.range ? text.slice(node.range[0], node.range[1]).trimEnd() : ''
  if (value === undefined) return ''
  return written.includes('\n') || written.startsWith('*') ? JSON.stringify(value) : written
}

/** Returns a value as the file spells it. A number keeps its zeros, and `no` stays a text. */
export const toWritten = (node: unknown, document: Document, text: string): Written => {
  if (isAlias(node)) return toWritten(node.resolve(document), document, text)
  if (isMap(node))
    return new Map(node.items.map(({ key, value }) => [isScalar(key) ? String(key.value) : '', toWritten(value, document, text)]))
  if (isSeq(node)) return node.items.map((item) => toWritten(item, document, text))
  if (!isScalar(node) || !node.range) return ''
  if (typeof node.value === 'string') return node.type === 'PLAIN' ? removeUnseen(node.value) : node.value
  return node.type === 'PLAIN' ? (node.source ?? '') : text.slice(node.range[0], node.range[1]).trim()
}

/** Returns the offset of the key, of a value without a key, or of the group that lacks the field. */
export const findOffset = (document: Document, path: Path): number => {
  for (let length = path.length; length > 0; length--) {
    const parent = findNode(document, path.slice(0, length - 1))
    const last = path[length - 1]
    const pair = isMap(parent) ? parent.items.find(({ key }) => isScalar(key) && String(key.value) === String(last)) : undefined
    const value = findNode(document, path.slice(0, length))
    const offset = isScalar(pair?.key) ? pair.key.range?.[0] : isNode(value) ? value.range?.[0] : undefined
    if (offset !== undefined) return offset
  }
  return isNode(document.contents) ? (document.contents.range?.[0] ?? 0) : 0
}

/** Returns the offset to report. If the file has both `deploy` and `vm`, the later one is the mistake. */
export const findFormOffset = (document: Document, path: Path): number => {
  if (path[0] === 'vm') return Math.max(findOffset(document, ['deploy']), findOffset(document, ['vm']))
  return path.length > 0 && !document.has('metadata') ? findOffset(document, ['vm']) : findOffset(document, path)
}

/** `isFlat` treats a value in brackets as one field. */
export const findPath = (document: Document, offset: number, isFlat = false): Path => {
  let found: Path = []
  visit(document, {
    Pair: (_, { key, value }, ancestors) => {
      if (!isScalar(key) || (key.range?.[0] ?? Infinity) > offset) return undefined
      const names = ancestors.flatMap((each) => (isPair(each) && isScalar(each.key) ? [String(each.key.value)] : []))
      found = [...names, String(key.value)]
      return isFlat && isCollection(value) && value.flow ? visit.SKIP : undefined
    },
  })
  return found
}

/** Finds names after a no-break space, and plain values on the line after their name. */
export const findOddLines = (document: Document, text: string): number[] => {
  const found: number[] = []
  visit(document, {
    Pair: (_, { key, value }) => {
      if (!isScalar(key) || !key.range) return
      if (key.type === 'PLAIN' && /^[^\S\uFEFF]/.test(key.source ?? '')) found.push(key.range[0])
      if (isScalar(value) && value.type === 'PLAIN' && value.range && text.slice(key.range[1], value.range[0]).includes('\n'))
        found.push(value.range[0])
    },
  })
  return found
}

export const isUnder = (path: Path, group: Path) => group.every((part, at) => String(path[at]) === String(part))
export const isSame = (a: Path, b: Path) => a.length === b.length && isUnder(a, b)
