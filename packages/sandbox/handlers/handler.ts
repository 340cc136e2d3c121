import type * as z from 'zod'
import type { Call, CallResponse } from '@workspace/api/call.ts'
import { readRequest } from './read-request.ts'
import { nextId, share, type Kind } from '../state/identifiers.ts'
import { accountOf, timeOf, type Account, type State } from '../state/state.ts'

export type Outcome = { status: CallResponse['status']; body?: unknown }

export const ok = (body: unknown): Outcome => ({ status: 200, body })

/** Account and time of a call, with the handler's means to change them. */
export type CallContext = {
  account: Account
  /** Time of the account, in milliseconds. */
  now: number
  newId: (kind: Kind) => string
  /** Number from 0 to below 1 that repeats with the seed. */
  chance: (of: string) => number
  /** Moves the clock, in milliseconds, and returns the context after it. */
  moveClock: (by: number) => CallContext
  /** Forgets the account. */
  forget: () => void
}

/** Parts of a request as they came, or as the schemas of its call read them. */
export type RequestParts<Path = unknown, Query = unknown, Body = unknown> = { path: Path; query: Query; body: Body }

type OutputOf<Schema> = Schema extends z.core.$ZodType ? z.core.output<Schema> : undefined
type PartOf<Each, Part extends string> = Each extends Readonly<Record<Part, infer Schema>> ? OutputOf<Schema> : undefined

/** Request to a call, as the schemas of the call read it. */
export type Input<Each> = RequestParts<PartOf<Each, 'pathParams'>, PartOf<Each, 'query'>, PartOf<Each, 'request'>>

/** Call with its handler. */
export type HandledCall<Each extends Call = Call> = {
  call: Each
  /**
   * Reads a request, checks it by the contract and answers it.
   * @throws Refusal with everything that is wrong.
   */
  answer: (request: Request, path: Readonly<Record<string, string>>, contextNow: () => CallContext) => Promise<Outcome>
}

/** A handler for each call of a table. */
export type HandledCalls<Calls extends Readonly<Record<string, Call>>> = { [Id in keyof Calls]: HandledCall<Calls[Id]> }

/** Joins a call with its handler. */
export const handle = <Each extends Call>(
  call: Each,
  handler: (context: CallContext, input: Input<Each>) => Outcome,
): HandledCall<Each> => ({
  call,
  answer: async (request, path, contextNow) => {
    const input = await readRequest(call, request, path)
    return handler(contextNow(), input)
  },
})

/** Makes the context of a key at the time of the sandbox. */
export const contextOf = (state: State, key: string, seed: number): Omit<CallContext, 'moveClock' | 'forget'> => {
  const account = accountOf(state, key)
  return {
    account,
    now: timeOf(state, key),
    newId: (kind) => nextId(kind, seed, key, account.counts),
    chance: (of) => share(`${seed}/${key}/${of}`),
  }
}
