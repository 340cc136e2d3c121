import type * as z from 'zod'
import type { Call, CallResponse } from '../../contract/call.ts'
import { nextId, share, type Kind } from '../state/identifiers.ts'
import type { Problem } from '../state/problems.ts'
import { accountOf, type Account, type State } from '../state/state.ts'

/** What a call answers. */
export type Outcome = { status: CallResponse['status']; body?: unknown }

/** What is wrong with a request: the sandbox answers it with a 400. */
export class Refusal extends Error {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super('The request is refused.')
    this.problems = problems
  }
}

/** Ends a call before it has changed anything. */
export function refuse(...problems: readonly Problem[]): never {
  throw new Refusal(problems)
}

/** Ends a call that has problems, before it has changed anything. */
export const refuseProblems = (problems: readonly Problem[]): void => {
  if (problems.length > 0) refuse(...problems)
}

export const ok = (body: unknown): Outcome => ({ status: 200, body })

/** The account of the caller at the moment of the call. */
export type Moment = {
  account: Account
  /** The time in the sandbox, in milliseconds. */
  now: number
  newId: (kind: Kind) => string
  /** A number from 0 to below 1 that repeats with the seed. */
  chance: (of: string) => number
}

type OutputOf<Schema> = Schema extends z.core.$ZodType ? z.core.output<Schema> : undefined
type PartOf<Each, Part extends string> = Each extends Readonly<Record<Part, infer Schema>> ? OutputOf<Schema> : undefined

/** The parts of a request to a call, as its schemas read them. */
type Input<Each> = { path: PartOf<Each, 'pathParams'>; query: PartOf<Each, 'query'>; body: PartOf<Each, 'request'> }

/** What each call of a table does. */
export type Handlers<Calls extends Readonly<Record<string, Call>>> = {
  [Id in keyof Calls]: (moment: Moment, input: Input<Calls[Id]>) => Outcome
}

/** The account of a key now. */
export const momentOf = (state: State, key: string, seed: number): Moment => {
  const account = accountOf(state, key)
  return {
    account,
    now: state.time,
    newId: (kind) => nextId(kind, seed, key, account.counts),
    chance: (of) => share(`${seed}/${key}/${of}`),
  }
}
