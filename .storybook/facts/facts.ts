import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { dashed, subpaths } from '../../ui/package/subpaths.ts'
import { pageUses } from './page-uses.ts'

/** Facts about a component, from the files of the repository. */
export interface Fact {
  /** Path of its source, from the root of the repository. */
  source: string
  /** Address of its source where the repository is published. */
  href: string
  /** Line that imports it from the package; none for a part that other components bring. */
  importLine?: string
  /** Addresses or names of the pages that show it. */
  pages: readonly string[]
  /** Version of its last change that an app would notice, and the change. */
  changed: { version: string; what?: string }
}

const manifest = (file: string): { name: string; version: string; repository: { url: string } } => JSON.parse(readFileSync(file, 'utf8'))

/** Sentences about a component in the changesets and in the changelog, the newest first. */
function changesOf(name: string, version: string): Fact['changed'] {
  const waiting = globSync('.changeset/*.md', { exclude: ['.changeset/README.md'] }).map((file) => readFileSync(file, 'utf8'))
  const sections = readFileSync('ui/CHANGELOG.md', 'utf8').split(/^## /m).slice(1)
  const versions = [['next', waiting.join('\n')] as const, ...sections.map((section) => [section.split('\n')[0]!, section] as const)]
  for (const [at, text] of versions) {
    const what = text.split('\n').find((line) => new RegExp(`\`${name}\\b`).test(line))
    if (what) return { version: at, what }
  }
  return { version }
}

/** Facts of every component with stories, by story id. */
export function componentFacts(since: (id: string) => string | undefined): Record<string, Fact> {
  const { name: packageName } = manifest('ui/package.json')
  const repository = manifest('package.json').repository.url.replace(/^git\+|\.git$/g, '')
  const parts = new Map(subpaths().map((part) => [part.name, part]))
  const uses = [...pageUses()]
  return Object.fromEntries(
    globSync('ui/**/*.stories.tsx').map((file) => {
      const name = basename(file, '.stories.tsx')
      const source = join(dirname(file), `${name}.tsx`)
      const id = `${file.split('/')[1]!}-${name}`.toLowerCase()
      const subpath = [...parts.values()].find(({ lines }) => lines.some(({ names }) => new RegExp(`[{ ]${name}[ ,]`).test(names)))
      const fact: Fact = {
        source,
        href: `${repository}/blob/main/${source}`,
        ...(subpath && { importLine: `import { ${name} } from '${packageName}/${subpath.name ?? dashed(name)}'` }),
        pages: uses.filter(([, built]) => built.has(source)).map(([page]) => page),
        changed: changesOf(name, since(id) ?? 'next'),
      }
      return [id, fact]
    }),
  )
}
