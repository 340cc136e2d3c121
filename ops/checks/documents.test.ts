import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readJson } from '../../packages/host/configuration/read-json.ts'
import { listSourceFiles } from '../../testing/source-files.ts'

const { scripts } = readJson(z.object({ scripts: z.record(z.string(), z.string()) }), readFileSync('package.json', 'utf8'))
const names = Object.keys(scripts)

const sources = listSourceFiles()
/** Files in which these tests look for names of scripts of the root `package.json`. Leaves out the apps and audits, which have their own. */
const files = sources.filter((file) => /\.(?:mdx?|tsx?|yml)$/.test(file) && !/^ops\/(?:apps|audits)\//.test(file))

/** Returns the scripts that a text names. */
const readCalls = (text: string) =>
  [...text.matchAll(/\bnpm (?:run (?:--silent |-s )?([a-z][\w:-]*)|(start|test)\b)/g)].map(([, run, short]) => (run ?? short)!)

const readText = (file: string) => readFileSync(file, 'utf8')

test('every npm script that a file names exists', () => {
  expect(files.length).toBeGreaterThan(500)
  const missing = files.flatMap((file) =>
    readCalls(readText(file))
      .filter((name) => !names.includes(name))
      .map((name) => `${file}: package.json has no script ${name}`),
  )
  expect(missing).toEqual([])
})

test('CONTRIBUTING or a README names every npm script', () => {
  const described = new Set(files.filter((file) => /(?:CONTRIBUTING|README)\.md$/.test(file)).flatMap((file) => readCalls(readText(file))))
  // One sentence of CONTRIBUTING names the builds together.
  const text = readText('CONTRIBUTING.md')
  expect(names.filter((name) => !described.has(name) && !text.includes(`\`${name}\``))).toEqual([])
})

const folders = new Set(sources.map((file) => file.split('/')[0]))
const isPath = (word: string) =>
  /^[\w.][\w./{},-]*$/.test(word) && word.includes('/') && (folders.has(word.split('/')[0]) || /(?:\/|\.mdx?|\.tsx?)$/.test(word))

test('every path in backticks in a document exists', () => {
  const named = sources
    .filter((file) => /^(?!site\/).*(?<!CHANGELOG)\.mdx?$/.test(file))
    .flatMap((file) => [...readText(file).matchAll(/`([^`\n]+)`/g)].flatMap(([, code]) => code!.split(' ').map((word) => ({ file, word }))))
    .filter(({ word }) => isPath(word))
  expect(named.length).toBeGreaterThan(200)
  // A path may start at another folder than the root, and may be part of a name, as in `npm test -- site/routes`.
  expect(named.filter(({ word }) => !sources.some((source) => `/${source}`.includes(`/${word}`)))).toEqual([])
})
