import { otherNames, type OtherName } from './purposes.ts'

/** Component or page that the gallery can lead to. */
export interface Place {
  id: string
  name: string
  /** Purpose, in a sentence. */
  use: string
}

export interface Found {
  /** Ids, the best match first. */
  ids: readonly string[]
  /** Other names that the words match, with what is there instead. */
  instead: readonly OtherName[]
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
const startsIn = (text: string, words: string) => ` ${plain(text)}`.includes(` ${words}`)

/** Finds components by name, by what other systems call them, and by what they are for, in this order. */
export function find(query: string, places: readonly Place[]): Found {
  const words = plain(query)
  if (!words) return { ids: places.map(({ id }) => id), instead: [] }
  const spaced = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
  const isNamed = ({ name }: Place) => plain(name).startsWith(words.replaceAll(' ', '')) || startsIn(spaced(name), words)
  const named = places.filter(isNamed)
  const exact = otherNames.filter(({ names }) => names.some((name) => plain(name) === words))
  const instead = exact.length > 0 ? exact : otherNames.filter(({ names }) => names.some((name) => startsIn(name, words)))
  const meant = instead.flatMap(({ take }) => take)
  const purposeful = places.filter(({ use }) => words.length > 2 && startsIn(use, words))
  const first = exact.length > 0 && !named.some(({ name }) => plain(name) === words) ? [meant, named] : [named, meant]
  const ids = [...first.flat().map((found) => (typeof found === 'string' ? found : found.id)), ...purposeful.map(({ id }) => id)]
  return { ids: [...new Set(ids)], instead }
}
