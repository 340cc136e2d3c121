import type { Plugin } from 'vite'
import { status } from '../guides/status.ts'
import { componentFacts } from './facts.ts'
import { componentSizes } from './sizes.ts'

const modules = {
  'virtual:component-facts': () => componentFacts((id) => status[id]?.since),
  'virtual:component-sizes': componentSizes,
}
const isOurs = (id: string): id is keyof typeof modules => id in modules

/** Serves what the files of the repository say about each component. Both are loaded when a documentation page opens: tests never wait. */
export const factsPlugin = (): Plugin => ({
  name: 'component-facts',
  resolveId: (id) => (isOurs(id) ? `\0${id}` : undefined),
  load: async (id) => {
    const name = id.slice(1)
    return id.startsWith('\0') && isOurs(name) ? `export default ${JSON.stringify(await modules[name]())}` : undefined
  },
})
