import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { mutants, mutate } from './mutants.ts'

it.each(mutants)('the edit against "$promise" applies, and its tests exist', (mutant) => {
  const source = readFileSync(mutant.file, 'utf8')
  expect(mutate(source, mutant)).not.toBe(source)
  expect(existsSync(mutant.test)).toBe(true)
})

it('says which edit no longer applies', () => {
  const mutant = { promise: 'P', file: 'f.ts', search: 'b', replacement: 'c', test: 't' }
  expect(mutate('abc', mutant)).toBe('acc')
  for (const source of ['a', 'bb']) expect(() => mutate(source, mutant)).toThrow(/^P: f\.ts has the text "b" \d times instead of once\./)
})
