import { globSync, readFileSync } from 'node:fs'
import type { Preprocessor } from 'knip'

/**
 * Keeps knip from reporting a package in the root's manifest if a workspace lists it, because the root pins the versions of all workspaces.
 * Knip's own `ignoreDependencies` of the root would also hide packages that a workspace lists and doesn't use.
 */
const acceptRootPins: Preprocessor = ({ issues, counters, ...rest }) => {
  const pinned = new Set(
    globSync('{tokens,ui,site,packages/*}/package.json').flatMap((file) => {
      const { dependencies, devDependencies } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, object | undefined>
      return Object.keys({ ...dependencies, ...devDependencies })
    }),
  )
  for (const type of ['dependencies', 'devDependencies'] as const) {
    const found = issues[type]['package.json'] ?? {}
    for (const name of Object.keys(found).filter((each) => pinned.has(each))) {
      delete found[name]
      counters[type]--
    }
  }
  return { issues, counters, ...rest }
}

export default acceptRootPins
