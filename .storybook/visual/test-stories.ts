import { globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename, dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { losslessCompressPng, Transformer } from '@napi-rs/image'
import { startVitest } from 'vitest/node'
import { isPinned } from '../../ops/testing/browser.ts'
import ProgressReporter from '../../ops/testing/progress-reporter.ts'
import { readStoryIndex } from '../checks/story-index.ts'
import { getPicturePath, listPicturePaths, pngFolder } from './modes.ts'

const command = 'npm run test:visual --'
const folder = 'dist/stories'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    update: { type: 'boolean', short: 'u', default: false },
    'test-name': { type: 'string', short: 't' },
    changed: { type: 'string' },
    accept: { type: 'boolean', default: false },
    behavior: { type: 'boolean', default: false },
  },
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
  return file
}

/** Stores the run's pictures. After a run of all stories, also removes those of deleted stories. */
async function tidy(): Promise<void> {
  const taken = globSync(`${pngFolder}/**/*.png`)
  const waiting = [...taken]
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (let png = waiting.pop(); png; png = waiting.pop()) await keep(png.slice(pngFolder.length + 1, -'.png'.length), png)
    }),
  )
  if (positionals.length === 0 && !values['test-name']) {
    const expected = new Set(listPicturePaths((await readStoryIndex()).map(({ id }) => id)))
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
    console.error(taken.size > 0 ? `It has: ${[...taken.keys()].join(', ')}` : `Next: ${command} compares the pictures.`)
    process.exit(1)
  }
  for (const name of names) console.log(`Accepted: ${await keep(name, taken.get(name)!)}`)
}

if (values.accept) {
  await accept(positionals)
  process.exit()
}
if (!isPinned && !values.behavior) {
  console.error('Nothing can be compared here: pictures are taken by the browser that package.json pins for Linux x64.')
  console.error(`Next: ${command} --behavior runs plays and axe without pictures; npm run chromatic compares pictures from any machine.`)
  process.exit(1)
}
rmSync(folder, { recursive: true, force: true })
const vitest = await startVitest('test', filters, {
  project: ['stories'],
  watch: false,
  update: values.update ? 'all' : 'none',
  reporters: [process.send ? new ProgressReporter() : 'default', ['html', { outputDir: folder, singleFile: true }]],
  passWithNoTests: values.changed !== undefined,
  ...(values.changed !== undefined && { changed: values.changed }),
  ...(values['test-name'] && { testNamePattern: values['test-name'] }),
})
const modules = vitest.state.getTestModules()
const passed = modules.flatMap((module) => [...module.children.allTests('passed')]).map((test) => test.meta())
const compared = passed.reduce((sum, { pictures = 0 }) => sum + pictures, 0)
// Passing tests with planted faults leave pictures behind.
for (const { storyId } of passed) for (const file of globSync(`${folder}/attachments/${storyId?.replace('--', '.')}.*`)) rmSync(file)
const failed = modules.some((module) => !module.ok()) || process.exitCode
await vitest.close()
if (values.update) await tidy()
else console.log(`${compared} pictures equal the accepted ones.`)
if (failed) {
  const changed = [...findChanged().keys()]
  console.error(`\nLook, with before, after and difference of each picture: ${folder}/index.html`)
  if (changed.length > 0)
    console.error(`Accept what is intended, one picture or several:\n${changed.map((name) => `  ${command} --accept ${name}`).join('\n')}`)
  console.error(
    `Take pictures again: ${command} -u Roadmap (one component), ${command} -u Roadmap -t States (one story), ${command} -u (all)`,
  )
  process.exitCode = 1
} else if (compared === 0 && !values.behavior && values.changed === undefined) {
  console.error(
    `No story that was run has pictures, so nothing was compared. Next: ${command} --behavior ${positionals.join(' ')} if that is meant.`,
  )
  process.exitCode = 1
}
