import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { mutants, mutate } from './mutants.ts'

/** `npm run mutants [-- part of a promise or file]`: breaks each promise in a copy of the tree and looks whether its tests notice. */
const [filter = ''] = process.argv.slice(2)
const chosen = mutants.filter(({ promise, file }) => `${promise} ${file}`.toLowerCase().includes(filter.toLowerCase()))
if (chosen.length === 0) {
  console.error(`No edit has "${filter}" in its promise or its file. Next: npm run mutants runs them all.`)
  process.exit(1)
}

const copy = mkdtempSync(join(tmpdir(), 'mutants-'))
process.on('exit', () => rmSync(copy, { recursive: true, force: true }))
process.on('SIGINT', () => process.exit(130))
const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
}).split('\0')
for (const file of tracked.filter((name) => name !== '' && !name.startsWith('.storybook/pictures/'))) {
  mkdirSync(dirname(join(copy, file)), { recursive: true })
  cpSync(file, join(copy, file))
}
symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))

// The site's own configuration loads a browser and plugins that these tests do not need.
writeFileSync(
  join(copy, 'vitest.mutants.ts'),
  "export default { test: { environment: 'node', testTimeout: 60_000, hookTimeout: 60_000 } }\n",
)

/** Runs tests in the copy; a file that cannot be loaded is no failed test. */
const run = (test: string, ...options: string[]): { passed: number; failed: number } => {
  const report = join(copy, 'report.json')
  rmSync(report, { force: true })
  const vitest = join('node_modules', 'vitest', 'vitest.mjs')
  const args = ['run', '--config', 'vitest.mutants.ts', test, '--reporter=json', `--outputFile=${report}`, ...options]
  spawnSync(process.execPath, [vitest, ...args], { cwd: copy, stdio: 'ignore' })
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Vitest wrote the report.
    const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(report, 'utf8')) as {
      numPassedTests: number
      numFailedTests: number
    }
    return { passed, failed }
  } catch {
    return { passed: 0, failed: 0 }
  }
}

const problems: string[] = []
const unbroken = new Map<string, boolean>()
for (const [at, mutant] of chosen.entries()) {
  const { promise, file, test } = mutant
  const say = (verdict: string) => console.log(`[${at + 1}/${chosen.length}] ${verdict}  ${promise}  (${file}, ${test})`)
  const source = readFileSync(file, 'utf8')
  if (!unbroken.has(test)) {
    const { passed, failed } = run(test)
    unbroken.set(test, passed > 0 && failed === 0)
  }
  try {
    if (!unbroken.get(test)) throw new Error(`${promise}: ${test} does not pass without the edit.`)
    writeFileSync(join(copy, file), mutate(source, mutant))
    const { failed } = run(test, '--bail=1')
    say(failed > 0 ? 'killed  ' : 'SURVIVED')
    if (failed === 0) problems.push(`${promise}: no test in ${test} noticed.`)
  } catch (error) {
    say('BROKEN  ')
    problems.push(error instanceof Error ? error.message : String(error))
  } finally {
    writeFileSync(join(copy, file), source)
  }
}

console.log(`${chosen.length - problems.length} of ${chosen.length} edits were noticed.`)
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
