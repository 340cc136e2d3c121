/** Names in other design systems. */
export interface OtherName {
  names: readonly string[]
  /** Ids of components or pages of Storybook, the best one first. */
  take: readonly string[]
  /** How it differs here, or why there is none. */
  note?: string
}

/** Reads the table of the page of other names. */
export const readOtherNames = (page: string): OtherName[] =>
  [...page.matchAll(/^\| (.+?) +\| (\[.+?) +\| (.*?) *\|$/gm)].map(([, names = '', links = '', note]) => ({
    names: names.split(', '),
    take: [...links.matchAll(/docs\/([\w-]+)--docs/g)].map(([, id]) => id!),
    ...(note && { note }),
  }))

/** Component or page that the gallery can lead to. */
export interface Place {
  id: string
  name: string
  /** Purpose, in a sentence. */
  use: string
}

/** Returns the components in their pages, by file, each with its purpose: the first paragraph below the title. */
export const getComponents = (pages: Readonly<Record<string, string>>): Place[] =>
  Object.entries(pages).map(([file, text]) => {
    const [, room = '', name = ''] = /ui\/(\w+)\/.*?(\w+)\.mdx$/.exec(file)!
    return { id: `${room}-${name}`.toLowerCase(), name, use: /<Title \/>\s+(.+)/.exec(text)?.[1] ?? '' }
  })

export interface Found {
  /** Ids, the best match first. */
  ids: readonly string[]
  /** Other names that the words match, with what is there instead. */
  instead: readonly OtherName[]
}

const plain = (text: string) =>
  text
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
const joined = (text: string) => plain(text).replaceAll(' ', '')
const startsIn = (text: string, words: string) => ` ${plain(text)}`.includes(` ${words}`)

/** Finds components by name, by what other systems call them, and by what they are for, in this order. */
export function find(query: string, places: readonly Place[], otherNames: readonly OtherName[]): Found {
  const words = plain(query)
  if (!words) return { ids: places.map(({ id }) => id), instead: [] }
  const is = (name: string) => joined(name) === joined(query)
  const begins = (name: string) => joined(name).startsWith(joined(query)) || startsIn(name, words)
  // What begins with the words comes before what contains them, and the shortest first.
  const rank = ({ name }: Place) => name.length + (joined(name).startsWith(joined(query)) ? 0 : 100)
  const named = places.filter(({ name }) => begins(name)).sort((a, b) => rank(a) - rank(b))
  const exact = otherNames.filter(({ names }) => names.some(is))
  const instead = exact.length > 0 ? exact : otherNames.filter(({ names }) => names.some(begins))
  const meant = instead.flatMap(({ take }) => take)
  const byName = named.map(({ id }) => id)
  const purposeful = places.filter(({ use }) => words.length > 2 && startsIn(use, words)).map(({ id }) => id)
  const first = exact.length > 0 && !named.some(({ name }) => is(name)) ? [...meant, ...byName] : [...byName, ...meant]
  const ids = [...new Set([...first, ...purposeful])]
  return ids.length === 0 && words.endsWith('s') ? find(words.slice(0, -1), places, otherNames) : { ids, instead }
}
