import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { readJson } from '../../packages/host/configuration/read-json.ts'
import { isPinned } from '../testing/browser.ts'
import { adviceFor, faultsOf, report, source, type Lane, type Step } from './steps.ts'

const reports = 'node_modules/.cache/test'
const project = (name: string): Pick<Step, 'run' | 'report'> => {
  const file = `${reports}/${name}.json`
  return {
    run: ['npm', 'exec', '--', 'vitest', 'run', '--project', name],
    report: { file, flags: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`] },
  }
}

const story: Step = {
  what: 'Stories: behavior, axe, pictures',
  run: ['npm', 'run', '--silent', 'test:visual', '--', ...(isPinned ? [] : ['--behavior'])],
  report: { file: `${reports}/stories.json`, flags: ['--json', `${reports}/stories.json`] },
}

const unit: Step = { what: 'Unit', ...project('unit') }
const build: Step = { what: 'Site and worker build', run: ['npm', 'run', '--silent', 'build:edge'] }
const long: Step = { what: 'Faults, fuzz, load, Storybook build', ...project('long') }
const library: Step = { what: 'Package in apps of its own', ...project('library') }
const browser: Step = { what: 'Built site in a browser', ...project('e2e') }

/** The lanes of a stage run at the same time: most steps wait as often as they calculate, or use one core. */
const stages: readonly (readonly Lane[])[] =
  process.argv[2] === 'check'
    ? [[source, [unit]]]
    : [
        [[build], source, [unit]],
        // Two lanes: a third makes the whole 35 s longer on two cores, which are busy already.
        [
          [browser, story],
          [long, library],
        ],
      ]

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const began = performance.now()
const since = (start: number) => `${((performance.now() - start) / 1000).toFixed(0)} s`
const total = { passed: 0, failed: 0 }
const done: string[] = []
const faults: string[] = []

/** Adds the tests of a report to the total, keeps what failed for the last lines, and says how many passed. */
function count(file: string): string {
  try {
    const result = readJson(report, readFileSync(file, 'utf8'))
    total.passed += result.numPassedTests
    total.failed += result.numFailedTests
    faults.push(...faultsOf(result))
    return `${result.numPassedTests} passed, `
  } catch {
    return 'no report, '
  }
}

/** Runs a step and prints its lines as they come, each under the step's name where another runs beside it. */
async function take({ what, run, report: kept, fix }: Step, alone: boolean): Promise<boolean> {
  const [command, ...args] = [...run, ...(kept?.flags ?? [])]
  const start = performance.now()
  const child = spawn(command!, args, {
    stdio: alone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    // Tests start hundreds of short Node processes: each finds its code compiled by the first.
    env: { ...process.env, FORCE_COLOR: process.env.CI ? '0' : '1', NODE_COMPILE_CACHE: resolve('node_modules/.cache/node') },
  })
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface(stream).on('line', (line) => console.log(line ? `${what} | ${line}` : ''))
  }
  const code = await new Promise<number | null>((ended) => child.once('close', ended))
  const line = `${what}: ${kept ? count(kept.file) : ''}${since(start)}`
  done.push(`  ${line}`)
  console.log(`${code === 0 ? 'Passed' : 'Failed'}: ${line}`)
  if (code !== 0) console.error(adviceFor({ run, fix }))
  return code === 0
}

let failed = false
for (const [at, lanes] of stages.entries()) {
  console.log(`\n[${at + 1}/${stages.length}] ${lanes.flatMap((lane) => lane.map(({ what }) => what)).join(', ')}`)
  await Promise.all(
    lanes.map(async (lane) => {
      // One run tells everything: a step that fails does not hide the faults of those after it.
      for (const step of lane) if (!(await take(step, lanes.length === 1))) failed = true
    }),
  )
  if (failed) {
    // Once more at the end: a log that is cut keeps its last lines.
    if (faults.length > 0) console.log(`\nWhat failed:\n${faults.join('\n')}`)
    console.log(`${total.passed} passed, ${Math.max(1, total.failed)} failed`)
    process.exit(1)
  }
}

console.log(`\nChecked in ${((performance.now() - began) / 60_000).toFixed(1)} min:\n${done.join('\n')}`)
console.log(`${total.passed} passed, ${total.failed} failed`)
console.log(stages.length > 1 ? 'Next: npm start shows the site, npm run storybook the components.' : 'Next: npm test checks the rest.')
