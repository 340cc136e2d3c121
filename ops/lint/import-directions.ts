import { globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join, relative } from 'node:path'
import { dirname } from 'node:path/posix'
import type { Node, Rule } from './syntax.ts'

interface Manifest {
  name: string
  imports?: Record<string, string>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

interface Workspace {
  folder: string
  name: string
  /** Packages by alias prefix, such as `#ui/`. */
  aliases: Readonly<Record<string, string>>
  dependencies: ReadonlySet<string>
}

const root = join(import.meta.dirname, '../..')
const readManifest = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'))

const workspaces = globSync(
  (readManifest('package.json') as { workspaces: string[] }).workspaces.map((folder) => `${folder}/package.json`),
  { cwd: root },
).map((file): Workspace => {
  const { name, imports = {}, dependencies, devDependencies, peerDependencies } = readManifest(file) as Manifest
  return {
    folder: file.replaceAll('\\', '/').slice(0, -'/package.json'.length),
    name,
    aliases: Object.fromEntries(Object.entries(imports).map(([start, target]) => [start.replace('*', ''), target.replace('/*', '')])),
    dependencies: new Set(Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies })),
  }
})

/** Matches the folders of ui/ with components that are made of elements. */
const section = /^ui\/(?!(?:elements|fixtures|package)\/)\w+\//

/** Directions inside a workspace, which a package.json can't express. */
const rooms: readonly { in: RegExp; not: (path: string, file: string) => boolean; typesAllowed?: true; mend: string }[] = [
  {
    in: /^ui\/elements\//,
    not: (path) => section.test(path),
    mend: 'Elements must not import the sections that use them: take children or a prop.',
  },
  {
    in: section,
    not: (path, file) => section.test(path) && path.split('/')[1] !== file.split('/')[1],
    mend: 'Sections in different folders of ui/ must not import each other: move the shared part to ui/elements.',
  },
  {
    in: /^site\//,
    not: (path) => /^tokens\/(?:values|.*\.css)\.ts$/.test(path),
    mend: 'site/ must not contain CSS: add a prop to the component in ui/.',
  },
  {
    in: /^site\/(?!(?:build|e2e)\/|(?:dev|start|worker)\.ts$)(?!.*\.(?:test|fixture)\.)/,
    not: (path) => /\.server\.tsx?$|^packages\/host\//.test(path),
    typesAllowed: true,
    mend: 'A page must not import server code: move the shared code out of packages/host, to a module without .server in its name.',
  },
  {
    in: /^site\/frame\//,
    not: (path) => /^site\/(?:apply|docs|landing|not-found)\/|^site\/routes\b/.test(path),
    mend: 'The frame must not import a page: take a prop, or read the handle of the route.',
  },
  {
    in: /^site\/[^/]+\/words\/(?!.*\.test\.)/,
    not: (path) => /^ui\/.*\.(?:tsx|css\.ts)$/.test(path),
    typesAllowed: true,
    mend: 'Files in words/ must not import components or styles: write import type for their types.',
  },
]

/** What to do instead of an import in the wrong direction. */
const mends: Readonly<Record<string, string>> = {
  ui: 'Take a prop, or move a helper for stories to ui/fixtures.',
  tokens: 'Move the shared code to tokens/.',
}

/** Files that may use the tools of the repository. */
const beside = /\.(test|stories|fixture)\.|(^|\/)(fixtures|e2e)\/|^ui\/(package\/|.*\.mdx$)/

const isInside = (path: string, folder: string) => path.startsWith(`${folder}/`)
const getPackageName = (specifier: string) => /^(@[^/]+\/)?[^/]+/.exec(specifier)![0]

/** Returns how `own` should name a file of another workspace. */
const nameFile = (own: Workspace, other: Workspace, path: string) => {
  const alias = Object.keys(own.aliases).find((start) => own.aliases[start] === other.name)
  return `${alias ?? `${other.name}/`}${path.slice(other.folder.length + 1)}`
}

/** Returns what is wrong with an import and what to write instead, or `undefined`. Paths start at the root of the repository. */
export function findImportProblem(file: string, specifier: string, isType = false): string | undefined {
  const own = workspaces.find(({ folder }) => isInside(file, folder))
  const [path] = specifier.split('?')
  if (!own || !path || path.includes(':') || isBuiltin(path)) return undefined
  const wrongWay = (folder: string) =>
    `${own.folder} must not import ${folder}. ${mends[own.folder] ?? `Take it as an argument, or move it to a workspace that ${own.folder}/package.json lists.`}`
  const alias = Object.keys(own.aliases).find((start) => path.startsWith(start))
  const name = alias ? own.aliases[alias]! : getPackageName(path)
  const named = workspaces.find((workspace) => workspace.name === name)
  const target = path.startsWith('.')
    ? join(dirname(file), path).replaceAll('\\', '/')
    : named && `${named.folder}/${path.slice((alias ?? `${name}/`).length)}`

  if (path.startsWith('.')) {
    const other = workspaces.find(({ folder }) => isInside(target!, folder))
    if (other && other !== own) {
      if (!own.dependencies.has(other.name)) return wrongWay(other.folder)
      return `“${path}” leaves ${own.folder}. Write “${nameFile(own, other, target!)}”.`
    }
    if (!other && !(beside.test(file) && !(own.folder === 'ui' && target!.startsWith('.storybook/'))))
      return target!.startsWith('.storybook/') || ['ops', 'testing'].some((folder) => isInside(target!, folder))
        ? `${wrongWay(target!.split('/')[0]!)} Only tests and fixtures may use testing/.`
        : `“${path}” is outside of the workspaces. Move the file into ${own.folder}.`
  } else if (name !== own.name && !own.dependencies.has(name) && !own.dependencies.has(`@types/${name}`)) {
    if (named) return wrongWay(named.folder)
    if (!beside.test(file))
      return `${own.folder}/package.json does not list ${name}. Add it there and to the root package.json, or use a listed package.`
  }
  return rooms.find((room) => target && room.in.test(file) && !(room.typesAllowed && isType) && room.not(target, file))?.mend
}

/** Reports imports that a workspace, or a folder in it, must not have. */
export const importDirections: Rule = {
  create(context) {
    const file = relative(root, context.filename).replaceAll('\\', '/')
    const check = (source: unknown, isType = false) => {
      const node = source as Node | null | undefined
      if (node?.type !== 'Literal' || typeof node.value !== 'string') return
      const message = findImportProblem(file, node.value, isType)
      if (message) context.report({ node: node as never, message })
    }
    const isType = ({ importKind, exportKind, specifiers = [] }: Node) =>
      importKind === 'type' || exportKind === 'type' || (specifiers.length > 0 && specifiers.every((each) => each.importKind === 'type'))
    return {
      ImportDeclaration: (node) => check(node.source, isType(node as unknown as Node)),
      ExportNamedDeclaration: (node) => check(node.source, isType(node as unknown as Node)),
      ExportAllDeclaration: (node) => check(node.source, isType(node as unknown as Node)),
      ImportExpression: (node) => check(node.source),
      TSImportType: (node) => check((node as unknown as { source: Node }).source, true),
    }
  },
}
