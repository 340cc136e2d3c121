import { httpMutants } from './http.ts'
import { inputMutants } from './input.ts'
import type { Mutant } from './mutant.ts'
import { outboxMutants } from './outbox.ts'
import { overloadMutants } from './overload.ts'

/** Every edit of the mutation run. */
export const mutants: readonly Mutant[] = [...inputMutants, ...httpMutants, ...overloadMutants, ...outboxMutants]

/**
 * Applies an edit to the text of its file.
 * @throws when the text it looks for is not there exactly once.
 */
export const mutate = (source: string, { file, search, replacement, promise }: Mutant): string => {
  const found = source.split(search).length - 1
  if (found !== 1)
    throw new Error(
      `${promise}: ${file} has the text ${JSON.stringify(search)} ${found} times instead of once. Write the row of ops/mutants anew.`,
    )
  return source.split(search).join(replacement)
}
