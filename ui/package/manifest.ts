import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tokenFiles } from '@workspace/tokens/published/design-tokens.ts'
import own from '../package.json' with { type: 'json' }

export const packageName = own.name

interface Root {
  dependencies: Record<string, string>
}

export function listImports(folder: string): string[] {
  const specifier = /(?:\bfrom|\bimport)\s*\(?\s*["']([^"'.][^"']*)["']/g
  const files = globSync('**/*.{js,d.ts}', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'))
  const names = files.flatMap((text) => [...text.matchAll(specifier)].map(([, name]) => /^(@[^/]+\/)?[^/]+/.exec(name!)![0]))
  return [...new Set(names)].sort()
}

/** Drops `private`, which keeps the sources from being published. The dependencies are the packages that the built files import, in the versions that the site uses. */
export function createManifest(folder: string, { dependencies: tested }: Root, subpaths: readonly string[]) {
  const dependencies: Record<string, string> = {}
  for (const name of listImports(folder)) {
    if (name in own.peerDependencies) continue
    const range = tested[name]
    if (!range)
      throw new Error(`The library imports ${name}, which is not a dependency in package.json. Add it there, or remove the import in ui/.`)
    dependencies[name] = `^${range}`
  }
  const { private: _private, ...published } = own
  const toEntry = (name: string) => ({ types: `./${name}.d.ts`, default: `./${name}.js` })
  const toSheet = (name: string) => ({ [`./${name}.css`]: { types: './styles.css.d.ts', default: `./${name}.css` } })
  return {
    ...published,
    sideEffects: ['*.css'],
    exports: {
      '.': toEntry('ui/index'),
      './tokens': toEntry('tokens/index'),
      ...Object.assign({}, ...['styles', 'fonts', 'theme', 'reset'].map(toSheet)),
      ...Object.assign({}, ...subpaths.map((name) => ({ [`./${name}`]: toEntry(name), ...toSheet(name) }))),
      ...Object.fromEntries(tokenFiles.map((file) => [`./${file}`, `./${file}`])),
      './package.json': './package.json',
    },
    dependencies,
  }
}
