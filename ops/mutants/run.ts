import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createVitest } from 'vitest/node'
import { browserOptions } from '../testing/browser.ts'
import { mutate, type Mutant } from './mutant.ts'
import { mutants } from './mutants.ts'

/**
 * `npm run audits -- mutants [part of a promise or file]`: makes wrong edits, one at a time, and checks that tests fail. An edit is in the
 * working tree while its tests run, since servers that tests start read it too; the end of the run restores the file.
 */
const { positionals } = parseArgs({ allowPositionals: true })
const filter = (positionals[0] ?? '').toLowerCase()
const chosen = mutants.filter(({ promise = '', file }) => `${promise} ${file}`.toLowerCase().includes(filter))
if (chosen.length === 0) {
  console.error(`No edit has “${filter}” in its promise or file. Next: npm run audits -- mutants runs them all.`)
  process.exit(1)
}

/** Share of noticed edits of components, some of which nobody can see. Every edit against a promise must be noticed. */
const leastOfComponents = 0.85

let restore = () => {}
process.on('exit', () => restore())
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130))
// A named browser takes no pictures: only behavior counts here.
process.env.CHROMIUM_PATH ??= (await browserOptions()).executablePath
Object.assign(process.env, { VITEST: 'true', TEST: 'true', NODE_ENV: 'test' })
const vitest = await createVitest('test', {
  project: ['unit', 'long', 'stories'],
  watch: false,
  reporters: [{}],
  passWithNoTests: true,
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

const unbroken = await complaints([...new Set(chosen.flatMap(({ tests }) => tests))])
if (unbroken.length > 0) {
  console.error(`Without an edit the tests already fail: mend them first.\n${unbroken.join('\n')}`)
  process.exit(1)
}

const survivors: Mutant[] = []
for (const [at, mutant] of chosen.entries()) {
  const { promise, file, search, replacement, tests } = mutant
  const source = readFileSync(file, 'utf8')
  restore = () => writeFileSync(file, source)
  writeFileSync(file, mutate(source, mutant))
  vitest.invalidateFile(resolve(file))
  const isNoticed = (await complaints(tests)).length > 0
  restore()
  vitest.invalidateFile(resolve(file))
  if (!isNoticed) survivors.push(mutant)
  const edit = promise ?? `${search} becomes ${replacement || '(nothing)'}`
  console.log(`[${at + 1}/${chosen.length}] ${isNoticed ? 'noticed ' : 'SURVIVED'}  ${file}: ${edit}`)
}
await vitest.close()

const components = chosen.filter(({ promise }) => promise === undefined).length
const unseen = survivors.filter(({ promise }) => promise === undefined).length
const isEnough = unseen === survivors.length && unseen <= components * (1 - leastOfComponents)
console.log(`${chosen.length - survivors.length} of ${chosen.length} edits were noticed.`)
for (const { file, search, promise } of survivors) console.log(`Survived: ${file}: ${promise ?? search}`)
console.log(
  isEnough
    ? 'Next: nothing; run it again when tests change.'
    : `Next: write the test that notices. All edits of promises and ${leastOfComponents * 100} % of those of components must be noticed.`,
)
process.exit(isEnough ? 0 : 1)
