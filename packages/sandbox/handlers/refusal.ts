import type { Problem } from '../state/problems.ts'

/** Problems of a request; the sandbox answers it with a 400. */
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
