import { createProblem, type Problem } from '../state/problems.ts'

/** The sandbox responds with a 400. */
export class Refusal extends Error {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super('The request is refused.')
    this.problems = problems
  }
}

/** Must be called before the call has changed anything. */
export function refuse(...problem: Parameters<typeof createProblem>): never {
  throw new Refusal([createProblem(...problem)])
}

export const refuseProblems = (problems: readonly Problem[]): void => {
  if (problems.length > 0) throw new Refusal(problems)
}
