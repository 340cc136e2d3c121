import { readFileSync } from 'node:fs'
import { createVitest } from 'vitest/node'
import { browserOptions } from '../../ops/testing/browser.ts'
import { broken, type Mutant } from './broken.ts'
import { mutants } from './mutants.ts'

/** `npm run mutants:ui [-- part of a file]`: breaks the logic of components, one edit at a time, and counts the edits that a story or a unit test notices. */
const [filter = ''] = process.argv.slice(2)
const least = 0.85
const chosen = mutants.filter(({ file }) => file.toLowerCase().includes(filter.toLowerCase()))
if (chosen.length === 0) {
  console.error(`No edit is in a file with "${filter}" in its path. Next: npm run mutants:ui runs them all.`)
  process.exit(1)
}

// Behavior is measured here, not pixels: a browser that is not the pinned one takes no pictures.
process.env.CHROMIUM_PATH ??= (await browserOptions()).executablePath
Object.assign(process.env, { VITEST: 'true', TEST: 'true', NODE_ENV: 'test' })
const vitest = await createVitest('test', {
  config: '.storybook/mutants/vitest.config.ts',
  root: '.',
  watch: false,
  reporters: [{}],
  passWithNoTests: true,
})
await vitest.standalone()

/** What the stories and unit tests of some folders say against the code; nothing when they pass. */
async function complaints(folders: readonly string[]): Promise<string[]> {
  for (const project of vitest.projects) {
    project.vite.moduleGraph.invalidateAll()
    for (const environment of Object.values(project.vite.environments)) environment.moduleGraph.invalidateAll()
  }
  const inFolders = ({ moduleId }: { moduleId: string }) => folders.some((folder) => moduleId.includes(`/${folder}/`))
  const found = (await vitest.globTestSpecifications(folders.map((folder) => `${folder}/`))).filter(inFolders)
  vitest.state.clearErrors()
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(found)
  // The result has the modules of earlier runs too.
  const modules = testModules.filter(inFolders)
  const failed = modules.flatMap((module) =>
    [...module.children.allTests('failed')].map((test) => `${test.fullName}: ${test.result().errors?.[0]?.message}`),
  )
  const broke = modules.flatMap((module) => module.errors().map(({ message }) => message))
  return [...failed, ...broke, ...unhandledErrors.map(String), ...(modules.length === 0 ? [`${folders.join(', ')}: no tests`] : [])]
}

const testsOf = ({ file, tests = [file.split('/').slice(0, 3).join('/')] }: Mutant) => tests
const unbroken = await complaints([...new Set(chosen.flatMap(testsOf))])
if (unbroken.length > 0) {
  console.error(`Without an edit the tests already fail; fix them first.\n${unbroken.join('\n')}`)
  process.exit(1)
}

const survivors: Mutant[] = []
for (const [at, mutant] of chosen.entries()) {
  broken.edit(readFileSync(mutant.file, 'utf8'), mutant)
  broken.now = mutant
  const isKilled = (await complaints(testsOf(mutant))).length > 0
  if (!isKilled) survivors.push(mutant)
  console.log(
    `[${at + 1}/${chosen.length}] ${isKilled ? 'killed  ' : 'SURVIVED'}  ${mutant.file}: ${mutant.search} becomes ${mutant.replacement || '(nothing)'}`,
  )
}
await vitest.close()

const killed = chosen.length - survivors.length
console.log(
  `${killed} of ${chosen.length} edits were noticed: ${Math.floor((100 * killed) / chosen.length)} %, at least ${100 * least} % are asked for.`,
)
for (const { file, search } of survivors) console.log(`Survived: ${file}: ${search}`)
process.exit(killed / chosen.length < least ? 1 : 0)
