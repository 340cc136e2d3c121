import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sourceFiles } from '../testing/source-files.ts'

/** One planted violation of each direction of the house, and what the linter must say. */
const planted: readonly [string, string, RegExp][] = [
  ['tokens/a.ts', "import '../ui/index.ts'", /tokens\/ may import neither ui\/ nor site\//],
  ['tokens/b.ts', "import 'react'", /tokens\/ is plain data/],
  ['ui/elements/A/A.tsx', "import '../../landing/Hero/Hero.tsx'", /Elements are the words/],
  ['ui/elements/B/B.tsx', "import '../../../tokens/color/palette.ts'", /Raw values stay in tokens/],
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
  ['site/docs/page/a.tsx', "import '../../build/bundles.ts'", /site\/docs knows neither the build/],
  ['site/contract/vm/a.ts', "import '../../pages/landing.tsx'", /use this room, not the reverse/],
  ['site/html/a.ts', "import '../server/http/app.ts'", /Build and server share this room/],
  [
    'site/app/a.ts',
    "import { readConfiguration } from '../configuration/configuration.ts'\nexport const a = readConfiguration",
    /takes only types/,
  ],
  ['site/server/node/a.test.ts', "import '../../../bench/mail.ts'", /what they share is in testing/],
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

test.each(planted)('%s must not import: %s', (file, _text, message) => {
  const found = said
    .filter(({ filename }) => filename.endsWith(file))
    .map(({ code, message: text, help }) => `${code} ${text} ${help ?? ''}`)
  expect(found.join('\n')).toMatch(message)
})

test('no two folders of site/, tokens/ and ui/ import each other', () => {
  const imports = new Map<string, Set<string>>()
  for (const file of globSync('{site,tokens,ui}/**/*.{ts,tsx,mdx}')) {
    // Its story shows it in a Button, which uses it.
    if (file.endsWith('/VisuallyHidden.stories.tsx')) continue
    const folder = dirname(file)
    const known = imports.get(folder) ?? new Set()
    imports.set(folder, known)
    for (const [, path] of readFileSync(file, 'utf8').matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g)) {
      const imported = join(folder, path!)
      if (existsSync(imported) && dirname(imported) !== folder) known.add(dirname(imported))
    }
  }
  const reachedFrom = (start: string) => {
    const reached = new Set<string>()
    const queue = [start]
    for (let folder = queue.pop(); folder; folder = queue.pop()) {
      const found = [...(imports.get(folder) ?? [])].filter((next) => !reached.has(next))
      for (const next of found) reached.add(next)
      queue.push(...found)
    }
    return reached
  }
  expect(imports.get('site')).toContain('site/pages')
  expect(
    [...imports].filter(([folder, known]) => folder.startsWith('tokens') && [...known].some((other) => !/^(?:tokens|testing)/.test(other))),
  ).toEqual([])
  expect([...imports.keys()].filter((folder) => reachedFrom(folder).has(folder))).toEqual([])
})

test('the types of every file are checked, tools and tests too', () => {
  const { stdout } = spawnSync(resolve('node_modules/.bin/tsc'), ['--listFilesOnly'], { encoding: 'utf8' })
  const checked = new Set(
    stdout
      .trim()
      .split('\n')
      .map((file) => relative('.', file)),
  )
  const ours = sourceFiles().filter((file) => /\.tsx?$/.test(file))
  expect(ours.length).toBeGreaterThan(500)
  // The apps in tools/apps are checked by compilers of their own.
  expect(ours.filter((file) => !checked.has(file) && !file.startsWith('tools/apps/'))).toEqual([])
})
