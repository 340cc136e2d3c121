import { isBuiltin } from 'node:module'
import { dirname, join } from 'node:path'

export interface Workspace {
  folder: string
  name: string
  /** Packages by alias prefix, such as `#ui/`. */
  aliases: Readonly<Record<string, string>>
  dependencies: readonly string[]
}

const specifiers = /^(?:import|export)\s(?:[^'"`;]*?\sfrom\s+)?'(?<of>[^'\n]+)'|\bimport\('(?<later>[^'\n]+)'\)/gm

/** Files that may use the tools of the repository. */
const beside = /\.(test|stories|fixture)\.|(^|\/)(fixtures|e2e)\/|^ui\/(package\/|.*\.mdx$)/

const getPackageName = (specifier: string) => /^(@[^/]+\/)?[^/]+/.exec(specifier)![0]

/** Finds undeclared imports. Node would allow them, because npm hoists packages. */
export function findStrayImports(file: string, text: string, workspaces: readonly Workspace[]): string[] {
  const own = workspaces.find(({ folder }) => file.startsWith(`${folder}/`))
  if (!own) return []
  return [...text.matchAll(specifiers)].flatMap(({ groups }) => {
    const [path] = (groups!['of'] ?? groups!['later'])!.split('?')
    if (path!.startsWith('.')) {
      const target = join(dirname(file), path!)
      const other = workspaces.find(({ folder }) => target.startsWith(`${folder}/`))
      if (other === own || (!other && !(own.folder === 'ui' && target.startsWith('.storybook/')) && beside.test(file))) return []
      return [`${file}: “${path}” leaves ${own.folder}. Import ${other ? `“${other.name}/…”` : 'nothing from outside the workspaces'}.`]
    }
    const alias = Object.keys(own.aliases).find((start) => path!.startsWith(start))
    const name = alias ? own.aliases[alias]! : getPackageName(path!)
    const internal = workspaces.some((workspace) => workspace.name === name)
    if (name === own.name || isBuiltin(name) || name.includes(':') || own.dependencies.includes(name)) return []
    if (!internal && beside.test(file)) return []
    return [`${file}: “${path}” is no dependency of ${own.folder}/package.json. Add ${name} there if the direction is right.`]
  })
}
