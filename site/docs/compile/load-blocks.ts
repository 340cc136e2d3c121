import { basename } from 'node:path'
import { runnerImport } from 'vite'
import type { BlockModule } from './shapes/block.ts'

/** Blocks by the names that pages use: `<Endpoint />` is `Endpoint.tsx`. */
export type Blocks = Readonly<Record<string, BlockModule>>

const entry = 'virtual:blocks'
const component = 'virtual:component'

/** Loads all blocks with an empty module for each component of `ui`, because only pages render them. */
const load = async (): Promise<Blocks> => {
  const { module } = await runnerImport<{ files: Record<string, BlockModule> }>(entry, {
    plugins: [
      {
        name: 'blocks',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? id : /^#ui\/.*\.tsx$/.test(id) ? component : undefined),
        load: (id) =>
          id === entry
            ? "export const files = import.meta.glob('/site/docs/blocks/*.tsx', { eager: true })"
            : id === component
              ? ''
              : undefined,
      },
    ],
  })
  return Object.fromEntries(Object.entries(module.files).map(([file, block]) => [basename(file, '.tsx'), block]))
}

let loaded: Promise<Blocks> | undefined

export const loadBlocks = (): Promise<Blocks> => (loaded ??= load())
