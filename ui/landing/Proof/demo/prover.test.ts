import { expect, test } from 'vitest'
import { prover, type Result } from './prover.ts'

const recorded = () => {
  const results: (Result | null)[] = []
  return { results, ...prover((result) => results.push(result)) }
}

test('of many edits the latest one wins, whatever ends first', async () => {
  const { results, edit } = recorded()
  await Promise.all(['a', 'ab', 'abc', 'abcd'].map(edit))
  expect(results.map((result) => result?.text)).toEqual(['abcd'])
})

test('the text that stands there first is proven once, and never over an edit', async () => {
  const { results, arrive, edit } = recorded()
  await Promise.all([arrive('first'), arrive('first'), edit('second'), arrive('first')])
  expect(results.map((result) => [result?.cause, result?.text])).toEqual([['edit', 'second']])
})

test('a change breaks the latest text at its leaf, another byte each time, and restoring mends it with the same evidence', async () => {
  const { results, edit, tamper, restore } = recorded()
  await edit('job 7')
  await tamper('')
  await tamper('')
  await restore('')
  const [proven, broken, again, mended] = results as [Result, Result, Result, Result]
  expect(broken.verdict.reason).toBe('leaf')
  expect(broken.verdict.leaf.at).toEqual([broken.change?.leaf])
  expect(again.change?.offset).not.toBe(broken.change?.offset)
  expect(mended).toMatchObject({ cause: 'restore', verdict: { reason: null } })
  expect(mended.change).toBeUndefined()
  expect(mended.evidence).toBe(proven.evidence)
})

test('a change that comes before the first proof waits for it', async () => {
  const { results, tamper } = recorded()
  await tamper('inference')
  expect(results[0]).toMatchObject({ text: 'inference', verdict: { reason: 'leaf' } })
})

test('where nothing can be computed, the result is null', async () => {
  const subtle = Object.getOwnPropertyDescriptor(globalThis, 'crypto')!
  Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true })
  try {
    const { results, edit } = recorded()
    await edit('inference')
    expect(results).toEqual([null])
  } finally {
    Object.defineProperty(globalThis, 'crypto', subtle)
  }
})
