import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromHex, toHex, utf8 } from './bytes.ts'
import { leafCount, type Evidence } from './evidence.ts'
import { createExample, prove, validate } from './proof.ts'

const text = 'resnet-50 · batch 64'
const evidence = await prove(text)

test('computes the same root as Python’s hashlib', () => {
  expect(evidence.root).toBe('8d35e08ed2b612ffcb9046a2efb046c82dad5303df43e39dfefc09d7afe685c1')
})

test('accepts the proof of any text', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 200 }), async (any) => {
      const own = await prove(any)
      expect(own.levels.map((level) => level.length)).toEqual([8, 4, 2, 1])
      expect(await validate(own, utf8(any))).toMatchObject({
        leaf: { ok: true },
        path: { ok: true },
        signature: { ok: true },
        reason: null,
      })
    }),
    { numRuns: 40 },
  )
})

test('rejects a change to any byte in its leaf, path and signature checks', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: utf8(text).length - 1 }), fc.integer({ min: 1, max: 255 }), async (offset, mask) => {
      const data = utf8(text)
      data[offset]! ^= mask
      const at = [Array.from({ length: leafCount }, (_, at) => at).find((at) => offset < Math.floor(((at + 1) * data.length) / leafCount))]
      expect(await validate(evidence, data)).toMatchObject({
        reason: 'leaf',
        leaf: { at },
        path: { ok: false, at },
        signature: { ok: false },
      })
    }),
  )
})

test('rejects an added or removed byte', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: utf8(text).length - 1 }), fc.nat({ max: 255 }), async (at, byte) => {
      const data = utf8(text)
      expect((await validate(evidence, Uint8Array.of(...data.slice(0, at), byte, ...data.slice(at)))).leaf.ok).toBe(false)
      expect((await validate(evidence, Uint8Array.of(...data.slice(0, at), ...data.slice(at + 1)))).leaf.ok).toBe(false)
    }),
    { numRuns: 40 },
  )
})

const flip = (hex: string, bit: number) => {
  const bytes = fromHex(hex)
  bytes[bit >> 3]! ^= 1 << (bit & 7)
  return toHex(bytes)
}
const replaced = (level: number, index: number, bit: number): Evidence => ({
  ...evidence,
  levels: evidence.levels.map((nodes, at) => (at === level ? nodes.map((hash, n) => (n === index ? flip(hash, bit) : hash)) : nodes)),
})

test('rejects a changed hash in every path that uses it', async () => {
  const node = fc
    .nat({ max: 2 })
    .chain((level) => fc.tuple(fc.constant(level), fc.nat({ max: 2 ** (3 - level) - 1 }), fc.nat({ max: 255 })))
  await fc.assert(
    fc.asyncProperty(node, async ([level, index, bit]) => {
      const verdict = await validate(replaced(level, index, bit), utf8(text))
      expect(verdict).toMatchObject({ leaf: { ok: true }, path: { ok: false }, signature: { ok: true }, reason: 'path' })
      const beside = index ^ 1
      expect(verdict.path.at).toEqual(Array.from({ length: leafCount }, (_, at) => at).filter((at) => at >> level === beside))
    }),
  )
})

test('rejects a changed root or signature', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: 255 }), fc.nat({ max: evidence.signature.length * 4 - 1 }), async (ofRoot, ofSignature) => {
      const otherRoot = await validate({ ...evidence, root: flip(evidence.root, ofRoot) }, utf8(text))
      expect(otherRoot).toMatchObject({ leaf: { ok: true }, path: { ok: false }, reason: 'path' })
      const otherSignature = await validate({ ...evidence, signature: flip(evidence.signature, ofSignature) }, utf8(text))
      expect(otherSignature).toMatchObject({ leaf: { ok: true }, path: { ok: true }, signature: { ok: false }, reason: 'signature' })
    }),
    { numRuns: 40 },
  )
})

test('rejects truncated or non-hex evidence without an exception', async () => {
  const broken: Evidence = { ...evidence, leaves: [], levels: [['x'], []], root: 'x', publicKey: '', signature: '?' }
  expect(await validate(broken, utf8(text))).toMatchObject({ leaf: { ok: false }, path: { ok: false }, signature: { ok: false } })
})

test('stores an example as plain data that still validates', async () => {
  const example = await createExample(text)
  expect(JSON.parse(JSON.stringify(example))).toEqual(example)
  expect(example.verdict.reason).toBeNull()
  expect(example.evidence.levels.flat().every((hash) => /^[0-9a-f]{64}$/.test(hash))).toBe(true)
  expect(await validate(example.evidence, utf8(example.text))).toMatchObject({ reason: null })
})
