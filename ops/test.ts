import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { runCommand } from '../packages/host/configuration/command.ts'
import { isPinned } from '../testing/browser.ts'
import { describeFailures, shorten, type Failure } from '../testing/failures.ts'
import type { TestMessage } from '../testing/progress-reporter.ts'
import { Progress } from '../testing/progress.ts'
import { longTests, packageTests, siteTests, storyTests } from '../testing/projects.ts'

/** Command, or the tests of one Vitest project. */
interface Part {
  name: string
  command: readonly string[]
  fix?: string
}

const options = {
  check: { type: 'boolean', default: false },
  long: { type: 'boolean', default: false },
  since: { type: 'string' },
  'test-name': { type: 'string', short: 't' },
  update: { type: 'boolean', short: 'u', default: false },
} as const

const help = `Usage:
  npm test                     everything that protects visitors, applicants, designers and users of the package
  npm test -- Button           the tests whose path contains "Button"
  npm test -- -u Button        the same tests, and stores their new snapshots and pictures as accepted
  npm test -- --since main     the tests that are affected by changes since a Git revision
  npm run test:long            rare disasters, published files and other platforms
  npm run check                types, lint, format, unused code and unit tests`

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options })
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${help}`)
    process.exit(1)
  }
}
const { values, positionals } = readArguments()
const { check, long, since, 'test-name': testName, update } = values
if (update && positionals.length === 0) {
  console.error('Name the tests whose new snapshots you want to accept, for example npm test -- -u site/routes.')
  process.exit(1)
}

const toPart = (name: string, command: string, ...args: readonly string[]): Part => ({
  name,
  command: [...command.split(' '), ...args],
})
// With --type-check the linter also reports compiler errors.
const lintCode =
  'node_modules/oxlint/bin/oxlint --type-aware --type-check --ignore-pattern ops/apps/** --ignore-pattern ops/audits/**/*.mjs'
const source = [
  toPart('Types, lint and boundaries', lintCode),
  toPart('Lint of untyped tools', 'node_modules/oxlint/bin/oxlint --type-aware ops/apps ops/audits'),
  { ...toPart('Format', 'node_modules/oxfmt/bin/oxfmt --check'), fix: 'npm run format' },
  {
    ...toPart('Unused code', 'node_modules/knip/bin/knip.js --no-config-hints --preprocessor ./ops/checks/root-pins.ts'),
    fix: 'delete the unused code, or export it from ui/index.ts if apps need it',
  },
]
const build = toPart('Build of the site', 'node_modules/vite/bin/vite.js build --logLevel warn')
const buildEdge = toPart('Build of the worker', 'node_modules/vite/bin/vite.js build --mode edge --logLevel warn')

const vitest = 'node_modules/vitest/vitest.mjs run --reporter testing/progress-reporter.ts --passWithNoTests --project'
const filters = [...positionals, ...(testName ? ['-t', testName] : []), ...(update ? ['-u'] : [])]
const unit = toPart('Unit tests', `${vitest} unit`, ...filters)
const site = toPart('Built site', `${vitest} e2e`, ...filters)
const library = toPart('Package', `${vitest} library`, ...filters)
const longPart = toPart('Long tests', `${vitest} long`, ...filters)
const stories = toPart('Stories', '.storybook/visual/test-stories.ts', ...filters, ...(isPinned ? [] : ['--behavior']))

/** Parts that run in sequence. Lanes run in parallel. */
type Lane = readonly Part[]

/** Lists the files that changed since a Git revision, committed or not. */
function findChanges(revision: string): string[] {
  const git = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' })
    if (status === 0) return stdout.split('\n').filter(Boolean)
    console.error(`${stderr.trim()}\nPass a Git revision, for example npm test -- --since main.`)
    process.exit(1)
  }
  return [...git('diff', '--name-only', revision, '--'), ...git('ls-files', '--others', '--exclude-standard')]
}

const matches = (patterns: readonly string[]) =>
  globSync([...patterns], { exclude: ['**/node_modules/**'] }).some((file) => positionals.some((part) => file.includes(part)))

function planLanes(): Lane[] {
  if (check) return [source, [unit]]
  if (long) return [[build, buildEdge, longPart]]
  if (since !== undefined) {
    const changes = findChanges(since)
    // Documents outside of ui/ and pictures of stories reach neither the package nor the site.
    const isBuilt = changes.some((file) => !/^(?!ui\/).*\.md$|\.webp$/.test(file))
    // Unit tests also read files that no test imports, so all of them run.
    return [
      [{ ...stories, command: [...stories.command, '--changed', since] }],
      [...source, unit, ...(isBuilt ? [library, build, site] : [])],
    ]
  }
  if (positionals.length > 0) {
    const isLong = matches(longTests)
    const isSite = matches(siteTests)
    return [
      [unit, ...(matches(storyTests) ? [stories] : []), ...(matches(packageTests) ? [library] : [])],
      [...(isLong || isSite ? [build] : []), ...(isLong ? [buildEdge, longPart] : []), ...(isSite ? [site] : [])],
    ]
  }
  // Stories take about as long as everything else, and a third lane would slow them down.
  return [[stories], [...source, unit, library, build, site]]
}

const failures: Failure[] = []
/** Output of failed parts that have no tests. */
const faults: { part: Part; output: string }[] = []
let passed = 0
let skipped = 0

/** Returns true if the part passed. The output of failed parts is printed at the end of the run. */
async function runPart(part: Part, progress: Progress): Promise<boolean> {
  progress.start(part.name)
  let output = ''
  let end: Extract<TestMessage, { passed: number }> | undefined
  const child = spawn(process.execPath, [...part.command], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // The compile cache makes the hundreds of short Node processes in tests start faster.
    env: { ...process.env, FORCE_COLOR: '0', NODE_COMPILE_CACHE: resolve('node_modules/.cache/node') },
  })
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (data: Buffer) => (output += data.toString()))
  child.on('message', (message: TestMessage) => {
    if ('share' in message) progress.report(part.name, message)
    else end = message
  })
  const [code]: (number | null)[] = await once(child, 'close')
  passed += end?.passed ?? 0
  skipped += end?.skipped ?? 0
  if (code !== 0) {
    failures.push(...(end?.failures ?? []))
    if (!end?.failures.length) faults.push({ part, output })
  }
  progress.end(part.name, code === 0, end ? `${end.passed} passed${end.failures.length > 0 ? `, ${end.failures.length} failed` : ''}` : '')
  return code === 0
}

function printFailures(): void {
  console.log('\nWhat failed:')
  for (const text of describeFailures(failures)) console.log(`\n${text}`)
  for (const { part, output } of faults) {
    console.log(`\n${part.name}\n  ${shorten(output).replaceAll('\n', '\n  ')}`)
    console.log(`  ${part.fix ? `Fix it: ${part.fix}\n  ` : ''}Run it alone: npm exec -- node ${part.command.join(' ')}`)
  }
}

await runCommand(async () => {
  const lanes = planLanes()
  const progress = new Progress(lanes.flat())
  // A lane continues after a failed test, so that one run reports every failure. It stops after a failed build.
  await Promise.all(
    lanes.map(async (lane) => {
      for (const part of lane) if (!(await runPart(part, progress)) && [build, buildEdge].includes(part)) break
    }),
  )
  const time = progress.stop()
  const failed = failures.length + faults.length
  if (failed > 0) printFailures()
  console.log(`\nTime: ${time}${skipped > 0 ? `. ${skipped} tests were skipped.` : ''}`)
  console.log(`${passed} passed, ${failed} failed`)
  if (failed > 0) process.exitCode = 1
  else if (long) console.log('Next: npm run audits lists the checks that need other programs.')
  else if (check || since !== undefined || positionals.length > 0) console.log('Next: npm test runs everything.')
  else console.log('Next: npm start shows the site, and npm run storybook shows the components.')
})
