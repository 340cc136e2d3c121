import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { adviceFor, faultsOf, source } from './steps.ts'

const adviceAfter = (what: string) => adviceFor(source.find((step) => step.what === what)!)

test('a failed format check says how to format', () => {
  expect(adviceAfter('Format')).toBe('Fix it: npm run format. Repeat it alone: npm exec -- oxfmt --check')
})

test('another failed check says how to repeat it', () => {
  expect(adviceAfter('Unused code')).toBe('Repeat it alone: npm exec -- knip --no-config-hints')
})

test('the last lines name each failed test, and a file that could not run, with what they said', () => {
  const passed = { status: 'passed', fullName: 'a call answers', failureMessages: [] }
  const failed = { status: 'failed', fullName: 'a page fits', failureMessages: ['expected 321 to be 320\nat page.ts'] }
  const faults = faultsOf({
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      { name: resolve('site/page.test.ts'), status: 'failed', message: '', assertionResults: [passed, failed] },
      { name: resolve('site/mail.test.ts'), status: 'failed', message: 'No such file: mail.ts', assertionResults: [] },
      { name: resolve('site/fine.test.ts'), status: 'passed', message: '', assertionResults: [passed] },
    ],
  })
  expect(faults).toEqual([
    'site/page.test.ts\n  a page fits\n  expected 321 to be 320\n  at page.ts',
    'site/mail.test.ts\n  No such file: mail.ts',
  ])
})
