import type { Call, CallResponse } from '@workspace/api/call.ts'
import { readRequest, type Input } from './read-request.ts'
import type { Kind } from '../state/identifiers.ts'
import type { Account } from '../state/state.ts'

export type Outcome = { status: CallResponse['status']; body?: unknown }

export const ok = (body: unknown): Outcome => ({ status: 200, body })

export type CallContext = {
  account: Account
  /** Time of the account's clock, in milliseconds. */
  now: number
  newId: (kind: Kind) => string
  /** Returns a number from 0 (inclusive) to 1 (exclusive). The same text, seed and API key always give the same number. */
  chance: (of: string) => number
  /** Moves the clock forward by `by` milliseconds. Returns the new context. */
  moveClock: (by: number) => CallContext
  forget: () => void
}

export type HandledCall = {
  call: Call
  /** @throws Refusal with all problems of the request. */
  answer: (request: Request, path: Readonly<Record<string, string>>, contextNow: () => CallContext) => Promise<Outcome>
}

export const handleCalls = <Calls extends Readonly<Record<string, Call>>>(
  calls: Calls,
  handlers: { [Id in keyof Calls]: (context: CallContext, input: Input<Calls[Id]>) => Outcome },
): HandledCall[] => {
  const handled: HandledCall[] = []
  for (const id in calls) {
    const call = calls[id]!
    handled.push({
      call,
      answer: async (request, path, contextNow) => {
        const input = await readRequest(call, request, path)
        return handlers[id](contextNow(), input)
      },
    })
  }
  return handled
}
