import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lint-'))
  const settings = readFileSync('.oxlintrc.json', 'utf8').replaceAll('"./', `"${resolve('.')}/`)
  writeFileSync(join(folder, '.oxlintrc.json'), settings)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each([
  ['site/landing/page.tsx', "export const address = process.env['SITE_ORIGIN']", /public-configuration\.ts/],
  ['site/landing/page.tsx', "console.log('here')", /no-console/],
  ['ui/landing/Faq/Faq.tsx', "export { animate } from 'motion/mini'", /named \*\.motion\.ts/],
  ['ui/landing/Faq/Faq.tsx', "console.log('here')", /no-console/],
  ['ui/landing/Faq/Faq.tsx', "export const load = () => fetch('/more')", /take a callback as a prop/],
  ['site/build/build.ts', "console.log(process.env['SITE_ORIGIN'])", undefined],
])('checks %s by the rules of its folder: %s', (file, code, problem) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), `${code}\n`)
  const { status, stdout } = spawnSync(process.execPath, [resolve('node_modules/oxlint/bin/oxlint'), file], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect(status === 0, stdout).toBe(problem === undefined)
  if (problem) expect(stdout).toMatch(problem)
})
