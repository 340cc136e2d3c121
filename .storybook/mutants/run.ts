import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { createVitest } from 'vitest/node'
import { browserOptions } from '../../testing/browser.ts'
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
const vitest = await createVitest('test', { config: '.storybook/mutants/vitest.config.ts', root: '.', watch: false, reporters: [{}], passWithNoTests: true })
await vitest.standalone()

async function fails({ file, tests = [dirname(file)] }: Mutant): Promise<boolean> {
  for (const project of vitest.projects) {
    project.vite.moduleGraph.invalidateAll()
    for (const environment of Object.values(project.vite.environments)) environment.moduleGraph.invalidateAll()
  }
  const found = (await vitest.globTestSpecifications(tests.map((folder) => `${folder}/`))).filter(({ moduleId }) => tests.some((folder) => moduleId.includes(`/${folder}/`)))
  if (found.length === 0) throw new Error(`${tests.join(', ')} has no tests.`)
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(found)
  return testModules.length === 0 || testModules.some((module) => !module.ok()) || unhandledErrors.length > 0
}

const survivors: Mutant[] = []
const folders = new Set<string>()
for (const [at, mutant] of chosen.entries()) {
  broken.edit(readFileSync(mutant.file, 'utf8'), mutant)
  const tests = (mutant.tests ?? [dirname(mutant.file)]).join(' ')
  if (!folders.has(tests)) {
    broken.now = undefined
    if (await fails(mutant)) throw new Error(`${tests} fails without an edit: mend it first.`)
    folders.add(tests)
  }
  broken.now = mutant
  const isKilled = await fails(mutant)
  vitest.state.clearErrors()
  if (!isKilled) survivors.push(mutant)
  console.log(`[${at + 1}/${chosen.length}] ${isKilled ? 'killed  ' : 'SURVIVED'}  ${mutant.file}: ${mutant.search} → ${mutant.replacement || '(nothing)'}`)
}
await vitest.close()

const killed = chosen.length - survivors.length
console.log(`${killed} of ${chosen.length} edits were noticed: ${Math.floor((100 * killed) / chosen.length)} %, at least ${100 * least} % are asked for.`)
for (const { file, search } of survivors) console.log(`Survived: ${file}: ${search}`)
process.exit(killed / chosen.length < least ? 1 : 0)
