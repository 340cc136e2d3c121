/** An edit that breaks a promise of SECURITY.md, and the test that must go red. */
export interface Mutant {
  promise: string
  file: string
  /** Text that is in the file exactly once. */
  search: string
  replacement: string
  /** The file of the test. */
  test: string
  /** A part of the test's name as its file has it. */
  name: string
}
