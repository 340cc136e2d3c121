import { globSync, readFileSync } from 'node:fs'
import { dirname, basename } from 'node:path'

/** Exports in `ui/index.ts` from the folder of one component. */
export interface Subpath {
  name: string
  lines: readonly { names: string; module: string }[]
}

export const toKebabCase = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()

export function listSubpaths(): Subpath[] {
  const found = new Map<string, Subpath['lines']>()
  for (const [, names, module] of readFileSync('ui/index.ts', 'utf8').matchAll(/^export (\{[^}]+\}) from '\.\/([^']+)'$/gm)) {
    const folder = dirname(module!)
    const [page = folder] = globSync(`ui/${folder}/*.stories.tsx`)
    const name = toKebabCase(basename(page, '.stories.tsx'))
    found.set(name, [...(found.get(name) ?? []), { names: names!, module: `ui/${module}` }])
  }
  return [...found].map(([name, lines]) => ({ name, lines })).sort((a, b) => a.name.localeCompare(b.name))
}

const toPath = (module: string) => `'./${module.replace(/\.tsx?$/, '.js')}'`

export const createTypes = ({ lines }: Subpath): string =>
  lines.map(({ names, module }) => `export ${names} from ${toPath(module)};\n`).join('')

export function createScript({ lines }: Subpath): string {
  return lines
    .map(({ names, module }) => ({
      module,
      values: names
        .slice(1, -1)
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part && !part.startsWith('type ')),
    }))
    .filter(({ values }) => values.length > 0)
    .map(({ values, module }) => `export { ${values.join(', ')} } from ${toPath(module)};\n`)
    .join('')
}
