import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test as vitestTest } from 'vitest'
import { brand } from '@workspace/brand/brand.ts'
import { copyRepository, hasGit, type RepositoryCopy } from './repository-copy.fixture.ts'

const test = vitestTest.skipIf(!hasGit)

let copy: RepositoryCopy | undefined
beforeAll(() => {
  if (hasGit) copy = copyRepository()
})
afterAll(() => copy?.delete())

test('Rename the product', () => {
  const { folder, run, edit, expectFiles } = copy!
  edit('packages/brand/brand.ts', `'${brand.name}'`, "'Meridian'")
  edit('packages/brand/brand.ts', `'${brand.mailDomain}'`, "'meridian.example'")
  run('npm', 'exec', '--', 'vitest', 'run', '--project', 'unit', 'site/landing/words/order-samples', '-u')
  expectFiles('Rename the product')
  run('npm', 'exec', '--', 'tsc', '--noEmit')
  const tests = ['packages/host/configuration', 'packages/host/http', 'site/landing/words', 'site/docs/checks']
  run('npm', 'exec', '--', 'vitest', 'run', '--project', 'unit', ...tests)
  run('npm', 'run', '--silent', 'build')

  const built = globSync('dist/{client,server}/**/*.{html,md,txt,xml,json,yaml,js,css,svg,webmanifest}', { cwd: folder })
  const page = readFileSync(join(folder, 'dist/client/index.html'), 'utf8')
  expect(page).toContain('<title>Meridian: ')
  expect(page).toContain('mailto:info@meridian.example')
  const old = new RegExp(`.{0,40}(?:${brand.name}|${brand.mailDomain.replaceAll('.', String.raw`\.`)}).{0,40}`, 'g')
  expect(built.length).toBeGreaterThan(100)
  expect(built.flatMap((file) => (readFileSync(join(folder, file), 'utf8').match(old) ?? []).map((text) => `${file}: ${text}`))).toEqual([])
}, 300_000)
