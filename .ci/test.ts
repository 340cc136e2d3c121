import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'

/** One step of the whole test: what it checks, and the command line that does. */
const steps = [
  { what: 'Types', run: ['tsc', '--noEmit'] },
  { what: 'Lint and boundaries', run: ['oxlint', '--type-aware'] },
  { what: 'Unit tests', run: ['vitest', 'run', '--project', 'unit'], counts: 'unit' },
  { what: 'Build of the site', run: ['npm', 'run', '--silent', 'build'] },
  { what: 'Stories, behaviour and axe, light and dark', run: ['vitest', 'run', '--project', 'stories-light', '--project', 'stories-dark'], counts: 'stories' },
  { what: 'The built site in a browser', run: ['vitest', 'run', '--project', 'e2e'], counts: 'e2e' },
]

const reports = 'node_modules/.cache/test'
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const began = performance.now()
const done: string[] = []
let passed = 0
let failed = 0

for (const [at, { what, run, counts }] of steps.entries()) {
  console.log(`\n[${at + 1}/${steps.length}] ${what}`)
  const report = `${reports}/${counts}.json`
  const [command, ...args] = counts ? [...run, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`] : run
  const start = performance.now()
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, FORCE_COLOR: process.env.CI ? '0' : '1' } })
  const seconds = `${((performance.now() - start) / 1000).toFixed(0)} s`
  let tests = ''
  if (counts) {
    try {
      const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as { numPassedTests: number; numFailedTests: number }
      passed += numPassedTests
      failed += numFailedTests
      tests = `${numPassedTests} passed, `
    } catch {
      tests = 'no report, '
    }
  }
  if (status !== 0) {
    console.error(`\n${what} failed. Run it alone: npx ${run.join(' ')}`)
    console.log(`${passed} passed, ${Math.max(1, failed)} failed`)
    process.exit(1)
  }
  done.push(`  ${what}: ${tests}${seconds}`)
}

console.log(`\nChecked in ${((performance.now() - began) / 60_000).toFixed(1)} min:\n${done.join('\n')}`)
console.log(`${passed} passed, ${failed} failed`)
console.log('Next: npm start shows the site, npm run storybook the components.')
