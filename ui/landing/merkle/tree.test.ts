import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromHex, join, sha256, toHex, utf8 } from './bytes.ts'
import { getPart, split } from './parts.ts'
import { climb, hashLeaf, hashLevels, getProofPath } from './tree.ts'

test.each([
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq', '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1'],
])('SHA-256 of %j matches the example in FIPS 180-4', async (text, digest) => {
  expect(toHex(await sha256(utf8(text)))).toBe(digest)
})

/** Inputs of the Certificate Transparency reference tree, and the roots of the first 0 to 8 inputs, recomputed with Python's hashlib. */
const inputs = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f']
const roots = [
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
]

test.each(roots.map((root, size) => ({ size, root })))(
  'computes the root that RFC 6962 defines for a tree of $size leaves',
  async ({ size, root }) => {
    const leaves = await Promise.all(inputs.slice(0, size).map((input) => hashLeaf(fromHex(input))))
    const levels = await hashLevels(leaves)
    expect(levels.at(-1)).toEqual([root])
    for (const [at, leaf] of leaves.entries()) expect(await climb(leaf, getProofPath(levels, at))).toBe(root)
  },
)

const bytes = fc.uint8Array({ maxLength: 300 }).map((array) => Uint8Array.from(array))

test('splits an input into parts, and finds the part of each byte', () => {
  fc.assert(
    fc.property(bytes, fc.integer({ min: 1, max: 16 }), (data, count) => {
      const parts = split(data, count)
      expect(parts).toHaveLength(count)
      expect(join(...parts)).toEqual(data)
      const sizes = parts.map((part) => part.length)
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
      const owners = parts.flatMap((part, at) => Array.from(part, () => at))
      expect(Array.from(data, (_, offset) => getPart(offset, data.length, count))).toEqual(owners)
    }),
  )
})

test('converts bytes to hex and back, and refuses anything else', () => {
  fc.assert(
    fc.property(bytes, (data) => {
      expect(fromHex(toHex(data))).toEqual(data)
    }),
  )
  for (const wrong of ['0', 'zz', '0g', '0x00']) expect(() => fromHex(wrong)).toThrow(RangeError)
})
