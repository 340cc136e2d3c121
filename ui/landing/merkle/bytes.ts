/** Type that WebCrypto accepts. */
export type Bytes = Uint8Array<ArrayBuffer>

export const utf8 = (text: string): Bytes => new TextEncoder().encode(text)

export const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

export function fromHex(hex: string): Bytes {
  if (!/^(?:[0-9a-f]{2})*$/i.test(hex)) throw new RangeError('not hex')
  return Uint8Array.from({ length: hex.length / 2 }, (_, at) => Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16))
}

export function join(...parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

export const sha256 = async (bytes: Bytes): Promise<Bytes> => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
