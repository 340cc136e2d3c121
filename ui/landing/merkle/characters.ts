import { utf8 } from './bytes.ts'
import { leafCount, type Change } from './evidence.ts'
import { getPart } from './parts.ts'

/** `leaf` is the index, from 0, of the leaf that contains the first byte. Offsets are in bytes. */
export interface Character {
  text: string
  start: number
  end: number
  leaf: number
}

export function splitCharacters(text: string): Character[] {
  const length = utf8(text).length
  let end = 0
  return Array.from(text, (character) => {
    const start = end
    end += utf8(character).length
    return { text: character, start, end, leaf: getPart(start, length, leafCount) }
  })
}

/** The lowest bit is in the last UTF-8 byte, so the result is a valid character. */
const flipLastBit = (character: string) => String.fromCodePoint(character.codePointAt(0)! ^ 1)

const isReadable = (character: string) => /^[\p{L}\p{N}]$/u.test(character)

/** Fractional part of the golden ratio, which spreads consecutive turns over the text. */
const golden = 0.618034

/** Changes one byte, so that one character becomes its neighbor. Prefers letters and digits. */
export function changeByte(text: string, turn: number): { text: string; change: Change } | null {
  const characters = splitCharacters(text)
  const { length } = characters
  if (length === 0) return null
  const first = Math.floor(((turn + 1) * golden * length) % length)
  const order = characters.map((_, at) => (first + at) % length)
  const at = order.find((at) => [characters[at]!.text, flipLastBit(characters[at]!.text)].every(isReadable)) ?? first
  const changed = characters[at]!
  const [from, to] = [changed.text, flipLastBit(changed.text)]
  const offset = changed.end - 1
  return {
    text: characters.map((character) => (character === changed ? to : character.text)).join(''),
    change: { offset, leaf: getPart(offset, characters.at(-1)!.end, leafCount), from, to },
  }
}
