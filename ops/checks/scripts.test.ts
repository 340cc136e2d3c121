import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readJson } from '../../packages/host/configuration/read-json.ts'

const { scripts } = readJson(z.object({ scripts: z.record(z.string(), z.string()) }), readFileSync('package.json', 'utf8'))
const names = Object.keys(scripts)

/** Files in which this test looks for names of scripts of the root `package.json`. Leaves out the apps and audits, which have their own. */
const files = globSync(['*.md', '{.changeset,.github,.storybook,handbook,ops,packages,testing,site,tokens,ui}/**/*.{md,mdx,ts,tsx,yml}'], {
  exclude: ['**/node_modules/**', 'ops/apps/**', 'ops/audits/**', '**/dist/**'],
})

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
