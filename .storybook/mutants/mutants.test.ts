import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { broken } from './broken.ts'
import { mutants } from './mutants.ts'

test.each(mutants)('the edit of $file applies: $search', (mutant) => {
  const source = readFileSync(mutant.file, 'utf8')
  expect(broken.edit(source, mutant)).not.toBe(source)
})
