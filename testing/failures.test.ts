import { expect, test } from 'vitest'
import { describeFailures, shorten, type Failure } from './failures.ts'

const failure = (own: Partial<Failure>): Failure => ({ file: 'a.test.ts', test: 'adds', message: 'wrong', stack: ['at a.ts:1'], ...own })

test('keeps the start and the end of a long failure', () => {
  const text = shorten(`Property failed\n${'internals\n'.repeat(5000)}Got the reason`)
  expect(text).toMatch(/^Property failed\n/)
  expect(text).toMatch(/Got the reason$/)
  expect(text).toMatch(/\d+ characters left out/)
  expect(text.length).toBeLessThan(7000)
})

test('shows a short failure whole, without the colors of a terminal', () => {
  expect(shorten('\u001B[31m- one\u001B[39m\n+ two')).toBe('- one\n+ two')
})

test('describes a cause once, with every test that fails because of it', () => {
  const found = describeFailures([
    failure({ test: 'first' }),
    failure({ file: 'b.test.ts', test: 'second' }),
    failure({ test: 'third', message: 'another cause' }),
    failure({ test: 'fourth', stack: ['at another.ts:2'] }),
  ])
  expect(found).toHaveLength(3)
  expect(found[0]).toContain('a.test.ts > first\nb.test.ts > second\n')
  expect(found[0]!.split('wrong')).toHaveLength(2)
})

test('shows the difference of a snapshot and how to accept it', () => {
  const [text] = describeFailures([failure({ message: 'Snapshot `adds 1` mismatched', diff: '- one\n+ two' })])
  expect(text).toContain('- one\n  + two')
  expect(text).toContain('npm test -- -u a.test.ts')
})

test('prints a command that selects the failed test by its file and its name', () => {
  expect(describeFailures([failure({ test: "group > takes (what's) needed" })])[0]).toContain(
    String.raw`npm test -- a.test.ts -t 'takes \(what'\''s\) needed'`,
  )
})
