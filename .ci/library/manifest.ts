import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Root {
  version: string
  license: string
  dependencies: Record<string, string>
}

/** The packages that files import, by name, in order. */
export function importsOf(folder: string): string[] {
  const specifier = /(?:\bfrom|\bimport)\s*\(?\s*["']([^"'.][^"']*)["']/g
  const files = globSync('**/*.{js,d.ts}', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'))
  const names = files.flatMap((text) => [...text.matchAll(specifier)].map(([, name]) => /^(@[^/]+\/)?[^/]+/.exec(name!)![0]))
  return [...new Set(names)].sort()
}

/** The manifest of the published package: what its files import, at the versions that the site is tested with, and nothing else. */
export function manifestOf(folder: string, { version, license, dependencies: tested }: Root) {
  const dependencies: Record<string, string> = {}
  for (const name of importsOf(folder)) {
    if (name === 'react') continue
    const range = tested[name]
    if (!range) throw new Error(`The library imports ${name}, which is no dependency in package.json: add it there, or do without it in ui/.`)
    dependencies[name] = `^${range}`
  }
  const entry = (name: string) => ({ types: `./${name}/index.d.ts`, default: `./${name}/index.js` })
  return {
    name: '@onenode/design-system',
    version,
    description: 'The design system of OneNode: React components, their styles and their tokens.',
    license,
    type: 'module',
    sideEffects: ['./styles.css'],
    exports: {
      '.': entry('ui'),
      './tokens': entry('tokens'),
      './styles.css': './styles.css',
      './tokens.json': './tokens.json',
      './tokens.dark.json': './tokens.dark.json',
      './tokens.resolver.json': './tokens.resolver.json',
      './package.json': './package.json',
    },
    dependencies,
    peerDependencies: { react: `^${tested.react!.split('.').slice(0, 2).join('.')}.0` },
  }
}
