/** Names that other design systems use. */
export interface OtherName {
  names: readonly string[]
  /** Ids of components or pages, best match first. */
  take: readonly string[]
  /** Explains how the component differs, or why there is none. */
  note?: string
}

/** Parses the table in `other-names.mdx`. */
export const readOtherNames = (page: string): OtherName[] =>
  [...page.matchAll(/^\| (.+?) +\| (\[.+?) +\| (.*?) *\|$/gm)].map(([, names = '', links = '', note]) => ({
    names: names.split(', '),
    take: [...links.matchAll(/docs\/([\w-]+)--docs/g)].map(([, id]) => id!),
    ...(note && { note }),
  }))

export interface Place {
  id: string
  name: string
  /** Purpose in one sentence. */
  use: string
}

/** Page in Storybook's index. */
export interface Entry {
  id: string
  title: string
  type: string
  tags?: readonly string[]
}

export const getFoundations = (entries: readonly Entry[]): Place[] =>
  entries
    .filter(({ type, title }) => type === 'docs' && title.startsWith('Foundations/'))
    .map(({ id, title }) => ({ id: id.replace('--docs', ''), name: title.split('/')[1]!, use: '' }))

/** Takes the purpose from the first paragraph below the title. */
export const getComponents = (pages: Readonly<Record<string, string>>): Place[] =>
  Object.entries(pages).map(([file, text]) => {
    const [, room = '', name = ''] = /ui\/(\w+)\/.*?(\w+)\.mdx$/.exec(file)!
    return { id: `${room}-${name}`.toLowerCase(), name, use: /<Title \/>\s+(.+)/.exec(text)?.[1] ?? '' }
  })

const plain = (text: string) =>
  text
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
const join = (text: string) => plain(text).replaceAll(' ', '')
const startsIn = (text: string, words: string) => ` ${plain(text)}`.includes(` ${words}`)

/** Searches by name, by names in other design systems, and by purpose, in this order. */
export function find(query: string, places: readonly Place[], otherNames: readonly OtherName[]): { ids: string[]; instead: OtherName[] } {
  const words = plain(query)
  if (!words) return { ids: places.map(({ id }) => id), instead: [] }
  const is = (name: string) => join(name) === join(query)
  const begins = (name: string) => join(name).startsWith(join(query)) || startsIn(name, words)
  // Names that start with the query come first, then shorter names.
  const rank = ({ name }: Place) => name.length + (join(name).startsWith(join(query)) ? 0 : 100)
  const named = places.filter(({ name }) => begins(name)).sort((a, b) => rank(a) - rank(b))
  const exact = otherNames.filter(({ names }) => names.some(is))
  const instead = exact.length > 0 ? exact : otherNames.filter(({ names }) => names.some(begins))
  const lists = [named.map(({ id }) => id), instead.flatMap(({ take }) => take)]
  if (exact.length > 0 && !named.some(({ name }) => is(name))) lists.reverse()
  const purposeful = places.filter(({ use }) => words.length > 2 && startsIn(use, words)).map(({ id }) => id)
  const ids = [...new Set([...lists.flat(), ...purposeful])]
  return ids.length === 0 && words.endsWith('s') ? find(words.slice(0, -1), places, otherNames) : { ids, instead }
}
