import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { applied, type Edit } from './mutant.ts'

const folder = 'dist/mutants'

/**
 * Edits that compile. The type check of `npm run check` refuses the others before any test runs: they would say nothing about tests. Each
 * edited file is a copy in a root of its own, from which its imports find the files of the project.
 */
export function compiling<Drawn extends Edit>(edits: readonly Drawn[]): Drawn[] {
  rmSync(folder, { recursive: true, force: true })
  const copies = edits.map((edit, at) => {
    const copy = join(String(at), edit.file)
    mkdirSync(dirname(join(folder, copy)), { recursive: true })
    writeFileSync(join(folder, copy), applied(edit, readFileSync(edit.file, 'utf8')))
    return copy
  })
  const compilerOptions = { noUnusedLocals: false, noUnusedParameters: false, rootDirs: ['../..', ...copies.map((_, at) => `./${at}`)] }
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: '../../tsconfig.json', compilerOptions, files: copies, include: [] }),
  )
  const { stdout } = spawnSync('npm', ['exec', '--', 'tsc', '--pretty', 'false', '-p', folder], { encoding: 'utf8', maxBuffer: 1e9 })
  rmSync(folder, { recursive: true })
  const refused = new Set([...stdout.matchAll(/^dist\/mutants\/(\d+)\//gm)].map(([, at]) => Number(at)))
  return edits.filter((_, at) => !refused.has(at))
}
