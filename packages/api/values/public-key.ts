import { describePlaceholder } from './placeholder.ts'

/** Allows surrounding spaces and line breaks. Source: public documentation of comparable APIs. */
export const publicKeyPattern = /^\s*(ssh-rsa|ecdsa-sha2-nistp(256|384|521)|ssh-ed25519) [A-Za-z0-9+/]+={0,2}( .*)?\s*$/

const type = String.raw`(?:ssh-rsa|ecdsa-sha2-nistp(?:256|384|521)|ssh-ed25519)`
const keyStart = new RegExp(`${type} AAAA`, 'g')

/** Texts that people paste in place of a public key. */
const others: readonly (readonly [pattern: RegExp, kind: string])[] = [
  [/BEGIN [\w ]*PUBLIC KEY/, 'a key in the format of another program'],
  [/^((MD5|SHA\d+):|([0-9a-f]{2}:){9})/i, 'the fingerprint of a key'],
  [/-cert-v\d\d@/, 'a certificate'],
  [/^(https?:|gh:|lp:|ssh-import-id)/i, 'an address'],
  [/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i, 'the identifier of a key'],
  [/^(~|\.{0,2}[/\\]|[a-z]:[/\\]|file:)|\.(pub|pem|ppk|key)$|^[\w./\\-]*id_\w+$/i, 'the path of a file'],
]

/**
 * Splits the data of a key into its parts. The first part is the type of the key (RFC 4253, section 6.6). If the data is cut, returns at
 * most the first part.
 */
const readParts = (data: string): readonly string[] => {
  let bytes = ''
  try {
    bytes = atob(data)
  } catch {
    return []
  }
  const parts: string[] = []
  for (let at = 0; at < bytes.length;) {
    const size = [0, 1, 2, 3].reduce((sum, n) => sum * 256 + bytes.charCodeAt(at + n), 0)
    if (!(at + 4 + size <= bytes.length)) return parts.slice(0, 1)
    parts.push(bytes.slice(at + 4, at + 4 + size))
    at += 4 + size
  }
  return parts
}

/** Returns the type of a key from its data, such as `ssh-ed25519`. */
export const readKeyType = (data: string): string | undefined => readParts(data)[0]

const isComplete = ([type, first, , ...rest]: readonly string[], count: number) => {
  if (rest.length > 0) return false
  if (type === 'ssh-ed25519') return count === 2 && first?.length === 32
  return count === 3 && (type === 'ssh-rsa' || `ecdsa-sha2-${first}` === type)
}

/** Says what is wrong with a public key, in words that follow the name of its field. */
export const explainPublicKey = (value: string): string | undefined => {
  const text = value.trim()
  // The comment of a key is free text.
  const kind = describePlaceholder(text.replace(/( AAAA[\w+/=]{20,}) .*$/, '$1')) ?? others.find(([pattern]) => pattern.test(text))?.[1]
  if (kind) return `is ${kind} and not an RSA, ECDSA or ED25519 public key`
  const starts = text.match(keyStart) ?? []
  if (starts.length > 1) return `has ${starts.length} keys, and takes only one`
  const at = text.search(keyStart)
  if (at > 0) return `has ${JSON.stringify(text.slice(0, at).trim())} before the key, and the API takes no options`
  const [, named = '', data = ''] = /^(\S+) +([A-Za-z0-9+/]+={0,2})(?: .*)?$/.exec(text) ?? []
  if (/^AAAA[\w+/=]+/.test(text)) return 'has no type before its data'
  if (!publicKeyPattern.test(value)) return 'must be an RSA, ECDSA or ED25519 public key'
  const parts = readParts(data)
  if (parts[0] && parts[0] !== named && /^[\w@.-]+$/.test(parts[0]))
    return `begins with ${named}, and its data is that of a key of the type ${parts[0]}`
  return isComplete(parts, parts.length) ? undefined : 'is cut or changed: its data is not that of a complete key'
}
