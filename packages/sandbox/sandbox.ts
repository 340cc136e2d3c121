import { caasPrefix } from '@workspace/api/caas/caas-deployments.ts'
import type { Call, CallResponse } from '@workspace/api/call.ts'
import { writeCaasError, writeVmError } from '@workspace/api/errors.ts'
import { caasHandlers } from './handlers/caas-handlers.ts'
import { controlHandlers } from './handlers/control-handlers.ts'
import { contextOf, type CallContext } from './handlers/handler.ts'
import { vmHandlers } from './handlers/vm-handlers.ts'
import { parsedJson } from './state/parsed-json.ts'
import { Refusal } from './handlers/refusal.ts'
import { bill } from './state/billing.ts'
import { documentedSeed, share } from './state/identifiers.ts'
import { caasRefusal, vmRefusal } from './state/problems.ts'
import { examplesKey, isKey, standStill, stateFrom, timeOf } from './state/state.ts'
import { timeText } from './state/texts.ts'

export type SandboxOptions = {
  /** Repeats identifiers and provisioning times. @default the seed of the documentation's identifiers */
  seed?: number
  /** Seconds in the sandbox for each real second. @default 60 */
  speed?: number
  /** The share of the calls that fail with a 500, from 0 to 1. @default 0 */
  fail?: number
  /** Most minutes that pass for an account between two of its calls; the account of the examples has 5 at most. @default no limit */
  pause?: number
  /** Real clock, in milliseconds. @default Date.now */
  now?: () => number
  /** Snapshot of an earlier sandbox; anything else is ignored. */
  snapshot?: string | null
}

/** Both APIs of the contract, with an account for each key. */
export type Sandbox = {
  /** Answers one request; nothing leaves the program. */
  fetch: (request: Request) => Promise<Response>
  /** Writes its state as text. */
  snapshot: () => string
}

/** The default of `speed`: a minute of the product in a second. */
export const defaultSpeed = 60

/** Pause of an account that somebody reads beside, in minutes: a new VM is running after it. */
export const readingPause = 5

/** The header of every answer with the time in the sandbox. */
export const timeHeader = 'Sandbox-Time'

/** Calls that the sandbox answers, each with the pattern of its path. */
const known = [vmHandlers, caasHandlers, controlHandlers]
  .flatMap((handlers) => Object.values(handlers))
  .map(({ call, answer }) => ({
    call,
    answer,
    pattern: new RegExp(`^${call.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  }))

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const isControl = ({ tag }: Call) => tag === 'Sandbox'

const keyOf = (call: Call, { headers }: Request): string => {
  const bearer = /^Bearer (\S+)$/i.exec(headers.get('Authorization') ?? '')?.[1] ?? ''
  const apiKey = headers.get('X-API-KEY') ?? ''
  if (isControl(call)) return bearer || apiKey
  return call.auth === 'bearer' ? bearer : apiKey
}

const replyOf = (call: Call, status: CallResponse['status']): CallResponse => {
  const reply = call.responses.find((response) => response.status === status)
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
  pause = Infinity,
  now = Date.now,
  snapshot,
}: SandboxOptions = {}): Sandbox {
  const state = stateFrom(parsedJson(snapshot ?? ''))
  let seen = now()

  const tick = () => {
    const here = now()
    state.time += Math.max(0, Math.round((here - seen) * speed))
    seen = here
  }

  const contextFor = (key: string, isMoved = false): CallContext => {
    if (!isMoved) standStill(state, key, (key === examplesKey ? Math.min(pause, readingPause) : pause) * 60_000)
    const context = contextOf(state, key, seed)
    bill(context.account, context.now)
    return {
      ...context,
      moveClock: (by) => {
        state.time += by
        return contextFor(key, true)
      },
      forget: () => {
        delete state.accounts[key]
      },
    }
  }

  const respond = (status: number, body?: unknown, contentType = 'application/json', time = state.time): Response => {
    const headers = new Headers({ [timeHeader]: timeText(time), 'Cache-Control': 'no-store' })
    if (body === undefined) return new Response(null, { status, headers })
    headers.set('Content-Type', contentType)
    const isText = contentType !== 'application/json' && typeof body === 'string'
    return new Response(isText ? body : JSON.stringify(body), { status, headers })
  }

  const unknownCall = (method: string, path: string, methods: readonly string[]): Response => {
    const message = methods.length > 0 ? `${path} has no ${method}: use ${methods.join(' or ')}` : `There is no call ${method} ${path}`
    return respond(400, path.startsWith(`${caasPrefix}/`) ? writeCaasError(message) : writeVmError(message))
  }

  return {
    fetch: async (request) => {
      tick()
      const { pathname } = new URL(request.url)
      const at = known.filter(({ pattern }) => pattern.test(pathname))
      const found = at.find(({ call }) => call.method === request.method)
      if (!found)
        return unknownCall(
          request.method,
          pathname,
          at.map(({ call }) => call.method),
        )
      const { call, answer, pattern } = found
      const key = keyOf(call, request)
      if (!isKey(key)) return respond(403, replyOf(call, 403).example)
      state.draws += 1
      if (!isControl(call) && share(`${seed}/draw/${state.draws}`) < fail) return respond(500, replyOf(call, 500).example)
      const path = Object.entries(pattern.exec(pathname)?.groups ?? {}).map(([name, text]) => [name, decoded(text)])
      try {
        const { status, body } = await answer(request, Object.fromEntries(path), () => contextFor(key))
        return respond(status, body, replyOf(call, status).contentType, timeOf(state, key))
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        return respond(400, (call.auth === 'apiKey' ? caasRefusal : vmRefusal)(error.problems), undefined, timeOf(state, key))
      }
    },
    snapshot: () => {
      tick()
      return JSON.stringify(state)
    },
  }
}
