import { isAlias, isCollection, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, type Node } from 'yaml'
import { removeUnseen } from './characters.ts'
import type { Path } from './fields.ts'
import type { Written } from './convert.ts'

/** Value in a file. `offset` is where its name or list item begins. `start` is where the value begins, including its tag and anchor. */
export type Entry = { path: Path; node: Node | undefined; key: Node | undefined; offset: number; start: number; isFlow: boolean }

export const isUnder = (path: Path, group: Path) => group.every((part, at) => String(path[at]) === String(part))
export const isSame = (a: Path, b: Path) => a.length === b.length && isUnder(a, b)

const toKey = (path: Path) => ['', ...path.map(String)].join('\0')

const toName = (key: unknown) => (isScalar<string | number | null>(key) ? String(key.value ?? '') : '')

/** Lists the values of a file, a group before its fields. Moves a field whose name is already in the group to `repeated`. */
export const readFile = (text: string) => {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: false, merge: false, logLevel: 'error' })
  const entries: Entry[] = []
  const places = new Map<string, Entry>()
  const anchors = new Map<string, Node>()
  const targets = new Map<Node, Node>()
  const readAnchor = (node: Node | undefined) => {
    const target = isAlias(node) ? anchors.get(node.source) : undefined
    if (node && target) targets.set(node, target)
    if (node && 'anchor' in node && node.anchor) anchors.set(node.anchor, node)
  }
  const repeated: Entry[] = []
  const toEntry = (path: Path, key: unknown, value: unknown, isFlow: boolean): Entry => {
    const [node, name] = [value, key].map((each) => (isNode(each) ? each : undefined))
    const from = node?.range?.[0] ?? name?.range?.[1] ?? 0
    const start =
      from - (/(?:(?:!<[^>\s]*>|[!&](?!<)[^\s,[\]{}]*)(?:\s+|$))+$/.exec(text.slice(Math.max(0, from - 200), from))?.[0].length ?? 0)
    return { path, node, key: name, offset: name?.range?.[0] ?? start, start, isFlow }
  }
  const list = (entry: Entry) => {
    const { node, key, path } = entry
    entries.push(entry)
    readAnchor(key)
    readAnchor(node)
    if (!places.has(toKey(path))) places.set(toKey(path), entry)
    const isFlow = entry.isFlow || (isCollection(node) && node.flow === true)
    if (isSeq(node)) for (const [at, item] of node.items.entries()) list(toEntry([...path, at], undefined, item, isFlow))
    if (!isMap(node)) return
    const names = new Set<string>()
    node.items = node.items.filter(({ key, value }) => {
      const inner = toEntry([...path, toName(key)], key, value, isFlow)
      const isRepeated = isScalar(key) && names.has(toName(key))
      names.add(toName(key))
      if (isRepeated) repeated.push(inner)
      else list(inner)
      return !isRepeated
    })
  }
  list(toEntry([], undefined, document.contents, false))
  return { text, document, lines, entries, places, targets, repeated }
}

export type File = ReturnType<typeof readFile>

export const findNode = ({ places }: File, path: Path) => places.get(toKey(path))?.node

/** Returns the offset of a field, or of the nearest group around it if the field is missing. */
export const findOffset = (file: File, path: Path): number =>
  path.length > 0
    ? (file.places.get(toKey(path))?.offset ?? findOffset(file, path.slice(0, -1)))
    : (file.entries[1] ?? file.entries[0])!.offset

/** Returns the path of the last value that begins at or before an offset. A list or map in brackets counts as one value. */
export const findPath = ({ entries }: File, offset: number): Path =>
  entries.findLast((entry) => !entry.isFlow && entry.offset <= offset)?.path ?? []

/** Returns the value that an alias repeats. Returns nothing if the alias has no anchor or is inside the value of its anchor. */
export const resolve = (node: unknown, { targets }: File): unknown => {
  if (!isAlias(node)) return node
  const target = targets.get(node)
  return target && target.range![2] < node.range![0] ? target : undefined
}

/** Returns nothing if an alias in the value has no anchor, or if the aliases repeat too many values. */
export const toValue = (node: Node | null | undefined, { document }: File): unknown => {
  try {
    return node ? node.toJS(document) : null
  } catch {
    return undefined
  }
}

/** Returns a value as the file spells it. A number keeps its zeros, `no` stays a text, and plain text keeps its lines. */
export const toWritten = (written: unknown, file: File): Written => {
  const node = resolve(written, file)
  if (isMap(node)) return new Map(node.items.map(({ key, value }) => [toName(key), toWritten(value, file)]))
  if (isSeq(node)) return node.items.map((item) => toWritten(item, file))
  if (!isScalar(node) || !node.range) return ''
  const source = file.text.slice(node.range[0], node.range[1]).trim()
  return node.type === 'PLAIN' ? removeUnseen(source.replaceAll(/\n\s*/g, '\n')) : typeof node.value === 'string' ? node.value : source
}
