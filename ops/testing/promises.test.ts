import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { promises } from './promises.ts'

/** Names of a file's tests in the source. */
const testsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:\b(?:it|test)\(|\)\()\s*(['`"])(?<name>.+?)\1,\s*(?:async )?[({_]/g)].map(({ groups }) =>
    groups!['name']!.replaceAll('\\', ''),
  )

/** Files in which every test belongs to a promise. */
const attacks = [
  'packages/application/rules/length.test.ts',
  'ops/faults/kill.test.ts',
  'ops/faults/matrix.test.ts',
  'ops/faults/output.test.ts',
  'packages/host/node/attack.test.ts',
  'packages/host/node/privacy.test.ts',
  'packages/host/node/restart.test.ts',
]

describe('SECURITY.md', () => {
  const promised = promises()

  it('has a test in every row of its promises', () => {
    const [, tables = ''] = readFileSync('SECURITY.md', 'utf8').split(/^## What is (?:not )?promised$/m)
    const rows = tables.split('\n').filter((line) => /^\| (?!Promise |-)/.test(line))
    expect(promised.map(({ promise }) => promise)).toEqual(rows.map((row) => row.split('|')[1]!.trim()))
  })

  it.each(promised)('“$promise”: its test is there', ({ file, test }) => {
    expect(testsOf(file)).toContain(test)
  })

  it.each(attacks)('promises what each test of %s proves', (file) => {
    const proofs = promised.filter((row) => row.file === file).map(({ test }) => test)
    expect(testsOf(file).filter((name) => !proofs.includes(name))).toEqual([])
  })
})
