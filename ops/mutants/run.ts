import { globSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { testsOf } from './dependents.ts'
import { draw, drawings, editsOf, randomOf } from './draw.ts'
import { editOf } from './mutant.ts'
import { mutants } from './mutants.ts'
import { nameOf, survivorsOf } from './runner.ts'
import { compiling } from './typed.ts'

/**
 * `npm run audits -- mutants [part of a promise or path] [--count 200] [--seed 34]`: breaks the promises of SECURITY.md, then draws edits at
 * random from the logic of all components, and checks that tests fail. Components are tested without pictures.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'string', default: '200' }, seed: { type: 'string', default: String(Date.now() % 100_000) } },
})
const filter = (positionals[0] ?? '').toLowerCase()

/** Share of noticed edits of components, some of which change nothing. Every edit against a promise must be noticed. */
const leastOfComponents = 0.85

const promises = mutants
  .filter(({ promise, file }) => `${promise} ${file}`.toLowerCase().includes(filter))
  .map((mutant) => ({ ...editOf(mutant, readFileSync(mutant.file, 'utf8')), what: `${mutant.file}: ${mutant.promise}` }))

const logic = globSync('ui/{elements,form,landing,docs,shell}/**/*.{ts,tsx}').filter(
  (file) => !/\.(css|test|stories|guide|fixture)\.|fixture\.ts/.test(file) && file.toLowerCase().includes(filter),
)
const all = logic
  .filter((file) => !drawings.some((drawing) => drawing === file))
  .sort()
  .flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    return editsOf(source, file.endsWith('.tsx') ? 'tsx' : 'ts').map((edit) => ({ ...edit, file, tests: [] }))
  })
const count = Number(values.count)
// A quarter of all edits does not compile.
const drawn = compiling(draw(all, 2 * count, randomOf(Number(values.seed)))).slice(0, count)
const components = drawn.map((edit) => ({ ...edit, tests: testsOf(edit.file), what: nameOf(edit, readFileSync(edit.file, 'utf8')) }))
if (promises.length + components.length === 0) {
  console.error(`No edit has “${filter}” in its promise or file. Next: npm run audits -- mutants runs them all.`)
  process.exit(1)
}

const broken = await survivorsOf(promises, { isLong: true })
if (components.length > 0)
  console.log(`${components.length} of ${all.length} edits of components that compile, drawn with --seed ${values.seed}`)
const unseen = await survivorsOf(components, { isLong: false })

const edits = promises.length + components.length
console.log(`${edits - broken.length - unseen.length} of ${edits} edits were noticed.`)
for (const what of [...broken, ...unseen]) console.log(`Survived: ${what}`)
const isEnough = broken.length === 0 && unseen.length <= components.length * (1 - leastOfComponents)
console.log(
  isEnough
    ? 'Next: nothing; run it again when tests change.'
    : `Next: write the test that notices. All edits of promises and ${leastOfComponents * 100} % of those of components must be noticed.`,
)
process.exit(isEnough ? 0 : 1)
