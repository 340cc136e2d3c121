import { listSubpaths } from '../../ui/package/subpaths.ts'
import { readPropTypes } from '../docs/read-prop-types.ts'

/** Attributes that a component accepts, according to the types of its props. */
export interface Attributes {
  /**
   * Element whose attributes the component also takes, such as `button`. The component takes `className` and `style` only if `isStyled` is
   * true.
   */
  element: string
  isStyled: boolean
  /** Names of the props that the component itself declares. */
  own: readonly string[]
  /** Attributes of the element that the component doesn't take. */
  without: readonly string[]
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    readAttributes: () => Promise<Record<string, Attributes>>
  }
}

/** Returns the components of the package that pass attributes to an element, by name. */
export function readAttributes(): Record<string, Attributes> {
  const found: Record<string, Attributes> = {}
  for (const { names, module } of listSubpaths().flatMap(({ lines }) => lines))
    for (const [name] of names.matchAll(/(?<!type )\b[A-Z]\w*/g)) {
      const { props, inherited } = readPropTypes(module, name)
      if (inherited) found[name] = { ...inherited, own: Object.keys(props) }
    }
  return found
}
