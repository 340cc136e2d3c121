import type * as z from 'zod'
import type { Call } from '@workspace/api/call.ts'
import { toSchemaNode } from '@workspace/api/to-json-schema.ts'
import { listProblems, createUnknownFieldProblem, refuse, refuseProblems, type Problem, type RequestPart } from '../state/problems.ts'

type RequestParts<Path = unknown, Query = unknown, Body = unknown> = { path: Path; query: Query; body: Body }

type Output<Schema> = Schema extends z.core.$ZodType ? z.core.output<Schema> : undefined
type Part<Each, Name extends string> = Each extends Readonly<Record<Name, infer Schema>> ? Output<Schema> : undefined

export type Input<Each> = RequestParts<Part<Each, 'pathParams'>, Part<Each, 'query'>, Part<Each, 'request'>>

const parts = [
  ['path', 'pathParams'],
  ['query', 'query'],
  ['body', 'request'],
] as const satisfies readonly (readonly [RequestPart, keyof Call])[]

/** Turns digits into integers, as the APIs do. Joins the values of a repeated name, so that no value is ignored. */
const readQuery = (call: Call, search: URLSearchParams): unknown => {
  if (!call.query) {
    refuseProblems([...search.keys()].map((name) => createUnknownFieldProblem('query', [name])))
    return undefined
  }
  const nodes = toSchemaNode(call.query).properties ?? {}
  return Object.fromEntries(
    [...search.keys()].map((name) => {
      const text = search.getAll(name).join(',')
      return [name, nodes[name]?.type === 'integer' && /^-?\d+$/.test(text) ? Number(text) : text]
    }),
  )
}

const readBody = async (call: Call, request: Request): Promise<unknown> => {
  if (!call.request) return undefined
  if (!/^application\/json\b/i.test(request.headers.get('Content-Type') ?? ''))
    refuse('body', [], 'The body must be JSON. Send the header Content-Type: application/json.', 'json_invalid')
  const text = await request.text()
  try {
    return JSON.parse(text) as unknown
  } catch {
    return refuse('body', [], 'The body must be JSON.', 'json_invalid')
  }
}

export const check = <Each extends Call>(call: Each, raw: RequestParts): { input: Input<Each>; problems: readonly Problem[] } => {
  const input: Record<string, unknown> = {}
  const problems = parts.flatMap(([requestPart, part]) => {
    const schema = call[part]
    if (!schema) return []
    const result = schema.safeParse(raw[requestPart])
    input[requestPart] = result.data
    return result.success ? [] : listProblems(requestPart, raw[requestPart], result.error)
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Without problems, the schemas of the call have parsed every part of the input.
  return { input: input as Input<Each>, problems }
}

/** @throws Refusal with all problems of the request. */
export const readRequest = async <Each extends Call>(
  call: Each,
  request: Request,
  path: Readonly<Record<string, string>>,
): Promise<Input<Each>> => {
  const body = await readBody(call, request)
  const { input, problems } = check(call, { path, query: readQuery(call, new URL(request.url).searchParams), body })
  refuseProblems(problems)
  return input
}
