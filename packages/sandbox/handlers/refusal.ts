import type { Problem } from '../state/problems.ts'

/** Error with the problems in a request. The sandbox responds to it with a 400. */
export class Refusal extends Error {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super('The request is refused.')
    this.problems = problems
  }
}

/** Refuses a call. Must be called before the call has changed anything. */
export function refuse(...problems: readonly Problem[]): never {
  throw new Refusal(problems)
}

export const refuseProblems = (problems: readonly Problem[]): void => {
  if (problems.length > 0) refuse(...problems)
}
