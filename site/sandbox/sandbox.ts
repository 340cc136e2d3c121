import { caasCall } from '../contract/caas/caas.ts'
import { caasPrefix } from '../contract/caas/caas-deployments.ts'
import type { Call, CallResponse } from '../contract/call.ts'
import { schemaNode, type SchemaNode } from '../contract/to-json-schema.ts'
import { vmCall } from '../contract/vm/vm.ts'
import { bill } from './state/billing.ts'
import { caasHandlers } from './handlers/caas-handlers.ts'
import { controlCall } from './handlers/control-calls.ts'
import { controlHandlers } from './handlers/control-handlers.ts'
import { momentOf, timeText, type Moment, type Outcome } from './handlers/handler.ts'
import { documentedSeed, share } from './state/identifiers.ts'
import { caasRefusal, problemsOf, refused, vmRefusal, type RequestPart, type Problem } from './state/problems.ts'
import { isKey, newState, type State } from './state/state.ts'
import { vmHandlers } from './handlers/vm-handlers.ts'
import { parsedJson } from './parsed-json.ts'

export type SandboxOptions = {
  /** Identifiers and provisioning times repeat with it. @default the one whose first identifiers are those of the documentation */
  seed?: number
  /** Seconds in the sandbox for each second outside. @default 60 */
  speed?: number
  /** The share of the calls that fail with a 500, from 0 to 1. @default 0 */
  fail?: number
  /** The clock outside, in milliseconds. @default Date.now */
  now?: () => number
  /** What an earlier sandbox remembered; anything else is ignored. */
  snapshot?: string | null
}

/** Both APIs, with a memory. */
export type Sandbox = {
  /** Answers one request; nothing leaves the program. */
  fetch: (request: Request) => Promise<Response>
  /** Everything that it remembers, as text. */
  snapshot: () => string
}

/** The default of `speed`: a minute of the product in a second. */
export const defaultSpeed = 60

/** The header of every answer with the time in the sandbox. */
export const timeHeader = 'Sandbox-Time'

/** Which part of a request a schema reads. */
const parts = [
  ['path', 'pathParams'],
  ['query', 'query'],
  ['body', 'request'],
] as const satisfies readonly (readonly [RequestPart, keyof Call])[]

/** A call that the sandbox knows, with the pattern of its path. */
type Known = { call: Call; pattern: RegExp; names: readonly string[] }

const every: readonly Call[] = [...Object.values(vmCall), ...Object.values(caasCall), ...Object.values(controlCall)]
const known: readonly Known[] = every.map((call) => ({
  call,
  pattern: new RegExp(`^${call.path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`),
  names: [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!),
}))

const isControl = ({ tag }: Call) => tag === 'Sandbox'

type Raw = Readonly<Record<RequestPart, unknown>>

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const queryNodes = new WeakMap<Call, NonNullable<SchemaNode['properties']>>()
const queryNodesOf = (call: Call) => {
  const nodes = queryNodes.get(call) ?? schemaNode(call.query!).properties ?? {}
  queryNodes.set(call, nodes)
  return nodes
}

/** Reads a query as the APIs do: integers from digits, lists from JSON. */
const readQuery = (call: Call, search: URLSearchParams): unknown => {
  if (!call.query) return undefined
  const nodes = queryNodesOf(call)
  return Object.fromEntries(
    [...search].map(([name, text]) => {
      const type = nodes[name]?.type
      if (type === 'integer') return [name, /^-?\d+$/.test(text) ? Number(text) : text]
      return [name, type === 'array' ? parsedJson(text) : text]
    }),
  )
}

const readBody = async (call: Call, request: Request): Promise<{ body: unknown } | { problem: Problem }> => {
  if (!call.request) return { body: undefined }
  if (!/^application\/json\b/i.test(request.headers.get('Content-Type') ?? '')) {
    return { problem: refused('body', [], 'The body must be JSON: send the header Content-Type: application/json', 'json_invalid') }
  }
  const text = await request.text()
  try {
    return { body: JSON.parse(text) as unknown }
  } catch {
    return { problem: refused('body', [], 'The body must be JSON', 'json_invalid') }
  }
}

/** Checks a request by the contract: returns its parsed parts, or its problems. */
export const check = (call: Call, raw: Raw): { input: Raw } | { problems: readonly Problem[] } => {
  const input: Record<string, unknown> = {}
  const problems = parts.flatMap(([requestPart, part]) => {
    const schema = call[part]
    if (!schema) return []
    const result = schema.safeParse(raw[requestPart])
    input[requestPart] = result.data
    return result.success ? [] : problemsOf(requestPart, raw[requestPart], result.error)
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Zod types a schema more loosely than the contract uses it.
  return problems.length > 0 ? { problems } : { input: input as Raw }
}

const keyOf = (call: Call, { headers }: Request): string => {
  const bearer = /^Bearer (\S+)$/i.exec(headers.get('Authorization') ?? '')?.[1] ?? ''
  const apiKey = headers.get('X-API-KEY') ?? ''
  if (isControl(call)) return bearer || apiKey
  return call.auth === 'bearer' ? bearer : apiKey
}

const replyOf = (call: Call, status: CallResponse['status']): CallResponse => {
  const reply = call.responses.find((one) => one.status === status)
  if (!reply) throw new Error(`${call.id} documents no ${status}.`)
  return reply
}

/**
 * Makes a sandbox: both APIs of the contract with a memory and a clock that runs faster. It runs in a browser and on a server alike, and has
 * no network of its own.
 */
export function createSandbox({
  seed = documentedSeed,
  speed = defaultSpeed,
  fail = 0,
  now = Date.now,
  snapshot,
}: SandboxOptions = {}): Sandbox {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- This sandbox wrote the snapshot, of this version.
  const restored = snapshot ? (parsedJson(snapshot) as Partial<State> | null) : undefined
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- This sandbox wrote the snapshot, of this version.
  const state: State = restored?.version === 1 ? (restored as State) : newState()
  let seen = now()

  const tick = () => {
    const here = now()
    state.time += Math.max(0, Math.round((here - seen) * speed))
    seen = here
  }

  const momentFor = (key: string): Moment => {
    const moment = momentOf(state, key, seed)
    bill(moment.account, moment.now)
    return moment
  }

  const respond = (status: number, body?: unknown, contentType = 'application/json'): Response => {
    const headers = new Headers({ [timeHeader]: timeText(state.time), 'Cache-Control': 'no-store' })
    if (body === undefined) return new Response(null, { status, headers })
    headers.set('Content-Type', contentType)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- An answer that is no JSON is text.
    return new Response(contentType === 'application/json' ? JSON.stringify(body) : (body as string), { status, headers })
  }

  const answer = (call: Call, outcome: Outcome): Response => {
    if ('problems' in outcome) return respond(400, call.auth === 'apiKey' ? caasRefusal(outcome.problems) : vmRefusal(outcome.problems))
    const { contentType } = replyOf(call, outcome.status)
    return respond(outcome.status, outcome.body, contentType)
  }

  const unknownCall = (method: string, path: string, methods: readonly string[]): Response => {
    const message = methods.length > 0 ? `${path} has no ${method}: use ${methods.join(' or ')}` : `There is no call ${method} ${path}`
    return respond(400, path.startsWith(`${caasPrefix}/`) ? { detail: message } : { error: message })
  }

  const run = (call: Call, key: string, input: Raw): Outcome => {
    const controls = controlHandlers({
      move: (by) => {
        state.time += by
        return momentFor(key)
      },
      forget: () => {
        delete state.accounts[key]
      },
    })
    const table = call.auth === 'apiKey' ? caasHandlers : isControl(call) ? controls : vmHandlers
    // Each table has a handler for each of its calls, and the schemas of the call have read the input.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Zod types a schema more loosely than the contract uses it.
    const handlers = table as unknown as Readonly<Record<string, (moment: Moment, input: Raw) => Outcome>>
    return handlers[call.id]!(momentFor(key), input)
  }

  return {
    fetch: async (request) => {
      tick()
      const { pathname, searchParams } = new URL(request.url)
      const at = known.filter(({ pattern }) => pattern.test(pathname))
      const found = at.find(({ call }) => call.method === request.method)
      if (!found)
        return unknownCall(
          request.method,
          pathname,
          at.map(({ call }) => call.method),
        )
      const { call, pattern, names } = found
      const key = keyOf(call, request)
      if (!isKey(key)) return respond(403, replyOf(call, 403).example)
      state.draws += 1
      if (!isControl(call) && share(`${seed}/draw/${state.draws}`) < fail) return respond(500, replyOf(call, 500).example)
      const values = pattern.exec(pathname)!.slice(1).map(decoded)
      const read = await readBody(call, request)
      if ('problem' in read) return answer(call, { problems: [read.problem] })
      const checked = check(call, {
        path: Object.fromEntries(names.map((name, index) => [name, values[index]])),
        query: readQuery(call, searchParams),
        body: read.body,
      })
      return answer(call, 'problems' in checked ? checked : run(call, key, checked.input))
    },
    snapshot: () => {
      tick()
      return JSON.stringify(state)
    },
  }
}
