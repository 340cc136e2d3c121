import { expect, test } from 'vitest'
import { utf8 } from '#ui/landing/merkle/bytes.ts'
import { prove, validate } from '#ui/landing/merkle/proof.ts'
import { proofExample } from './proof-example.ts'

test('the worked example has the right root and a valid signature', async () => {
  const { text, evidence } = proofExample
  expect((await prove(text)).root).toBe(evidence.root)
  const verdict = await validate(evidence, utf8(text))
  expect([verdict.leaf.ok, verdict.path.ok, verdict.signature.ok]).toEqual([true, true, true])
  expect((await validate(evidence, utf8(text.replace('64', '65')))).leaf.ok).toBe(false)
})
