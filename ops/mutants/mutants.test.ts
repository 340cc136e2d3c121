import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { mutate } from './mutant.ts'
import { mutants } from './mutants.ts'

it.each(mutants)('the edit of $file applies, and its tests exist: $search', (mutant) => {
  const source = readFileSync(mutant.file, 'utf8')
  expect(mutate(source, mutant)).not.toBe(source)
  expect(mutant.tests.filter((path) => !existsSync(path))).toEqual([])
})

it('says which edit no longer applies', () => {
  const mutant = { file: 'f.ts', search: 'b', replacement: 'c', tests: ['t'] }
  expect(mutate('abc', mutant)).toBe('acc')
  for (const source of ['a', 'bb']) expect(() => mutate(source, mutant)).toThrow(/^f\.ts has the text "b" \d times instead of once\./)
})
