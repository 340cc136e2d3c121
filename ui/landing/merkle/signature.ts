import { fromHex, toHex } from './bytes.ts'

const algorithms = {
  Ed25519: { key: { name: 'Ed25519' }, sign: { name: 'Ed25519' } },
  'ECDSA P-256': { key: { name: 'ECDSA', namedCurve: 'P-256' }, sign: { name: 'ECDSA', hash: 'SHA-256' } },
} as const

export type Algorithm = keyof typeof algorithms

export interface Signed {
  algorithm: Algorithm
  publicKey: string
  signature: string
}

/** Signs a message with a new key that cannot be exported and is discarded. */
export async function signWith(algorithm: Algorithm, message: string): Promise<Signed> {
  const { key, sign } = algorithms[algorithm]
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- WebCrypto's types have an overload for each algorithm
  const pair = (await crypto.subtle.generateKey(key, false, ['sign', 'verify'])) as CryptoKeyPair
  const [publicKey, signature] = await Promise.all([
    crypto.subtle.exportKey('raw', pair.publicKey),
    crypto.subtle.sign(sign, pair.privateKey, fromHex(message)),
  ])
  return { algorithm, publicKey: toHex(new Uint8Array(publicKey)), signature: toHex(new Uint8Array(signature)) }
}

export const sign = (message: string): Promise<Signed> => signWith('Ed25519', message).catch(() => signWith('ECDSA P-256', message))

export async function verify({ algorithm, publicKey, signature }: Signed, message: string): Promise<boolean> {
  try {
    const { key, sign } = algorithms[algorithm]
    const imported = await crypto.subtle.importKey('raw', fromHex(publicKey), key, false, ['verify'])
    return await crypto.subtle.verify(sign, imported, fromHex(signature), fromHex(message))
  } catch {
    return false
  }
}
