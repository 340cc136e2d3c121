import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'

/** One step of the whole test: what it checks, the command line that does, and the name of its report where it counts tests. */
interface Step {
  what: string
  run: readonly string[]
  counts?: string
}

const projects = (...names: string[]) => ['vitest', 'run', ...names.flatMap((name) => ['--project', name])]

/** What stands in one row runs at the same time: tests in a browser mostly wait, those in Node calculate. */
const rows: readonly (readonly Step[])[] = [
  [{ what: 'Types', run: ['tsc', '--noEmit'] }],
  [{ what: 'Lint and boundaries', run: ['oxlint', '--type-aware'] }],
  [{ what: 'Build of the site and of the worker', run: ['npm', 'run', '--silent', 'build:edge'] }],
  [
    { what: 'Unit tests, faults, fuzz and load', run: projects('unit', 'long'), counts: 'unit' },
    { what: 'Build of the stories', run: ['npm', 'run', '--silent', 'build:storybook'] },
  ],
  [
    { what: 'The built site in a browser', run: projects('e2e'), counts: 'e2e' },
    { what: 'Stories, behaviour and axe, light and dark', run: projects('stories-light', 'stories-dark'), counts: 'stories' },
  ],
  [{ what: 'Pictures of the stories', run: ['node', '.storybook/visual/run.ts', '--storybook', 'dist/storybook'] }],
  [{ what: 'The package in apps of its own', run: projects('library'), counts: 'library' }],
]

const reports = 'node_modules/.cache/test'
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const began = performance.now()
const since = (start: number) => `${((performance.now() - start) / 1000).toFixed(0)} s`
const total = { passed: 0, failed: 0 }
const done: string[] = []

/** Runs a step; its output is shown as it comes, or all at once at the end where another runs beside it. */
async function take({ what, run, counts }: Step, alone: boolean): Promise<boolean> {
  const report = `${reports}/${counts}.json`
  const [command, ...args] = counts ? [...run, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`] : run
  const start = performance.now()
  const child = spawn(command!, args, {
    stdio: alone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, FORCE_COLOR: process.env.CI ? '0' : '1' },
  })
  const output: Buffer[] = []
  child.stdout?.on('data', (data: Buffer) => output.push(data))
  child.stderr?.on('data', (data: Buffer) => output.push(data))
  const code = await new Promise<number | null>((ended) => child.once('close', ended))
  process.stdout.write(Buffer.concat(output))
  let tests = ''
  if (counts) {
    try {
      const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as { numPassedTests: number; numFailedTests: number }
      total.passed += numPassedTests
      total.failed += numFailedTests
      tests = `${numPassedTests} passed, `
    } catch {
      tests = 'no report, '
    }
  }
  done.push(`  ${what}: ${tests}${since(start)}`)
  if (code !== 0) console.error(`\n${what} failed. Run it alone: npx ${run.join(' ')}`)
  return code === 0
}

for (const [at, row] of rows.entries()) {
  console.log(`\n[${at + 1}/${rows.length}] ${row.map(({ what }) => what).join(', beside: ')}`)
  const ended = await Promise.all(row.map((step) => take(step, row.length === 1)))
  if (ended.includes(false)) {
    console.log(`${total.passed} passed, ${Math.max(1, total.failed)} failed`)
    process.exit(1)
  }
}

console.log(`\nChecked in ${((performance.now() - began) / 60_000).toFixed(1)} min:\n${done.join('\n')}`)
console.log(`${total.passed} passed, ${total.failed} failed`)
console.log('Next: npm start shows the site, npm run storybook the components.')
