import { createProblem, type Problem } from '../state/problems.ts'

/** The sandbox responds with a 400. */
export class Refusal extends Error {
  readonly problems: readonly [Problem, ...Problem[]]

  constructor(problems: Refusal['problems']) {
    super('The request is refused.')
    this.problems = problems
  }
}

/** Must be called before the call has changed anything. */
export function refuse(...problem: Parameters<typeof createProblem>): never {
  throw new Refusal([createProblem(...problem)])
}

export const refuseProblems = ([first, ...others]: readonly Problem[]): void => {
  if (first) throw new Refusal([first, ...others])
}
