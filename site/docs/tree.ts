import { createElement, Fragment, isValidElement, type ComponentType, type ReactNode } from 'react'

/** The text of a page as data: a string, or an element with its name, its props and its children. */
export type Tree = string | readonly [name: string, props: Readonly<Record<string, unknown>>, ...children: Tree[]]

/**
 * Turns what a page of MDX returns into data.
 * @throws when it holds a component of its own instead of a name from `components`.
 */
export function treeOf(node: ReactNode): Tree[] {
  if (node === null || node === undefined || typeof node === 'boolean') return []
  if (Array.isArray(node)) return (node as ReactNode[]).flatMap(treeOf)
  if (!isValidElement<Record<string, unknown> & { children?: ReactNode }>(node)) return [String(node as string | number)]
  const { type, props: { children, data, ...props } } = node
  if (type === Fragment) return treeOf(children)
  if (typeof type !== 'string') throw new Error('A page of the documentation may use only what site/docs/components.tsx names.')
  // A block's data came through MDX as text.
  return [[type, typeof data === 'string' ? { ...props, data: JSON.parse(data) as unknown } : props, ...treeOf(children)]]
}

/** Turns the data into elements again, each name into its component. */
export const elementsOf = (trees: readonly Tree[], components: Readonly<Record<string, unknown>>): ReactNode[] =>
  trees.map((tree) => {
    if (typeof tree === 'string') return tree
    const [name, props, ...children] = tree
    return createElement((components[name] ?? name) as ComponentType<typeof props>, props, ...elementsOf(children, components))
  })
