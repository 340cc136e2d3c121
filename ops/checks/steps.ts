import { relative } from 'node:path'
import * as z from 'zod/mini'

/** Step of `npm test`. */
export interface Step {
  what: string
  /** Command line, which also repeats the step alone. */
  run: readonly string[]
  /** Report of a step that counts tests, and the flags that write it. */
  report?: { file: string; flags: readonly string[] }
  /** Command that repairs what the step finds. */
  fix?: string | undefined
}

/** Steps that run one after the other. */
export type Lane = readonly Step[]

const tool = (what: string, ...command: string[]): Step => ({ what, run: ['npm', 'exec', '--', ...command] })
/** Checks of the source, in the order of the lane. */
export const source: Lane = [
  // The linter reports the compiler's errors in the pass that its rules need anyway: 16 core seconds, and 28 with `tsc` beside it.
  tool('Types, lint and boundaries', 'oxlint', '--type-aware', '--type-check', '--ignore-pattern', 'ops/{apps,audits}/**'),
  tool('Lint of the tools, which have no types', 'oxlint', '--type-aware', 'ops/apps', 'ops/audits'),
  { ...tool('Format', 'oxfmt', '--check'), fix: 'npm run format' },
  tool('Unused code', 'knip', '--no-config-hints'),
]

/** Says after a failed step what to run next. */
export const adviceFor = ({ run, fix }: Pick<Step, 'run' | 'fix'>): string =>
  `${fix ? `Fix it: ${fix}. ` : ''}Repeat it alone: ${run.join(' ').replace(/ --$/, '')}`

/** What is read of Vitest's report. */
export const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()) })),
    }),
  ),
})

/** Each failed test of a report, or the file that could not run, with the start of what it said. */
export const faultsOf = ({ testResults }: z.infer<typeof report>): string[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed')
    const told = tests.map(({ fullName, failureMessages }) => [fullName, ...failureMessages].join('\n'))
    if (status === 'failed' && told.length === 0) told.push(message)
    return told.map((text) => `${relative('.', name)}\n  ${text.slice(0, 1200).replaceAll('\n', '\n  ')}`)
  })
