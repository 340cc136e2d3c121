import { globSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { losslessCompressPng } from '@napi-rs/image'
import { startVitest } from 'vitest/node'
import { isPinned } from '../testing/browser.ts'
import { picturePaths } from './modes.ts'

const command = 'npm run test:visual --'
const folder = 'dist/stories'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    update: { type: 'boolean', short: 'u', default: false },
    'test-name': { type: 'string', short: 't' },
    json: { type: 'string' },
  },
})

const pictures = () => globSync('.storybook/pictures/**/*.png')

/** Writes a picture anew without loss, in fewer bytes. */
async function minimize(file: string): Promise<void> {
  const before = readFileSync(file)
  const after = await losslessCompressPng(before)
  if (after.length >= before.length) return
  writeFileSync(`${file}.part`, after)
  renameSync(`${file}.part`, file)
}

/** Makes the pictures that this run wrote small, and removes those whose story is gone when all were accepted. */
async function tidy(since: ReadonlyMap<string, number>): Promise<void> {
  const written = pictures().filter((file) => statSync(file).mtimeMs !== since.get(file))
  const waiting = [...written]
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (let file = waiting.pop(); file; file = waiting.pop()) await minimize(file)
    })
  )
  if (positionals.length === 0 && !values['test-name']) {
    const expected = new Set(picturePaths(readFileSync('.storybook/story-ids.txt', 'utf8').split('\n')))
    for (const file of pictures()) if (!expected.has(file)) rmSync(file)
  }
  const size = pictures().reduce((sum, file) => sum + statSync(file).size, 0)
  console.log(`${written.length} pictures written, ${(size / 1e6).toFixed(1)} MB in all. Next: look at them (git status .storybook/pictures), then commit them with the change.`)
}

if (!isPinned) console.log('No pictures: they are taken by the browser that package.json pins for Linux x64. Chromatic takes them on any machine.')
const before = new Map(pictures().map((file) => [file, statSync(file).mtimeMs]))
rmSync(folder, { recursive: true, force: true })
const vitest = await startVitest('test', positionals, {
  project: ['stories'],
  watch: false,
  update: values.update ? 'all' : 'none',
  reporters: ['default', ['html', { outputDir: folder, singleFile: true }], ...(values.json ? [['json', { outputFile: values.json }] satisfies ['json', object]] : [])],
  ...(values['test-name'] ? { testNamePattern: values['test-name'] } : {}),
})
const failed = vitest.state.getTestModules().some((module) => !module.ok()) || process.exitCode
await vitest.close()
if (values.update) await tidy(before)
if (failed) {
  console.error(`\nLook, with before, after and difference of each picture: ${folder}/index.html`)
  console.error(`Accept what is meant: ${command} -u (all), ${command} -u Roadmap (one component), ${command} -u Roadmap -t States (one story)`)
  process.exitCode = 1
}
