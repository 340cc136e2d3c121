import { isNode, isPair, isScalar, LineCounter, parseDocument, visit, type Document } from 'yaml'
import { deployFile } from './deploy-file.ts'
import { toRequest, type DeployRequest } from './deploy-mapping.ts'

/** One problem of a deploy.yml. */
export type DeployProblem = {
  /** Line, from 1. */
  line: number
  /** Column, from 1. */
  column: number
  /** The field, like `deploy.container_config.port`; empty for the file as a whole. */
  path: string
  message: string
}

/** What the check of a deploy.yml says. */
export type DeployCheck = { ok: true; request: DeployRequest } | { ok: false; problems: readonly DeployProblem[] }

type Issue = NonNullable<ReturnType<typeof deployFile.safeParse>['error']>['issues'][number]

const kinds: Readonly<Record<string, string>> = {
  int: 'a whole number', number: 'a whole number', string: 'text',
  array: 'a list', object: 'a group of fields', record: 'a group of names and texts',
}

const describe = (issue: Issue): string => {
  if (issue.code === 'invalid_type') {
    return issue.input === undefined ? 'is missing' : `should be ${kinds[issue.expected] ?? issue.expected}`
  }
  if (issue.code === 'too_small') {
    if (issue.origin === 'string') return 'should not be empty'
    return issue.origin === 'array' ? `should have at least ${issue.minimum}` : `should be at least ${issue.minimum}`
  }
  if (issue.code !== 'too_big') return issue.message
  return issue.origin === 'array' ? `should have at most ${issue.maximum}` : `should be at most ${issue.maximum}`
}

const named = (path: readonly PropertyKey[]) => path.reduce<string>(
  (text, part) => (typeof part === 'number' ? `${text}[${part}]` : `${text}${text && '.'}${String(part)}`),
  '',
)

/** Where a path begins: its key if it has one, else its value; for a field that is missing, the group that lacks it. */
const offsetOf = (document: Document, path: readonly PropertyKey[]): number => {
  for (let length = path.length; length > 0; length--) {
    const parent = length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true)
    const last = path[length - 1]
    let offset: number | undefined
    if (isNode(parent)) {
      visit(parent, {
        Pair: (_, pair) => {
          if (isPair(pair) && isScalar(pair.key) && pair.key.value === last) offset = pair.key.range?.[0]
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

/** Checks the text of a deploy.yml: says every problem with its line, or the request that would be sent. */
export const checkDeployFile = (text: string): DeployCheck => {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, merge: false })
  const at = (offset: number, path: readonly PropertyKey[], message: string): DeployProblem => {
    const { line, col } = lines.linePos(offset)
    return { line: Math.max(1, line), column: Math.max(1, col), path: named(path), message }
  }
  if (document.errors.length > 0) {
    return { ok: false, problems: document.errors.map(({ pos, message }) => at(pos[0], [], message)) }
  }
  let content: unknown
  try {
    content = document.toJS({ maxAliasCount: 20 })
  } catch (error) {
    return { ok: false, problems: [at(0, [], error instanceof Error ? error.message : String(error))] }
  }
  if (content === null || content === undefined) return { ok: false, problems: [at(0, [], 'is empty')] }
  const result = deployFile.safeParse(content, { reportInput: true })
  if (result.success) return { ok: true, request: toRequest(result.data) }
  const problems = result.error.issues.flatMap((issue) => (issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => at(offsetOf(document, [...issue.path, key]), [...issue.path, key], 'is not a field of deploy.yml'))
    : [at(offsetOf(document, issue.path), issue.path, describe(issue))]))
  return { ok: false, problems: problems.sort((a, b) => a.line - b.line || a.column - b.column) }
}
