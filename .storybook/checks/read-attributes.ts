import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserCommand } from 'vitest/node'
import { readPropTypes } from '../docs/read-prop-types.ts'

/** Attributes that a component accepts, according to the types of its props. */
export interface Attributes {
  /** Element whose attributes the component also takes, such as `button`. Its `className` and `style` are closed, unless `isStyled` is true. */
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
export const readAttributes: BrowserCommand = ({ project }): Record<string, Attributes> => {
  const entry = readFileSync(join(project.config.root, 'ui/index.ts'), 'utf8')
  const found: Record<string, Attributes> = {}
  for (const [, names = '', module = ''] of entry.matchAll(/export \{([^}]+)\} from '\.\/([^']+)'/g))
    for (const [name] of names.matchAll(/(?<!type )\b[A-Z]\w*/g)) {
      const { props, inherited } = readPropTypes(join('ui', module), name)
      if (inherited) found[name] = { ...inherited, own: Object.keys(props) }
    }
  return found
}
