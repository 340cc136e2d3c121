import { globSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Rolldown } from 'vite'
import type { BlockModule } from './shapes/block.ts'

/** Blocks by the names that pages use: `<Endpoint />` is `Endpoint.tsx`. */
export type Blocks = Readonly<Record<string, BlockModule>>

const entry = 'virtual:blocks'

/** Bundles `read`, `markdown` and `section` of all blocks without their components. */
const load = async (): Promise<Blocks> => {
  const files = globSync('site/docs/blocks/*.tsx').toSorted()
  const source = files.map((file) => {
    const name = basename(file, '.tsx')
    return `import * as ${name}File from '/${file}'\nexport const ${name} = { read: ${name}File.read, markdown: ${name}File.markdown, section: ${name}File.section }`
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `build` returns a single output, because there is no watcher and one output is configured.
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'blocks',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? id : id.startsWith('#ui/') ? { id, external: true, moduleSideEffects: false } : undefined),
        load: (id) => (id === entry ? source.join('\n') : undefined),
      },
    ],
    build: {
      ssr: true,
      write: false,
      rolldownOptions: { input: entry, treeshake: { moduleSideEffects: false }, output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput
  const folder = resolve('node_modules/.cache/docs-blocks')
  await mkdir(folder, { recursive: true })
  const file = `${folder}/${crypto.randomUUID()}.js`
  await writeFile(file, output[0].code)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The bundle above has these exports.
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Blocks
}

let loaded: Promise<Blocks> | undefined

export const loadBlocks = (): Promise<Blocks> => (loaded ??= load())
