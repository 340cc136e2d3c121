import { readFileSync, writeFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { createVitest } from 'vitest/node'
import { browserOptions } from '../testing/browser.ts'
import { applied, type Edit } from './mutant.ts'

let restore = () => {}
process.on('exit', () => restore())
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130))

const shortened = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 70)

/** Line of an edit, and what it writes there. */
export function nameOf({ file, start, end, replacement }: Edit, source: string): string {
  const line = source.slice(0, start).split('\n').length
  return `${file}:${line}: ${shortened(source.slice(start, end))} → ${shortened(replacement) || '(nothing)'}`
}

type Named = Edit & { what: string }

interface Failure {
  /** File of the test. */
  file: string
  says: string
}

/** Vitest, ready to run any tests again. */
async function startTests(isLong: boolean) {
  // A named browser takes no pictures: only behavior counts here.
  process.env.CHROMIUM_PATH ??= (await browserOptions()).executablePath
  Object.assign(process.env, { VITEST: 'true', TEST: 'true', NODE_ENV: 'test' })
  async function start() {
    const started = await createVitest('test', {
      project: isLong ? ['unit', 'long'] : ['unit', 'stories'],
      watch: false,
      reporters: [{}],
      passWithNoTests: true,
      bail: 1,
      // A wrong edit must not become a snapshot.
      update: 'none',
      // A story that waits for what a wrong edit took away waits until the end; the longest takes 6 s.
      ...(!isLong && { testTimeout: 12_000 }),
    })
    await started.standalone()
    return started
  }
  let vitest = await start()
  /** Ends Vitest with its browsers, and starts it again. A page in an endless loop takes no part in its end. */
  async function restart() {
    await Promise.race([vitest.close(), new Promise((done) => setTimeout(done, 20_000))])
    vitest = await start()
  }
  /** Runs tests by their files or folders, and returns their failures. */
  async function failuresOf(tests: readonly string[]): Promise<Failure[]> {
    if (tests.length === 0) return []
    const isAsked = ({ moduleId }: { moduleId: string }) =>
      tests.some((path) => moduleId.endsWith(`/${path}`) || moduleId.includes(`/${path}/`))
    const found = (await vitest.globTestSpecifications([...tests])).filter(isAsked)
    if (found.length === 0) throw new Error(`${tests.join(', ')}: no tests`)
    vitest.state.clearErrors()
    let isEndless = false
    // The second call kills the workers: a loop that an edit made endless hears no first one.
    const end = () => {
      isEndless = true
      for (const _ of ['asked', 'killed']) void vitest.cancelCurrentRun('keyboard-input')
    }
    const limit = setTimeout(end, isLong ? 900_000 : 60_000 + 5_000 * found.length)
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(found).finally(() => clearTimeout(limit))
    if (isEndless) {
      await restart()
      return [{ file: tests[0]!, says: endless }]
    }
    // Vitest's result has the modules of earlier runs too.
    const failures = testModules.filter(isAsked).flatMap((module) => {
      const failed = [...module.children.allTests('failed')].map((test) => `${test.fullName}: ${test.result().errors?.[0]?.message}`)
      const file = relative('.', module.moduleId)
      return [...failed, ...module.errors().map(({ message }) => message)].map((says) => ({ file, says }))
    })
    return failures.length > 0 ? failures : unhandledErrors.map((error) => ({ file: tests[0]!, says: String(error) }))
  }
  return { failuresOf, forget: (file: string) => vitest.invalidateFile(resolve(file)), close: () => vitest.close() }
}

const endless = 'The tests do not end.'

/** How many edits, each in a file of its own, are in the working tree together while tests run that rarely notice any. */
const together = 8

/**
 * Makes wrong edits and runs their tests; returns those that no test noticed. First each is alone with the first group of its tests. Those
 * that remain share runs of the other groups, and a run that fails is repeated with half of them. Edits are in the working tree while their
 * tests run, since servers that tests start read it too; the end of the run restores the files. A test that fails passed without any edit.
 */
export async function survivorsOf(edits: readonly Named[], { isLong }: { isLong: boolean }): Promise<string[]> {
  if (edits.length === 0) return []
  const { failuresOf, forget, close } = await startTests(isLong)
  const known = new Map<string, boolean>()
  /** True for tests that pass without an edit. Others notice nothing. */
  async function passes(file: string): Promise<boolean> {
    if (!known.has(file)) {
      const [failure] = await failuresOf([file])
      known.set(file, !failure)
      if (failure) console.error(`Without an edit ${file} fails too: ${shortened(failure.says)}. Next: mend it, then run this again.`)
    }
    return known.get(file)!
  }
  /** First failure of tests with some edits. A wait that ended is asked twice, and so is an end that did not come: the machine may have been busy. */
  async function failureWith(broken: readonly Named[], tests: readonly string[]): Promise<Failure | undefined> {
    const sources = broken.map(({ file }) => [file, readFileSync(file, 'utf8')] as const)
    const write = (file: string, text: string) => {
      writeFileSync(file, text)
      forget(file)
    }
    restore = () => sources.forEach(([file, source]) => write(file, source))
    broken.forEach((edit, at) => write(edit.file, applied(edit, sources[at]![1])))
    let [failure] = await failuresOf(tests)
    if (failure?.says === endless) [failure] = await failuresOf(tests)
    if (failure?.says.includes('timed out')) [failure] = await failuresOf([failure.file])
    restore()
    return failure && (await passes(failure.file)) ? failure : undefined
  }
  const survivors: string[] = []
  let told = 0
  const tell = ({ what }: Named, failure?: Failure) => {
    if (!failure) survivors.push(what)
    console.log(`[${++told}/${edits.length}] ${failure ? 'noticed ' : 'SURVIVED'}  ${what}`)
    if (failure) console.log(`    by ${failure.file}: ${shortened(failure.says)}`)
  }
  async function judge(asked: readonly Named[]): Promise<void> {
    const failure = await failureWith(asked, [...new Set(asked.flatMap(({ tests }) => tests.slice(1).flat()))])
    if (!failure || asked.length <= 1) return asked.forEach((edit) => tell(edit, failure))
    const half = Math.ceil(asked.length / 2)
    await judge(asked.slice(0, half))
    await judge(asked.slice(half))
  }
  const waiting: Named[] = []
  const judgeSome = () => {
    const some = waiting.filter(({ file }, at) => waiting.findIndex((other) => other.file === file) === at).slice(0, together)
    for (const edit of some) waiting.splice(waiting.indexOf(edit), 1)
    return judge(some)
  }
  for (const edit of edits) {
    const failure = await failureWith([edit], edit.tests[0]!)
    if (failure || edit.tests.length === 1) tell(edit, failure)
    else if (waiting.push(edit) >= 2 * together) await judgeSome()
  }
  while (waiting.length > 0) await judgeSome()
  await close()
  return survivors
}
