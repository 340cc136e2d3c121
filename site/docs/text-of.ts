import type { ReactNode } from 'react'
import { components } from './components.tsx'
import { placeOf, sourceOf } from './place-of.ts'
import type { DocsHeadingEntry, DocsText } from './place.ts'
import { toolNames } from './tools.ts'
import { treeOf } from './tree.ts'

/** What the file of a page exports: its text, and its headings for the contents beside it. */
interface DocsModule {
  default: (props: { components: Record<string, string> }) => ReactNode
  headings: readonly DocsHeadingEntry[]
}

const modules = import.meta.glob<DocsModule>('./**/*.mdx')
const names = Object.fromEntries([...Object.keys(components), ...toolNames].map((name) => [name, name]))

/** A page of the documentation as data; `undefined` for an address that is none. */
export async function textOf(path: string): Promise<DocsText | undefined> {
  const place = placeOf(path)
  if (!place) return undefined
  const { default: Content, headings } = await modules[sourceOf(place.about).replace('site/docs/', './')]!()
  const text = treeOf(Content({ components: names }))
  return { place, headings, text, tools: toolNames.filter((tool) => text.some(([name]) => name === tool)) }
}
