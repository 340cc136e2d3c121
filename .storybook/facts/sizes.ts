import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { gzipSync } from 'node:zlib'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build } from 'vite'
import { classPrefix } from '../../tokens/class-prefix.ts'

/** Gzipped size of a component in an app that has React, in bytes: its script with Radix and motion, and its styles. */
export interface Size {
  script: number
  styles: number
}

const isReact = /^react(-dom)?(\/|$)/

/** Sizes of all components, by story id. One build shares the work; each component counts everything that it needs. */
export async function componentSizes(): Promise<Record<string, Size>> {
  const entry = Object.fromEntries(
    globSync('ui/**/*.stories.tsx').map((file) => {
      const name = basename(file, '.stories.tsx')
      return [`${file.split('/')[1]!}-${name}`.toLowerCase(), file.replace('.stories', '')]
    }),
  )
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [vanillaExtractPlugin({ identifiers: ({ hash }) => `${classPrefix}${hash}` })],
    build: {
      write: false,
      target: 'es2023',
      cssCodeSplit: true,
      lib: { entry, formats: ['es'] },
      minify: 'oxc',
      rolldownOptions: { external: isReact, output: { preserveModules: true } },
    },
  })
  const output = (Array.isArray(built) ? built : [built]).flatMap((each) => ('output' in each ? each.output : []))
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])))
  const sheets = new Map(
    output.flatMap((file) =>
      file.type === 'asset' && file.fileName.endsWith('.css') ? [[file.fileName, String(file.source)] as const] : [],
    ),
  )
  const sizeOf = (name: string): Size | undefined => {
    const first = [...chunks.values()].find((chunk) => chunk.isEntry && chunk.name === name)
    if (!first) return
    const needed = new Set<string>()
    const queue = [first.fileName]
    for (let file = queue.pop(); file; file = queue.pop()) {
      if (needed.has(file) || !chunks.has(file)) continue
      needed.add(file)
      queue.push(...chunks.get(file)!.imports)
    }
    const files = [...needed].map((file) => chunks.get(file)!)
    const css = new Set(files.flatMap((file) => [...(Reflect.get(file, 'viteMetadata')?.importedCss ?? [])] as string[]))
    return {
      script: gzipSync(files.map(({ code }) => code).join('\n')).length,
      styles: gzipSync([...css].map((file) => sheets.get(file) ?? '').join('\n')).length,
    }
  }
  return Object.fromEntries(
    Object.keys(entry).flatMap((id) => {
      const size = sizeOf(id)
      return size ? [[id, size]] : []
    }),
  )
}
