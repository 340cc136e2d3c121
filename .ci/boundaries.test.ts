import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** One planted violation of each direction of the house, and what the linter must say. */
const planted: readonly [string, string, RegExp][] = [
  ['tokens/a.ts', "import '../ui/index.ts'", /tokens\/ may import neither ui\/ nor site\//],
  ['tokens/b.ts', "import 'react'", /tokens\/ is plain data/],
  ['ui/elements/A/A.tsx', "import '../../landing/Hero/Hero.tsx'", /Elements are the words/],
  ['ui/elements/B/B.tsx', "import '../../../tokens/palette.ts'", /Raw values stay in tokens/],
  ['ui/landing/A/A.tsx', "import '../../form/TextField/TextField.tsx'", /Siblings in ui\/ do not import/],
  ['ui/landing/B/B.tsx', "import '../../../site/content/brand.ts'", /ui\/ may not import site/],
  ['ui/form/C/C.tsx', "import 'react-router-dom'", /ui\/ knows no router/],
  ['ui/form/D/D.tsx', "export const load = () => fetch('/x')", /ui\/ has no network/],
  ['ui/shell/E/E.tsx', 'export const mode = process.env.NODE_ENV', /ui\/ has no environment/],
  ['site/pages/a.tsx', "import '../../tokens/contract.css.ts'", /site\/ is styled by ui\/ only/],
  ['site/pages/b.tsx', "import './b.css.ts'", /site\/ has no styles/],
  ['site/pages/c.tsx', 'export const C = () => <p className="c">c</p>', /forbid-dom-props/],
  ['site/pages/d.tsx', 'export const D = () => <p style={{ margin: 0 }}>d</p>', /forbid-dom-props/],
  ['site/content/a.ts', "import { Hero } from '../../ui/landing/Hero/Hero.tsx'\nexport const a = Hero", /takes only types from ui/],
]

let house: string
let said: { filename: string; message: string; code: string; help?: string }[]

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'house-'))
  copyFileSync('.oxlintrc.json', join(house, '.oxlintrc.json'))
  for (const [file, text] of planted) {
    mkdirSync(join(house, dirname(file)), { recursive: true })
    writeFileSync(join(house, file), `${text}\n`)
  }
  const { stdout } = spawnSync(resolve('node_modules/.bin/oxlint'), ['--format', 'json'], { cwd: house, encoding: 'utf8' })
  said = (JSON.parse(stdout) as { diagnostics: typeof said }).diagnostics
})
afterAll(() => rmSync(house, { recursive: true, force: true }))

test.each(planted)('%s may not: %s', (file, _text, message) => {
  const found = said.filter(({ filename }) => filename.endsWith(file)).map(({ code, message: text, help }) => `${code} ${text} ${help ?? ''}`)
  expect(found.join('\n')).toMatch(message)
})

test('the types of every file are checked, tools and tests too', () => {
  const files = (command: string, args: string[]) => spawnSync(command, args, { encoding: 'utf8' }).stdout.trim().split('\n')
  const checked = new Set(files(resolve('node_modules/.bin/tsc'), ['--listFilesOnly']).map((file) => relative('.', file)))
  const ours = files('git', ['ls-files', '--', '*.ts', '*.tsx'])
  // The apps in tools/apps are checked by compilers of their own.
  expect(ours.filter((file) => existsSync(file) && !checked.has(file) && !file.startsWith('tools/apps/'))).toEqual([])
})
