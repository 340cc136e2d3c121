import { mutants as componentMutants } from '../../.storybook/mutants/mutants.ts'
import { httpMutants } from './http.ts'
import { inputMutants } from './input.ts'
import type { Mutant } from './mutant.ts'
import { outboxMutants } from './outbox.ts'
import { overloadMutants } from './overload.ts'

/** Edits against the promises of SECURITY.md, and against the logic of components. */
export const mutants: readonly Mutant[] = [...inputMutants, ...httpMutants, ...overloadMutants, ...outboxMutants, ...componentMutants]
