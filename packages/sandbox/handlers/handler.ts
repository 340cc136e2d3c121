import type { Call, CallResponse } from '@workspace/api/call.ts'
import { readRequest, type Input } from './read-request.ts'
import type { Kind } from '../state/identifiers.ts'
import type { Account } from '../state/state.ts'

export type Outcome = { status: CallResponse['status']; body?: unknown }

export const ok = (body: unknown): Outcome => ({ status: 200, body })

export type CallContext = {
  account: Account
  /** Time in the account, in milliseconds. */
  now: number
  newId: (kind: Kind) => string
  /** From 0 (inclusive) to 1 (exclusive). The same text and seed always give the same number. */
  chance: (of: string) => number
  /** `by` is in milliseconds. Returns the new context. */
  moveClock: (by: number) => CallContext
  forget: () => void
}

export type HandledCall<Each extends Call = Call> = {
  call: Each
  /** @throws Refusal with all problems of the request. */
  answer: (request: Request, path: Readonly<Record<string, string>>, contextNow: () => CallContext) => Promise<Outcome>
}

export type HandledCalls<Calls extends Readonly<Record<string, Call>>> = { [Id in keyof Calls]: HandledCall<Calls[Id]> }

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
