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
  const vitest = await createVitest('test', {
    project: isLong ? ['unit', 'long'] : ['unit', 'stories'],
    watch: false,
    reporters: [{}],
    passWithNoTests: true,
    bail: 1,
    // A story that waits for what a wrong edit took away waits until the end; the longest takes 6 s.
    ...(!isLong && { testTimeout: 12_000 }),
  })
  await vitest.standalone()
  /** Runs tests by their files or folders, and returns their failures. */
  async function failuresOf(tests: readonly string[]): Promise<Failure[]> {
    if (tests.length === 0) return []
    const isAsked = ({ moduleId }: { moduleId: string }) =>
      tests.some((path) => moduleId.endsWith(`/${path}`) || moduleId.includes(`/${path}/`))
    const found = (await vitest.globTestSpecifications([...tests])).filter(isAsked)
    if (found.length === 0) throw new Error(`${tests.join(', ')}: no tests`)
    vitest.state.clearErrors()
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(found)
    // Vitest's result has the modules of earlier runs too.
    const failures = testModules.filter(isAsked).flatMap((module) => {
      const failed = [...module.children.allTests('failed')].map((test) => `${test.fullName}: ${test.result().errors?.[0]?.message}`)
      const file = relative('.', module.moduleId)
      return [...failed, ...module.errors().map(({ message }) => message)].map((says) => ({ file, says }))
    })
    return failures.length > 0 ? failures : unhandledErrors.map((error) => ({ file: tests[0]!, says: String(error) }))
  }
  return { vitest, failuresOf }
}

/**
 * Makes wrong edits, one at a time, and runs their tests; returns those that no test noticed. An edit is in the working tree while its
 * tests run, since servers that tests start read it too; the end of the run restores the file. A test that fails passed without the edit.
 */
export async function survivorsOf(edits: readonly (Edit & { what: string })[], { isLong }: { isLong: boolean }): Promise<string[]> {
  if (edits.length === 0) return []
  const { vitest, failuresOf } = await startTests(isLong)
  const passing = new Set<string>()
  /** Fails when a test that noticed an edit fails without it too. */
  async function assertPassing(file: string): Promise<void> {
    const [failure] = passing.has(file) ? [] : await failuresOf([file])
    if (failure) throw new Error(`Without an edit a test already fails: mend it first.\n${file}: ${failure.says}`)
    passing.add(file)
  }
  /** First test that notices an edit. A wait that ended is asked twice: the machine may have been busy. */
  async function noticed(groups: Edit['tests']): Promise<Failure | undefined> {
    for (const group of groups) {
      const [failure] = await failuresOf(group)
      if (failure && (!failure.says.includes('timed out') || (await failuresOf([failure.file])).length > 0)) return failure
    }
    return undefined
  }
  const survivors: string[] = []
  for (const [at, edit] of edits.entries()) {
    const { file, what, tests } = edit
    const source = readFileSync(file, 'utf8')
    const write = (text: string) => {
      writeFileSync(file, text)
      vitest.invalidateFile(resolve(file))
    }
    restore = () => write(source)
    write(applied(edit, source))
    const failure = await noticed(tests)
    restore()
    if (failure) await assertPassing(failure.file)
    else survivors.push(what)
    console.log(`[${at + 1}/${edits.length}] ${failure ? 'noticed ' : 'SURVIVED'}  ${what}`)
    if (failure) console.log(`    by ${failure.file}: ${shortened(failure.says.replace(/\u001B\[34mClick to debug.*?\n\n/s, ''))}`)
  }
  await vitest.close()
  return survivors
}
