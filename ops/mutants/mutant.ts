/** Wrong edit, with the tests that must fail. */
export interface Mutant {
  /** Broken promise of SECURITY.md; absent for an edit of a component, which its stories must notice. */
  promise?: string
  file: string
  /** Text that is in the file exactly once. */
  search: string
  replacement: string
  /** Test files, or folders with tests and stories. */
  tests: readonly string[]
}

/**
 * Applies an edit to the text of its file.
 * @throws when the text it looks for is not there exactly once.
 */
export const mutate = (source: string, { file, search, replacement }: Mutant): string => {
  const parts = source.split(search)
  if (parts.length !== 2)
    throw new Error(`${file} has the text ${JSON.stringify(search)} ${parts.length - 1} times instead of once. Correct the edit's search.`)
  return parts.join(replacement)
}
