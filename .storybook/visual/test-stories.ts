import { fork } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename, dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { losslessCompressPng, Transformer } from '@napi-rs/image'
import { isPinned } from '../../testing/browser.ts'
import type { TestMessage } from '../../testing/progress-reporter.ts'
import { readStoryIndex } from '../checks/story-index.ts'
import { findMediaRules } from './media-rules.ts'
import { getPicturePath, listPicturePaths, pngFolder } from './modes.ts'
import { updateReadme } from './readme-pictures.ts'
import { folder, options, type RunOptions, type RunResult } from './run-stories.ts'

const command = 'npm run test:visual --'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { ...options, accept: { type: 'boolean', default: false }, processes: { type: 'string' } },
})

/** The name of a component selects only that component. Other arguments match parts of paths. */
const filters = positionals.map((name) => globSync(`{ui,site,.storybook}/**/${name}.stories.tsx`)[0] ?? name)

const listAccepted = () => globSync('.storybook/pictures/**/*.*')

/** `name` has the form `landing-hero.states.dark-1280`. */
async function keep(name: string, png: string): Promise<string> {
  const file = getPicturePath(name.replaceAll('.', '/'))
  mkdirSync(dirname(file), { recursive: true })
  const picture = new Transformer(readFileSync(png))
  const { height } = await picture.metadata()
  const isTall = file.endsWith('.png')
  if (!isTall && height > 16_383) throw new Error(`${file} is too tall for WebP. Add it to the list in .storybook/visual/modes.ts.`)
  writeFileSync(`${file}.part`, await (isTall ? losslessCompressPng(readFileSync(png)) : picture.webpLossless()))
  renameSync(`${file}.part`, file)
  await updateReadme(file)
  return file
}

/** Stores the run's pictures. After a run of all stories, also removes the pictures of deleted stories. */
async function tidy(): Promise<void> {
  const taken = globSync(`${pngFolder}/**/*.png`)
  const waiting = [...taken]
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (let png = waiting.pop(); png; png = waiting.pop()) await keep(png.slice(pngFolder.length + 1, -'.png'.length), png)
    }),
  )
  if (positionals.length === 0 && !values['test-name']) {
    const expected = new Set(listPicturePaths(await readStoryIndex(), findMediaRules()))
    for (const file of listAccepted()) if (!expected.has(file)) rmSync(file)
  }
  const size = listAccepted().reduce((sum, file) => sum + statSync(file).size, 0)
  console.log(
    `${taken.length} pictures written, ${(size / 1e6).toFixed(1)} MB in all. Next: look at them in ${pngFolder}, then commit .storybook/pictures with the change.`,
  )
}

const findChanged = () => new Map(globSync(`${folder}/attachments/*-actual.png`).map((file) => [basename(file, '-actual.png'), file]))

async function accept(names: readonly string[]): Promise<void> {
  const taken = findChanged()
  const unknown = names.filter((name) => !taken.has(name))
  if (names.length === 0 || unknown.length > 0) {
    console.error(unknown.length > 0 ? `The last run has no changed picture of ${unknown.join(', ')}.` : 'Name the pictures to accept.')
    console.error(
      taken.size > 0 ? `Changed pictures of the last run: ${[...taken.keys()].join(', ')}` : `Next: ${command} compares the pictures.`,
    )
    process.exit(1)
  }
  for (const name of names) console.log(`Accepted: ${await keep(name, taken.get(name)!)}`)
}

if (values.accept) {
  await accept(positionals)
  process.exit()
}
if (!isPinned && !values.behavior) {
  console.error(
    'Pictures cannot be compared on this machine, because only the browser that package.json pins for Linux x64 takes equal pictures.',
  )
  console.error(
    `Next: ${command} --behavior runs play functions and axe without pictures. npm run chromatic compares pictures from any machine.`,
  )
  process.exit(1)
}
rmSync(folder, { recursive: true, force: true })

/** Half of the processors, because each process runs Vitest and a browser, which together use more than one processor. */
const usual = Math.max(1, Math.floor(availableParallelism() / 2))
const isWhole = positionals.length === 0 && values['test-name'] === undefined && values.shard === undefined && values.changed === undefined
const processes = values.processes ? Number(values.processes) : isWhole ? usual : 1

const progress = Array.from({ length: processes }, () => ({ tests: 0, share: 0 }))
const ended: Extract<TestMessage, { passed: number }>[] = []
const results: RunResult[] = []

/** Adds up the results of all processes, and passes the sums to `npm test`. */
function report(at: number, message: TestMessage): void {
  if ('share' in message) {
    progress[at] = message
    const tests = progress.reduce((sum, each) => sum + each.tests, 0)
    process.send?.({ tests, share: progress.reduce((sum, each) => sum + each.share, 0) / processes })
  } else if (ended.push(message) === processes) {
    const add = (name: 'passed' | 'skipped') => ended.reduce((sum, each) => sum + each[name], 0)
    process.send?.({ passed: add('passed'), skipped: add('skipped'), failures: ended.flatMap(({ failures }) => failures) })
  }
}

/**
 * Runs stories in a process with its own browser. Calls `onFirstTest` after the first test, or at the end if there is none. By then, Vite's
 * cache contains the packages that the stories import.
 */
async function runProcess(at: number, onFirstTest: () => void): Promise<void> {
  const run: RunOptions = {
    ...values,
    filters,
    print: !process.send,
    ...(processes > 1 && { shard: `${at + 1}/${processes}` }),
    outputDir: processes > 1 ? `${folder}/part-${at + 1}` : folder,
  }
  // vitest.config.ts reads `--behavior`.
  const child = fork(resolve('.storybook/visual/run-stories.ts'), [JSON.stringify(run), ...(values.behavior ? ['--behavior'] : [])])
  child.on('message', (message: TestMessage | RunResult) => {
    if ('compared' in message) results.push(message)
    else {
      report(at, message)
      onFirstTest()
    }
  })
  const [code]: (number | null)[] = await once(child, 'close')
  onFirstTest()
  if (code !== 0) process.exitCode = 1
}

// Two processes that find the same packages at the same time would reload each other's pages.
const firstTest = Promise.withResolvers<void>()
await Promise.all(
  Array.from({ length: processes }, async (_process, at) => {
    if (at > 0) await firstTest.promise
    await runProcess(at, firstTest.resolve)
  }),
)
const compared = results.reduce((sum, result) => sum + result.compared, 0)
const failed = results.length < processes || results.some((result) => result.failed) || process.exitCode
if (values.update) await tidy()
else console.log(`${compared} pictures equal the accepted ones.`)
if (failed) {
  const changed = [...findChanged().keys()]
  const reports = globSync(`${folder}/{,part-*/}index.html`)
  console.error(`\nOpen the report, which shows each changed picture before and after the change, and the difference: ${reports.join(' ')}`)
  if (changed.length > 0)
    console.error(
      `Accept the pictures whose change is intended, one or several per command:\n${changed.map((name) => `  ${command} --accept ${name}`).join('\n')}`,
    )
  console.error(
    `Take pictures again: ${command} -u Roadmap (one component), ${command} -u Roadmap -t States (one story), ${command} -u (all)`,
  )
  process.exitCode = 1
} else if (compared === 0 && !values.behavior && values.changed === undefined && !process.send) {
  // The arguments of `npm test` may name tests that are not stories.
  console.error(
    `None of the stories that ran has pictures, so nothing was compared. Next: ${command} --behavior ${positionals.join(' ')} runs the stories without pictures.`,
  )
  process.exitCode = 1
}
