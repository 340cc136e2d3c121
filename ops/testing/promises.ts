import { readFileSync } from 'node:fs'

/** Promise of SECURITY.md with the test that proves it. */
export interface Promised {
  promise: string
  file: string
  /** The name of the test. */
  test: string
}

/** Every promise of SECURITY.md. */
export const promises = (): Promised[] =>
  [...readFileSync('SECURITY.md', 'utf8').matchAll(/^\| (?<promise>[^|]*?) +\| `(?<file>[^`]+)`: “(?<test>[^”]+)” *\|$/gm)].map(
    ({ groups }) => {
      const { promise = '', file = '', test = '' } = groups ?? {}
      return { promise, file, test: test.replaceAll('`', '') }
    },
  )
