import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import type { Block } from './block.ts'

/** The attributes of a component in a page, as they are written. */
export type Attributes = Readonly<Record<string, string>>

/** Reads the attributes of a component in a page. */
export const attributesOf = (element: MdxJsxFlowElement | MdxJsxTextElement): Attributes =>
  Object.fromEntries(
    element.attributes.flatMap((at) => (at.type === 'mdxJsxAttribute' && typeof at.value === 'string' ? [[at.name, at.value]] : [])),
  )

/** What each component of the pages shows, by its name. */
export type Components = Readonly<Record<string, (attributes: Attributes) => Block>>

/**
 * The one of these that an attribute names.
 * @throws with the names that there are.
 */
export function one<Value>(from: Readonly<Record<string, Value>>, name: string | undefined, what: string): Value {
  const found = from[name ?? '']
  if (found === undefined) throw new Error(`${what} should be one of ${Object.keys(from).join(', ')}, not “${name}”.`)
  return found
}
