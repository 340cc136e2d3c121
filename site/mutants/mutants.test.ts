import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { mutants, mutate } from './mutants.ts'

it.each(mutants)('the edit against "$promise" applies, and its test exists', (mutant) => {
  const source = readFileSync(mutant.file, 'utf8')
  expect(mutate(source, mutant)).not.toBe(source)
  expect(readFileSync(mutant.test, 'utf8')).toContain(mutant.name)
})

it('says which edit no longer applies', () => {
  const mutant = { promise: 'P', file: 'f.ts', search: 'b', replacement: 'c', test: 't', name: 'n' }
  expect(mutate('abc', mutant)).toBe('acc')
  for (const source of ['a', 'bb']) expect(() => mutate(source, mutant)).toThrow(/^P: f\.ts has the text "b" \d times instead of once\./)
})
