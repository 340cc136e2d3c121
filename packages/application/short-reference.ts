import { brand } from '@workspace/tokens/brand.ts'

/** Digits and letters without 0, 1, I and O, which are easy to confuse. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const length = 8

/** The form of a UUID that people read aloud, such as `ON-7G4K-2MXD`: its first 40 bits, five in each character. */
export const toShortReference = (reference: string): string => {
  const bits = Number.parseInt(reference.replaceAll('-', '').slice(0, 10), 16)
  const code = Array.from({ length }, (_, at) => letters[Math.floor(bits / 32 ** (length - 1 - at)) % 32]).join('')
  return `${brand.initials}-${code.slice(0, 4)}-${code.slice(4)}`
}

const shortReference = new RegExp(
  String.raw`(?<!\p{L}|\d)${brand.initials}[\s\p{Dash}]*([${letters}]{4})[\s\p{Dash}]*([${letters}]{4})(?!\p{L}|\d)`,
  'giu',
)

/** Finds short references in a text, in capitals or not, with any hyphens and spaces. Returns them as `toShortReference` does. */
export const findShortReferences = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(shortReference), ([, first, second]) => `${brand.initials}-${first}-${second}`.toUpperCase())),
]

/** Returns the first 11 characters of the UUIDs that share a short reference. */
export const readShortReference = (short: string): string => {
  const code = short.replaceAll('-', '').slice(brand.initials.length)
  const bits = Array.from(code, (letter) => letters.indexOf(letter)).reduce((sum, digit) => sum * 32 + digit, 0)
  return bits.toString(16).padStart(10, '0').replace(/^.{8}/, '$&-')
}
