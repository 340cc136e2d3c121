import { globSync, readFileSync } from 'node:fs'
import { dirname, basename } from 'node:path'

/** Export lines of `ui/index.ts` for one component: those of its folder. */
export interface Subpath {
  /** Name of the component’s page in kebab case, else of the folder: `text-field`. */
  name: string
  lines: readonly { names: string; module: string }[]
}

/** A name in kebab case. */
export const dashed = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()

/** Subpaths, one for each folder with exports in `ui/index.ts`. */
export function subpaths(): Subpath[] {
  const found = new Map<string, Subpath['lines']>()
  for (const [, names, module] of readFileSync('ui/index.ts', 'utf8').matchAll(/^export (\{[^}]+\}) from '\.\/([^']+)'$/gm)) {
    const folder = dirname(module!)
    const [page = folder] = globSync(`ui/${folder}/*.stories.tsx`)
    const name = dashed(basename(page, '.stories.tsx'))
    found.set(name, [...(found.get(name) ?? []), { names: names!, module: `ui/${module}` }])
  }
  return [...found].map(([name, lines]) => ({ name, lines })).sort((a, b) => a.name.localeCompare(b.name))
}

/** Import path of a built module, in quotes. */
const pathOf = (module: string) => `'./${module.replace(/\.tsx?$/, '.js')}'`

export const typesOf = ({ lines }: Subpath): string =>
  lines.map(({ names, module }) => `export ${names} from ${pathOf(module)};\n`).join('')

/** Script of a subpath: its exports without types. */
export function scriptOf({ lines }: Subpath): string {
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
    .map(({ values, module }) => `export { ${values.join(', ')} } from ${pathOf(module)};\n`)
    .join('')
}
