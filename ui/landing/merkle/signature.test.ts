import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { fromHex, toHex, utf8 } from './bytes.ts'
import { sign, signWith, verify, type Signed } from './signature.ts'

/** RFC 8032, section 7.1, tests 1 to 3, and RFC 6979, section A.2.5 (P-256, SHA-256, “sample” and “test”). */
const vectors: readonly [string, string, Signed][] = [
  [
    'RFC 8032 test 1',
    '',
    {
      algorithm: 'Ed25519',
      publicKey: 'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
      signature:
        'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
    },
  ],
  [
    'RFC 8032 test 2',
    '72',
    {
      algorithm: 'Ed25519',
      publicKey: '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
      signature:
        '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
    },
  ],
  [
    'RFC 8032 test 3',
    'af82',
    {
      algorithm: 'Ed25519',
      publicKey: 'fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025',
      signature:
        '6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a',
    },
  ],
  ...(
    [
      [
        'sample',
        'efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8',
      ],
      [
        'test',
        'f1abb023518351cd71d881567b1ea663ed3efcf6c5132b354f28d3b0b7d38367019f4113742a2b14bd25926b49c649155f267e60d3814b4c0cc84250e46f0083',
      ],
    ] as const
  ).map(([message, signature]): [string, string, Signed] => [
    `RFC 6979 ${message}`,
    toHex(utf8(message)),
    {
      algorithm: 'ECDSA P-256',
      publicKey:
        '0460fed4ba255a9d31c961eb74c6356d68c049b8923b61fa6ce669622e60f29fb67903fe1008b8bc99a41ae9e95628bc64f2f1b20c2d7e9f5177a3c294d4462299',
      signature,
    },
  ]),
]

test.each(vectors)('accepts the signature of %s, and rejects it for another message', async (_name, message, signed) => {
  expect(await verify(signed, message)).toBe(true)
  expect(await verify(signed, `${message}00`)).toBe(false)
})

const pickBit = (hex: string) => fc.nat({ max: hex.length * 4 - 1 })
const flip = (hex: string, bit: number) => {
  const bytes = fromHex(hex)
  bytes[bit >> 3]! ^= 1 << (bit & 7)
  return toHex(bytes)
}

test.each(vectors)('rejects %s with any bit of the signature or the key changed', async (_name, message, signed) => {
  await fc.assert(
    fc.asyncProperty(pickBit(signed.signature), pickBit(signed.publicKey), async (ofSignature, ofKey) => {
      expect(await verify({ ...signed, signature: flip(signed.signature, ofSignature) }, message)).toBe(false)
      expect(await verify({ ...signed, publicKey: flip(signed.publicKey, ofKey) }, message)).toBe(false)
    }),
    { numRuns: 40 },
  )
})

test.each(['Ed25519', 'ECDSA P-256'] as const)('%s signs with a new key each time', async (algorithm) => {
  const [first, second] = await Promise.all([signWith(algorithm, 'c0ffee'), signWith(algorithm, 'c0ffee')])
  expect(first.publicKey).not.toBe(second.publicKey)
  expect(await verify(first, 'c0ffee')).toBe(true)
  expect(await verify({ ...first, publicKey: second.publicKey }, 'c0ffee')).toBe(false)
})

test('signs with ECDSA P-256 if the browser lacks Ed25519', async () => {
  const generate = crypto.subtle.generateKey.bind(crypto.subtle)
  crypto.subtle.generateKey = ((key: { name: string }, ...rest: [boolean, KeyUsage[]]) =>
    key.name === 'Ed25519'
      ? Promise.reject(new DOMException('unknown', 'NotSupportedError'))
      : generate(key as EcKeyGenParams, ...rest)) as typeof generate
  try {
    const signed = await sign('00ff')
    expect(signed.algorithm).toBe('ECDSA P-256')
    expect(await verify(signed, '00ff')).toBe(true)
  } finally {
    crypto.subtle.generateKey = generate
  }
})

test('rejects invalid keys and signatures', async () => {
  expect(await verify({ algorithm: 'Ed25519', publicKey: 'no', signature: 'hex' }, '00')).toBe(false)
})

test.each(['Ed25519', 'ECDSA P-256'] as const)('prevents the export of the private key of a %s signature', async (algorithm) => {
  const made = vi.spyOn(crypto.subtle, 'generateKey')
  await signWith(algorithm, 'af82')
  const { privateKey } = (await made.mock.results[0]!.value) as CryptoKeyPair
  await expect(crypto.subtle.exportKey('pkcs8', privateKey)).rejects.toThrow('not extractable')
  made.mockRestore()
})
