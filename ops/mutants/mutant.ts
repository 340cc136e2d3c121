/** An edit that breaks a promise of SECURITY.md, and the file whose tests must notice. */
export interface Mutant {
  promise: string
  file: string
  /** Text that is in the file exactly once. */
  search: string
  replacement: string
  /** The file of the tests. */
  test: string
}
