import { caasPrefix } from '@workspace/api/caas/caas-deployments.ts'
import type { Call, CallResponse } from '@workspace/api/call.ts'
import { writeCaasError, writeVmError } from '@workspace/api/errors.ts'
import { getValueAt } from '@workspace/api/field-path.ts'
import { formatTime } from '@workspace/api/format.ts'
import { brand } from '@workspace/tokens/brand.ts'
import { caasHandlers } from './handlers/caas-handlers.ts'
import { controlHandlers } from './handlers/control-handlers.ts'
import type { CallContext } from './handlers/handler.ts'
import { vmHandlers } from './handlers/vm-handlers.ts'
import { parseJson } from './state/parse-json.ts'
import { bill } from './state/billing.ts'
import { documentedSeed, createId, hashToShare } from './state/identifiers.ts'
import { joinWithOr, Refusal, writeCaasRefusal, writeVmRefusal } from './state/problems.ts'
import { examplesKey, getAccount, getTime, isKey, pauseClock, readState } from './state/state.ts'

export type SandboxOptions = {
  /** Seed of identifiers, provisioning times and failures. @default the seed of the documentation */
  seed?: number
  /** Seconds in the sandbox for each real second. @default 60 */
  speed?: number
  /** Share of calls that fail with a 500, from 0 to 1. @default 0 */
  fail?: number
  /** Maximum number of minutes that pass between two calls of an account, at most 5 for the example account. @default no limit */
  pause?: number
  /** Real clock, in milliseconds. @default Date.now */
  now?: () => number
  /** Snapshot of an earlier sandbox. An invalid snapshot is ignored. */
  snapshot?: string | null
  /** Origin of the site with the pages that errors link to. @default the site of the brand */
  site?: string
}

/** Has an account for each API key. */
export type Sandbox = { fetch: (request: Request) => Promise<Response>; snapshot: () => string }

/** One minute of the product takes one second. */
export const defaultSpeed = 60

/** Maximum number of minutes that pass while a reader makes no call. They are enough for a new VM to start. */
export const readingPause = 5

export const timeHeader = 'Sandbox-Time'

const known = [...vmHandlers, ...caasHandlers, ...controlHandlers].map(({ call, answer }) => ({
  call,
  answer,
  pattern: new RegExp(`^${call.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  /** Matches a path with an empty identifier, which a program writes if a value is missing. */
  unfilled: call.pathParams && new RegExp(`^(?=.*//|.*/$)${call.path.replaceAll(/\{\w+\}/g, '[^/]*')}$`),
}))

const listMethods = (path: string): string[] => known.flatMap(({ call, pattern }) => (pattern.test(path) ? call.method : []))

/** Parts of a base URL that clients add to a path, leave out or write twice. */
const baseParts: ReadonlySet<string> = new Set(['api', ...caasPrefix.split('/')])

const vmPaths: ReadonlySet<string> = new Set(known.flatMap(({ call }) => (call.auth === 'bearer' ? call.path : [])))

const joinPath = (parts: readonly string[]) => parts.map((part) => `/${part}`).join('')

/**
 * Lists the paths that a client may have meant. Clients often leave out an identifier, write extra slashes, capitals or another base URL,
 * or append an identifier that belongs in the body.
 */
const listMeantPaths = (path: string): string[] => {
  const unfilled = known.find(({ unfilled }) => unfilled?.test(path))
  if (unfilled) return [unfilled.call.path]
  const parts = path.split('/').filter(Boolean)
  const start = parts.findIndex((part) => !baseParts.has(part.toLowerCase()))
  const ends = parts.slice(0, start + 1).map((_part, at) => joinPath(parts.slice(at)))
  const parents = ends.map((end) => end.replace(/\/[^/]*$/, '')).filter((parent) => vmPaths.has(parent.toLowerCase()))
  return [...ends.flatMap((end) => [end, caasPrefix + end]), ...parents].flatMap((each) => [each, each.toLowerCase()])
}

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const isControl = ({ tag }: Call) => tag === 'Sandbox'

const readKey = (call: Call, { headers }: Request): string => {
  // RFC 9110 allows several spaces.
  const bearer = /^Bearer +(\S+)$/i.exec(headers.get('Authorization') ?? '')?.[1] ?? ''
  const apiKey = headers.get('X-API-KEY') ?? ''
  if (isControl(call)) return bearer || apiKey
  return call.auth === 'bearer' ? bearer : apiKey
}

const findResponse = (call: Call, status: CallResponse['status']): CallResponse => {
  const reply = call.responses.find((response) => response.status === status)
  if (!reply) throw new Error(`${call.id} documents no ${status}.`)
  return reply
}

/** Changes the site of the documentation link in the body of an error. */
const linkTo = (site: string, body: unknown): unknown => {
  const docs = getValueAt(body, ['docs'])
  return typeof docs === 'string' ? { ...Object(body), docs: docs.replace(brand.site, site) } : body
}

/** Works in a browser and on a server, without a network. */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const { seed = documentedSeed, speed = defaultSpeed, fail = 0, pause = Infinity, now = Date.now, snapshot, site = brand.site } = options
  const state = readState(parseJson(snapshot ?? ''))
  let seen = now()

  const tick = () => {
    const here = now()
    state.time += Math.max(0, Math.round((here - seen) * speed))
    seen = here
  }

  const getContext = (key: string, isMoved = false): CallContext => {
    if (!isMoved) pauseClock(state, key, (key === examplesKey ? Math.min(pause, readingPause) : pause) * 60_000)
    const account = getAccount(state, key)
    const time = getTime(state, key)
    bill(account, time)
    return {
      account,
      now: time,
      newId: (kind) => createId(kind, seed, key, account.counts),
      chance: (of) => hashToShare(`${seed}/${key}/${of}`),
      moveClock: (by) => {
        state.time += by
        return getContext(key, true)
      },
      forget: () => {
        delete state.accounts[key]
      },
    }
  }

  const respond = (status: number, body?: unknown, contentType = 'application/json', time = state.time): Response => {
    const headers = new Headers({ [timeHeader]: formatTime(time), 'Cache-Control': 'no-store' })
    if (body === undefined) return new Response(null, { status, headers })
    headers.set('Content-Type', contentType)
    const isText = contentType !== 'application/json' && typeof body === 'string'
    return new Response(isText ? body : JSON.stringify(status < 400 ? body : linkTo(site, body)), { status, headers })
  }

  const refuseUnknownCall = (method: string, path: string): Response => {
    const meant = [path, ...listMeantPaths(path)].find((each) => listMethods(each).length > 0)
    const methods = meant === undefined ? [] : listMethods(meant)
    const message =
      meant === path
        ? `${path} has no ${method}. Use ${joinWithOr(methods)}.`
        : `There is no call ${method} ${path}.${meant === undefined ? '' : ` Use ${meant}.`}`
    const response = respond(400, (meant ?? path).startsWith(`${caasPrefix}/`) ? writeCaasError(message) : writeVmError(message))
    // The header also names the methods, because the response to a HEAD request has no body.
    if (methods.length > 0) response.headers.set('Allow', methods.join(', '))
    return response
  }

  return {
    fetch: async (request) => {
      tick()
      const { pathname } = new URL(request.url)
      const found = known.find(({ call, pattern }) => call.method === request.method && pattern.test(pathname))
      if (!found) return refuseUnknownCall(request.method, pathname)
      const { call, answer, pattern } = found
      const key = readKey(call, request)
      if (!isKey(key)) return respond(403, findResponse(call, 403).example)
      state.draws += 1
      if (!isControl(call) && hashToShare(`${seed}/draw/${state.draws}`) < fail) return respond(500, findResponse(call, 500).example)
      const path = Object.entries(pattern.exec(pathname)?.groups ?? {}).map(([name, text]) => [name, decode(text)])
      try {
        const { status, body } = await answer(request, Object.fromEntries(path), () => getContext(key))
        return respond(status, body, findResponse(call, status).contentType, getTime(state, key))
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        return respond(400, (call.auth === 'apiKey' ? writeCaasRefusal : writeVmRefusal)(error.problems), undefined, getTime(state, key))
      }
    },
    snapshot: () => {
      tick()
      return JSON.stringify(state)
    },
  }
}
