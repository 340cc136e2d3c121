import { expect, test } from 'vitest'
import { example } from '../example.fixture.ts'
import { createProver, type Result } from './prover.ts'

const recorded = () => {
  const results: (Result | null)[] = []
  return { results, ...createProver(example, (result) => results.push(result)) }
}

test('shows the result of the latest edit, whichever finishes first', async () => {
  const { results, edit } = recorded()
  await Promise.all(['a', 'ab', 'abc', 'abcd'].map(edit))
  expect(results.map((result) => result?.text)).toEqual(['abcd'])
})

test('ignores the initial text if it arrives twice or after an edit', async () => {
  const { results, arrive, edit } = recorded()
  await Promise.all([arrive('first'), arrive('first'), edit('second'), arrive('first')])
  expect(results.map((result) => [result?.cause, result?.text])).toEqual([['edit', 'second']])
})

test('uses the example’s signature for the example’s text, even after an edit', async () => {
  const { results, arrive, edit } = recorded()
  await arrive(example.text)
  await edit('another')
  await edit(example.text)
  expect(results.map((result) => result?.evidence.signature === example.evidence.signature)).toEqual([true, false, true])
})

test('computes a new proof for the example if the stored evidence is invalid', async () => {
  const results: (Result | null)[] = []
  const evidence = { ...example.evidence, signature: example.evidence.signature.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) }
  await createProver({ ...example, evidence }, (result) => results.push(result)).arrive(example.text)
  expect(results).toMatchObject([{ verdict: { reason: null }, levels: example.evidence.levels }])
  expect(results[0]?.evidence.signature).not.toBe(evidence.signature)
})

test('each tampering changes a different byte and the hashes above it, and restoring returns the original evidence', async () => {
  const { results, edit, tamper, restore } = recorded()
  await edit('job 7')
  await tamper('')
  await tamper('')
  await restore('')
  const [proven, broken, again, mended] = results as [Result, Result, Result, Result]
  expect(broken.verdict).toMatchObject({ leaf: { at: [broken.change?.leaf] }, path: { ok: false }, signature: { ok: false } })
  expect(broken.levels.map((level, at) => level[broken.change!.leaf >> at] === proven.levels[at]![broken.change!.leaf >> at])).toEqual(
    Array(4).fill(false),
  )
  expect(again.change?.offset).not.toBe(broken.change?.offset)
  expect(mended).toMatchObject({ cause: 'restore', text: 'job 7', levels: proven.levels, verdict: { reason: null } })
  expect(mended.change).toBeUndefined()
  expect(mended.evidence).toBe(proven.evidence)
})

test('waits for the first proof before it changes a byte', async () => {
  const { results, tamper } = recorded()
  await tamper('inference')
  expect(results[0]).toMatchObject({ change: { from: 'e', to: 'd' }, text: 'inferdnce', verdict: { reason: 'leaf' } })
})

test('returns null if the browser cannot compute a proof', async () => {
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
