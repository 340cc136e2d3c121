import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createVitest } from 'vitest/node'
import { browserOptions } from '../testing/browser.ts'
import { applied, type Edit } from './mutant.ts'

let restore = () => {}
process.on('exit', () => restore())
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130))

/** Line of an edit, and what it writes there. */
export function nameOf({ file, start, end, replacement }: Edit, source: string): string {
  const short = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 70) || '(nothing)'
  return `${file}:${source.slice(0, start).split('\n').length}: ${short(source.slice(start, end))} → ${short(replacement)}`
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
    // A story that waits for what a wrong edit took away waits until the end.
    ...(!isLong && { testTimeout: 15_000 }),
  })
  await vitest.standalone()
  /** Runs tests by their files or folders, and returns their failures. */
  async function complaints(tests: readonly string[]): Promise<string[]> {
    const isAsked = ({ moduleId }: { moduleId: string }) =>
      tests.some((path) => moduleId.endsWith(`/${path}`) || moduleId.includes(`/${path}/`))
    const found = (await vitest.globTestSpecifications([...tests])).filter(isAsked)
    vitest.state.clearErrors()
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(found)
    // Vitest's result has the modules of earlier runs too.
    const modules = testModules.filter(isAsked)
    const failed = modules.flatMap((module) =>
      [...module.children.allTests('failed')].map((test) => `${test.fullName}: ${test.result().errors?.[0]?.message}`),
    )
    const broke = modules.flatMap((module) => module.errors().map(({ message }) => message))
    return [...failed, ...broke, ...unhandledErrors.map(String), ...(modules.length === 0 ? [`${tests.join(', ')}: no tests`] : [])]
  }
  return { vitest, complaints }
}

/**
 * Makes wrong edits, one at a time, and runs their tests; returns those that no test noticed. An edit is in the working tree while its
 * tests run, since servers that tests start read it too; the end of the run restores the file.
 */
export async function survivorsOf(edits: readonly (Edit & { what: string })[], { isLong }: { isLong: boolean }): Promise<string[]> {
  const { vitest, complaints } = await startTests(isLong)
  const unbroken = await complaints([...new Set(edits.flatMap(({ tests }) => tests.flat()))])
  if (unbroken.length > 0) throw new Error(`Without an edit the tests already fail: mend them first.\n${unbroken.join('\n')}`)
  const survivors: string[] = []
  for (const [at, edit] of edits.entries()) {
    const { file, what, tests } = edit
    const source = readFileSync(file, 'utf8')
    restore = () => writeFileSync(file, source)
    writeFileSync(file, applied(edit, source))
    vitest.invalidateFile(resolve(file))
    let isNoticed = false
    for (const group of tests) isNoticed ||= group.length > 0 && (await complaints(group)).length > 0
    restore()
    vitest.invalidateFile(resolve(file))
    if (!isNoticed) survivors.push(what)
    console.log(`[${at + 1}/${edits.length}] ${isNoticed ? 'noticed ' : 'SURVIVED'}  ${what}`)
  }
  await vitest.close()
  return survivors
}
