import { expect, test } from 'vitest'
import { utf8 } from '#ui/landing/merkle/bytes.ts'
import { prove, validate } from '#ui/landing/merkle/proof.ts'
import { proofExample } from './proof-example.ts'

test('the worked example is real: its root is that of its text, and its signature holds', async () => {
  const { text, evidence } = proofExample
  expect((await prove(text)).root).toBe(evidence.root)
  const verdict = await validate(evidence, utf8(text))
  expect([verdict.leaf.ok, verdict.path.ok, verdict.signature.ok]).toEqual([true, true, true])
  expect((await validate(evidence, utf8(text.replace('64', '65')))).leaf.ok).toBe(false)
})
