import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tokenFiles } from '@workspace/tokens/published/design-tokens.ts'
import own from '../package.json' with { type: 'json' }

/** Name under which npm installs the components. */
export const packageName = own.name

interface Root {
  dependencies: Record<string, string>
}

/** Names of the packages that files import, sorted. */
export function importsOf(folder: string): string[] {
  const specifier = /(?:\bfrom|\bimport)\s*\(?\s*["']([^"'.][^"']*)["']/g
  const files = globSync('**/*.{js,d.ts}', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'))
  const names = files.flatMap((text) => [...text.matchAll(specifier)].map(([, name]) => /^(@[^/]+\/)?[^/]+/.exec(name!)![0]))
  return [...new Set(names)].sort()
}

/** Builds the manifest of the published package: only what its files import, at the versions that the site is tested with. */
export function manifestOf(folder: string, { dependencies: tested }: Root, subpaths: readonly string[]) {
  const dependencies: Record<string, string> = {}
  for (const name of importsOf(folder)) {
    if (name in own.peerDependencies) continue
    const range = tested[name]
    if (!range)
      throw new Error(`The library imports ${name}, which is no dependency in package.json: add it there, or do without it in ui/.`)
    dependencies[name] = `^${range}`
  }
  const entry = (name: string) => ({ types: `./${name}.d.ts`, default: `./${name}.js` })
  const sheet = (name: string) => ({ [`./${name}.css`]: { types: './styles.css.d.ts', default: `./${name}.css` } })
  return {
    name: packageName,
    version: own.version,
    description: own.description,
    keywords: own.keywords,
    homepage: own.homepage,
    bugs: own.bugs,
    license: own.license,
    repository: own.repository,
    type: 'module',
    sideEffects: ['*.css'],
    exports: {
      '.': entry('ui/index'),
      './tokens': entry('tokens/index'),
      ...Object.assign({}, ...['styles', 'fonts', 'theme', 'reset'].map(sheet)),
      ...Object.assign({}, ...subpaths.map((name) => ({ [`./${name}`]: entry(name), ...sheet(name) }))),
      ...Object.fromEntries(tokenFiles.map((file) => [`./${file}`, `./${file}`])),
      './package.json': './package.json',
    },
    dependencies,
    peerDependencies: own.peerDependencies,
  }
}
