import { httpMutants } from './http.ts'
import { inputMutants } from './input.ts'
import type { Mutant } from './mutant.ts'
import { outboxMutants } from './outbox.ts'
import { overloadMutants } from './overload.ts'

/** Edits against the promises of SECURITY.md. */
export const mutants: readonly Mutant[] = [...inputMutants, ...httpMutants, ...overloadMutants, ...outboxMutants]
