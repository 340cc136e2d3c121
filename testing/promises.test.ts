import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { promises } from './promises.ts'

/** The names of a file's tests, as they are written. */
const testsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:\b(?:it|test)\(|\)\()\s*(['`"])(?<name>.+?)\1,\s*(?:async )?[({_]/g)].map(({ groups }) =>
    groups!['name']!.replaceAll('\\', ''),
  )

/** In these files every test is there for a promise. */
const attacks = [
  'site/application/rules/length.test.ts',
  'site/faults/kill.test.ts',
  'site/faults/matrix.test.ts',
  'site/faults/output.test.ts',
  'site/server/node/attack.test.ts',
  'site/server/node/privacy.test.ts',
  'site/server/node/restart.test.ts',
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
