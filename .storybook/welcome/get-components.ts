import type { Place } from './find.ts'

/** Returns the components in their pages, by file, each with its purpose: the first paragraph below the title. */
export const getComponents = (pages: Readonly<Record<string, string>>): Place[] =>
  Object.entries(pages).map(([file, text]) => {
    const [, room = '', name = ''] = /ui\/(\w+)\/.*?(\w+)\.mdx$/.exec(file)!
    return { id: `${room}-${name}`.toLowerCase(), name, use: /<Title \/>\s+(.+)/.exec(text)?.[1] ?? '' }
  })
