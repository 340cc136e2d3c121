/** Wrong edit against a promise of SECURITY.md, with the tests that must fail. */
export interface Mutant {
  /** Broken promise. */
  promise: string
  file: string
  /** Text that is in the file exactly once. */
  search: string
  replacement: string
  /** Test files, or folders with tests and stories. */
  tests: readonly string[]
}

/** Wrong edit of a part of a file. */
export interface Edit {
  file: string
  start: number
  end: number
  replacement: string
  /** Tests to run, in groups: the next one only when the one before noticed nothing. */
  tests: readonly (readonly string[])[]
}

/**
 * Finds the place of an edit in the text of its file.
 * @throws when the text it looks for is not there exactly once.
 */
export function editOf({ file, search, replacement, tests }: Mutant, source: string): Edit {
  const parts = source.split(search)
  if (parts.length !== 2)
    throw new Error(`${file} has the text ${JSON.stringify(search)} ${parts.length - 1} times instead of once. Correct the edit's search.`)
  return { file, start: parts[0]!.length, end: parts[0]!.length + search.length, replacement, tests: [tests] }
}

/** Text of the file with the edit. */
export const applied = ({ start, end, replacement }: Edit, source: string): string =>
  source.slice(0, start) + replacement + source.slice(end)
