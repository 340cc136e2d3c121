import { isMap, isNode, isPair, isScalar, LineCounter, parse, parseDocument, visit, type Document } from 'yaml'
import { containerFileExample, deployFile, formProblems, vmFileExample } from './deploy-file.ts'
import { toRequest, type DeployRequest } from './deploy-mapping.ts'
import { fieldPath, valueAt } from '../field-path.ts'
import { nearestName } from '../nearest-name.ts'

type DeployProblem = {
  /** Line, from 1. */
  line: number
  /** Column, from 1. */
  column: number
  /** The field, like `deploy.container_config.port`; empty for the file as a whole. */
  path: string
  /** The field and the fix. */
  message: string
}

export type DeployCheck = { ok: true; request: DeployRequest } | { ok: false; problems: readonly DeployProblem[] }

type Path = readonly PropertyKey[]
type Issue = NonNullable<ReturnType<typeof deployFile.safeParse>['error']>['issues'][number]

const kinds: Readonly<Record<string, string>> = {
  int: 'a whole number',
  number: 'a whole number',
  string: 'text',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of names and values',
}

/** Example of a field from the printed files, as YAML on one line. */
const example = (path: Path, input: unknown): string => {
  const name = path.at(-1)
  const inList = typeof name === 'number' ? [...path.slice(0, -1), 0] : path
  const value = valueAt(parse(containerFileExample), inList) ?? valueAt(parse(vmFileExample), inList)
  const shown = typeof value === 'string' && ['number', 'boolean'].includes(typeof input) ? String(input) : value
  if (shown === undefined && ['number', 'boolean'].includes(typeof input)) return `, such as "${String(input)}"`
  if (typeof shown !== 'object' || Array.isArray(shown)) return shown === undefined ? '' : `, such as ${JSON.stringify(shown)}`
  return ''
}

const valueOf = (input: unknown) => {
  if (input === null || input === '') return 'empty'
  if (typeof input === 'object') return Array.isArray(input) ? 'a list' : 'a group of fields'
  const text = JSON.stringify(input)
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}

type Schema = { def: { innerType?: Schema; shape?: Readonly<Record<string, Schema>> } }

/** The names of the fields in the group at a path. */
const knownNames = (path: Path): readonly string[] => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Zod types a schema more loosely than the contract uses it.
  let { def } = deployFile as unknown as Schema
  for (const part of path) {
    const next = def.shape?.[String(part)]
    if (!next) return []
    def = next.def
    while (def.innerType) def = def.innerType.def
  }
  return Object.keys(def.shape ?? {})
}

const describeUnknown = (group: Path, name: string) => {
  const known = knownNames(group)
  const meant = nearestName(name, known)
  const advice = meant
    ? `Did you mean ${fieldPath([...group, meant])}?`
    : `Write one of these: ${known.map((name) => fieldPath([...group, name])).join(', ')}.`
  return `${fieldPath([...group, name])} is not a field of deploy.yml. ${advice}`
}

const describe = (issue: Issue): string => {
  const { path, input } = issue
  const name = path.length > 0 ? fieldPath(path) : 'The file'
  const such = example(path, input)
  if (issue.code === 'invalid_type') {
    const kind = kinds[issue.expected] ?? issue.expected
    if (path.length === 0) return `The file is ${valueOf(input)}. Write fields, beginning with deploy or vm.`
    return `${name} is ${input === undefined ? 'missing' : valueOf(input)}. Write ${kind}${such}.`
  }
  if (issue.code === 'too_small') {
    if (issue.origin === 'array') return `${name} is an empty list. Write at least ${issue.minimum} item${such}.`
    return issue.origin === 'string'
      ? `${name} is empty. Write text${such}.`
      : `${name} is ${valueOf(input)}. Write ${issue.minimum} or more.`
  }
  if (issue.code === 'too_big') {
    return issue.origin === 'array'
      ? `${name} has more than ${issue.maximum} items. Write ${issue.maximum} or fewer.`
      : `${name} is ${valueOf(input)}. Write ${issue.maximum} or less.`
  }
  return `${name} is ${valueOf(input)}. ${issue.message.replace(/\.$/, such)}.`
}

/** Offset of a path: its key, else its value; for a missing field its group. */
const offsetOf = (document: Document, path: Path): number => {
  for (let length = path.length; length > 0; length--) {
    const parent = length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true)
    const last = path[length - 1]
    let offset: number | undefined
    if (isNode(parent)) {
      visit(parent, {
        Pair: (_, pair) => {
          if (isPair(pair) && isScalar(pair.key) && String(pair.key.value) === String(last)) offset = pair.key.range?.[0]
          return offset === undefined ? visit.SKIP : visit.BREAK
        },
      })
    }
    const value = document.getIn(path.slice(0, length), true)
    offset ??= isNode(value) ? value.range?.[0] : undefined
    if (offset !== undefined) return offset
  }
  return isNode(document.contents) ? (document.contents.range?.[0] ?? 0) : 0
}

/** With both `deploy` and `vm`, the later one is the mistake. Missing metadata of a VM is reported at `vm`. */
const lineOf = (document: Document, path: Path): number => {
  if (path[0] === 'vm') return Math.max(offsetOf(document, ['deploy']), offsetOf(document, ['vm']))
  return path.length > 0 && !document.has('metadata') ? offsetOf(document, ['vm']) : offsetOf(document, path)
}

/** Checks the text of a deploy.yml: returns every problem with its line and column, or the request that would be sent. */
export const checkDeployFile = (text: string): DeployCheck => {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, merge: false })
  const problem = (offset: number, path: Path, message: string): DeployProblem => {
    const { line, col } = lines.linePos(offset)
    return { line: Math.max(1, line), column: Math.max(1, col), path: fieldPath(path), message }
  }
  if (document.errors.length > 0) {
    const both = isMap(document.contents) ? formProblems({ deploy: document.get('deploy'), vm: document.get('vm') }) : []
    return {
      ok: false,
      problems: [
        ...both.filter(({ path }) => path[0] === 'vm').map(({ message, path }) => problem(lineOf(document, path), path, message)),
        ...document.errors.map(({ pos: [start], code, message }) => {
          const key = /^[^:\s]*/.exec(text.slice(start))?.[0] ?? ''
          return code === 'DUPLICATE_KEY'
            ? problem(start, [key], `${key} is in the same group twice. Keep one of the two.`)
            : problem(start, [], `The file is not valid YAML: ${message}.`)
        }),
      ],
    }
  }
  let content: unknown
  try {
    content = document.toJS({ maxAliasCount: 20 })
  } catch {
    return { ok: false, problems: [problem(0, [], 'The file has too many aliases (*name). Write the values out.')] }
  }
  if (content === null || content === undefined) {
    return { ok: false, problems: [problem(0, [], 'The file is empty. Write deploy for containers, or vm for a virtual machine.')] }
  }
  const result = deployFile.safeParse(content, { reportInput: true })
  if (result.success) return { ok: true, request: toRequest(result.data) }
  const forms = typeof content === 'object' && !Array.isArray(content) ? formProblems(content) : []
  const problems = [
    ...forms.map(({ message, path }) => problem(lineOf(document, path), path, message)),
    ...result.error.issues
      .filter(({ code }) => code !== 'custom')
      .flatMap((issue) =>
        issue.code === 'unrecognized_keys'
          ? issue.keys.map((key) =>
              problem(offsetOf(document, [...issue.path, key]), [...issue.path, key], describeUnknown(issue.path, key)),
            )
          : [problem(offsetOf(document, issue.path), issue.path, describe(issue))],
      ),
  ]
  return { ok: false, problems: problems.sort((a, b) => a.line - b.line || a.column - b.column) }
}
