import { basename } from 'node:path'
import { runnerImport } from 'vite'
import type { BlockModule } from './shapes/block.ts'

/** A page's `<Endpoint />` is the block in `Endpoint.tsx`. */
export type Blocks = Readonly<Record<string, BlockModule>>

const modules: Readonly<Record<string, string>> = {
  'virtual:blocks': "export const files = import.meta.glob('/site/docs/blocks/*.tsx', { eager: true })",
  'virtual:component': '',
}

/** Replaces each component of `ui` with an empty module, because only pages render them. */
const load = async (): Promise<Blocks> => {
  const { module } = await runnerImport<{ files: Record<string, BlockModule> }>('virtual:blocks', {
    plugins: [
      {
        name: 'blocks',
        enforce: 'pre',
        resolveId: (id) => (id in modules ? id : /^#ui\/.*\.tsx$/.test(id) ? 'virtual:component' : undefined),
        load: (id) => modules[id],
      },
    ],
  })
  return Object.fromEntries(Object.entries(module.files).map(([file, block]) => [basename(file, '.tsx'), block]))
}

let loaded: Promise<Blocks> | undefined

export const loadBlocks = (): Promise<Blocks> => (loaded ??= load())
