import { isAlias, isCollection, isMap, isNode, isScalar, isSeq, type Alias, type Document, type Node, type Pair } from 'yaml'
import { describeCharacter, inName, removeUnseen } from './characters.ts'
import { describeFix, describePath, isAscii, isField, isValid, type Path } from './fields.ts'

export type SourceProblem = {
  offset: number
  path: Path
  message: string
  /** What can't be checked because of this problem: every field of the group (`group`), the field with the faulty name (`name`), or nothing. @default the value of the field */
  hides?: 'group' | 'name' | 'nothing'
  /** Field to write. @default path */
  target?: Path | undefined
}

/** Values after aliases are expanded. An ordinary file has a few dozen. */
const maxValues = 2000

/** In free text, `#` without a space may be part of the text. */
const freeText: ReadonlySet<PropertyKey> = new Set(['environment_variables', 'entrypoint'])

/** Returns the offset of a value with its tag and anchor, after the colon or the dash. */
const findStart = (text: string, from: number) => from + (/^["']?[ \t]*[:-]?[ \t]*/.exec(text.slice(from))?.[0].length ?? 0)

/** Finds source text that YAML doesn't take literally: tags, anchors, aliases, comments, and names or numbers that YAML converts. */
export const findSourceProblems = (document: Document, text: string): SourceProblem[] => {
  const problems: SourceProblem[] = []
  const anchors = new Map<string, { node: Node; size: number }>()
  const used = new Set<Node>()
  const anchored: { node: Node; report: () => void }[] = []
  let isTooLarge = false

  const readLine = (from: number) => /^[^\r\n]*/.exec(text.slice(from))![0].trimEnd()

  const add = (offset: number, path: Path, problem: string, hides?: SourceProblem['hides']) =>
    problems.push({ offset, path, message: `${describePath(path)} ${problem}`, ...(hides && { hides }) })

  const report = (offset: number, path: Path, problem: string, written: string, otherwise?: string) => {
    // An unknown field and a file without fields are reported elsewhere.
    if (path.length === 0 || !isField(path)) return
    const fix = describeFix(path, written)
    add(offset, path, `${problem}. ${otherwise && (written.includes('\n') || !fix.includes('Write: ')) ? otherwise : fix}`)
  }

  /** Returns the number of values after aliases are expanded. */
  const walk = (node: Node, path: Path, place: { offset: number; start: number; isFlow: boolean }): number => {
    const { offset, start, isFlow } = place
    const [from, to] = node.range!
    const written = text.slice(start, to)
    if (isAlias(node)) return walkAlias(node, path, place, written)
    const entry = { node, size: Infinity }
    if (node.anchor !== undefined) {
      anchors.set(node.anchor, entry)
      const { anchor } = node
      anchored.push({
        node,
        report: () =>
          report(
            offset,
            path,
            'begins with &, which begins an anchor',
            written,
            isScalar(node) && node.source === '' ? undefined : `Delete &${anchor}.`,
          ),
      })
    }
    let size = 1
    if (node.tag !== undefined) {
      const name = /^!\S*/.exec(written)?.[0] ?? 'the tag'
      const value = isAscii(path) ? written.replace(/^!!\w+\s+/, '') : written
      report(
        offset,
        path,
        `begins with ${name}: ! begins a tag, which deploy.yml does not have`,
        value,
        isScalar(node) ? undefined : `Delete ${name}.`,
      )
    } else if (isScalar(node)) {
      const { value, source = '', type } = node
      const rest = isFlow ? '' : readLine(start)
      const comment = isFlow ? '' : readLine(to)
      const hidden = type === 'PLAIN' ? describeCharacter(text.slice(from, to), 'unseen') : undefined
      if (type === 'PLAIN' && source === '' && rest.startsWith('#')) {
        // A space after # makes a comment likelier than a value.
        report(offset, path, 'is empty: # begins a comment', /^#\s/.test(rest) ? '' : rest)
      } else if (type?.startsWith('BLOCK') && source === '' && /^[|>]/.test(rest)) {
        report(offset, path, `is empty: ${rest[0]} begins a text of several lines`, rest)
      } else if (hidden) {
        report(offset, path, `has ${hidden}`, removeUnseen(source))
      } else if (type === 'PLAIN' && /^[ \t]+#\S/.test(comment) && path.some((part) => freeText.has(part))) {
        report(offset, path, 'ends before #, which begins a comment', rest, 'Write a space after #.')
      } else if (typeof value === 'number' && String(value) !== source) {
        report(offset, path, `is ${source}, which YAML reads as the number ${value}`, source)
      }
    } else if (isMap(node)) {
      const names = new Set<string>()
      for (const pair of node.items) {
        const twice = isScalar(pair.key) ? String(pair.key.value) : ''
        if (isScalar(pair.key) && names.has(twice)) {
          add(pair.key.range![0], [...path, twice], 'is in the same group twice. Delete one of the two lines.', 'nothing')
          continue
        }
        names.add(twice)
        size += walkPair(pair, path, { ...place, isFlow: isFlow || node.flow === true }, written)
      }
    } else if (isSeq(node)) {
      for (const [at, item] of node.items.entries()) {
        if (!isNode(item)) continue
        const itemStart = item.range![0] - measureProps(item)
        size += walk(item, [...path, at], { offset: itemStart, start: itemStart, isFlow: isFlow || node.flow === true })
      }
    }
    entry.size = size
    return size
  }

  /** Length of the tag and anchor before an item. */
  const measureProps = (node: Node) =>
    isAlias(node)
      ? 0
      : (/(?:[!&][^\s,[\]{}]*[ \t]*)+$/.exec(text.slice(Math.max(0, node.range![0] - 200), node.range![0]))?.[0].length ?? 0)

  const walkAlias = (node: Alias, path: Path, { offset }: { offset: number }, written: string): number => {
    const target = anchors.get(node.source)
    if (!target) {
      report(offset, path, 'begins with *, which begins an alias', written, 'Put the value in quotes.')
      return 1
    }
    if (target.size > maxValues) isTooLarge = true
    // The fix for an invalid value replaces the alias, which may leave the anchor unused.
    else if (!isScalar(target.node) || isValid(path, target.node.value)) used.add(target.node)
    return target.size
  }

  const walkPair = ({ key, value }: Pair, path: Path, place: { offset: number; isFlow: boolean }, written: string): number => {
    if (!isScalar(key)) {
      const isOneLine = path.length > 0 && !written.includes('\n') && place.isFlow
      const problem = isCollection(key) && isOneLine ? `begins with ${written[0]}, which begins a group` : 'has a name that is not text'
      report(place.offset, path, problem, isOneLine ? written : '\n', isOneLine ? undefined : 'Write a text as the name.')
      return 1
    }
    const [offset, end] = key.range!
    const source = key.source ?? ''
    if (key.type === 'PLAIN' && source === '<<') {
      const alias = isAlias(value) ? `*${value.source}` : 'the other group'
      const problem = `has <<, which copies another group in other files. Delete the line, and write the fields of ${alias} here.`
      add(offset, path, problem, 'group')
      return 1
    }
    const field = [...path, String(key.value)]
    if (key.tag !== undefined || key.anchor !== undefined) {
      add(offset, field, 'has a tag or an anchor. Delete it.', 'name')
      return 1
    }
    const unseen = typeof key.value === 'string' ? describeCharacter(key.value, 'unseen') : undefined
    const isOther = key.value === null || (typeof key.value !== 'string' && JSON.stringify(key.value) !== source)
    // In other groups, such a name is an unknown field, which is reported elsewhere.
    if ((unseen || isOther) && freeText.has(path.at(-1) ?? '')) {
      const shown = unseen ? removeUnseen(source) : JSON.stringify(source)
      const rest = /^["']?[ \t]*:([^\r\n]*)/.exec(text.slice(end))?.[1]?.trimEnd() ?? ''
      const problem = unseen ? `has ${inName(unseen)}` : 'has a name that YAML does not read as text'
      const fix = place.isFlow ? `Write ${shown} as the name.` : `Write: ${shown}:${rest}`
      add(offset, field, `${problem}. ${fix}`, 'name')
      return 1
    }
    if (!isNode(value)) return 1
    return 1 + walk(value, field, { offset, start: findStart(text, end), isFlow: place.isFlow })
  }

  const { contents } = document
  if (isNode(contents)) {
    const size = walk(contents, [], { offset: 0, start: contents.range![0], isFlow: false })
    if (isTooLarge || (used.size > 0 && size > maxValues)) {
      return [{ offset: 0, path: [], message: `The file has more than ${maxValues} values with its aliases (*name). Write fewer.` }]
    }
  }
  for (const { node, report } of anchored) if (!used.has(node)) report()
  return problems
}
