import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test as vitestTest } from 'vitest'
import { copyRepository, hasGit, type RepositoryCopy } from './repository-copy.fixture.ts'

const test = vitestTest.skipIf(!hasGit)

let copy: RepositoryCopy | undefined
beforeAll(() => {
  if (hasGit) copy = copyRepository()
})
afterAll(() => copy?.delete())

test('Leave the sandbox out', () => {
  const { folder, run, edit, remove, expectFiles } = copy!
  remove('packages/sandbox', 'site/docs/try', 'site/docs/vm/first-vm.mdx', 'site/docs/caas/first-container.mdx')
  remove('ops/new/leave-out.test.ts', 'node_modules/@workspace/sandbox')
  edit('package.json', /    "sandbox": .*\n/, '')
  edit('site/package.json', /    "@workspace\/sandbox": .*\n/, '')
  edit('site/docs/page/components.tsx', /import \{ TryCall \}.*\n/, '')
  edit('site/docs/page/components.tsx', '  TryCall,\n', '')
  edit('site/docs/page/docs-kit.ts', /import \{ tryBlockSet \}.*\n/, '')
  edit('site/docs/page/docs-kit.ts', ', tryBlockSet', '')
  for (const name of ['vm/first-vm', 'caas/first-container'])
    edit('site/docs/contents.ts', new RegExp(` {6}\\{\\n +path: '/docs/${name}',\\n(?: {8}.*\\n)+ {6}\\},\\n`), '')
  edit('site/docs/checks/facts/facts.test.ts', /import \{ walkFacts \}.*\n/, '')
  edit('site/docs/checks/facts/facts.test.ts', ', ...walkFacts', '')
  for (const path of ['/docs/vm/first-vm', '/docs/caas/first-container']) edit('site/routes.test.ts', new RegExp(` +"${path}",\n`), '')
  edit('packages/api/published/openapi.ts', /.*brand\.sandboxHost.*\n/, '')
  edit('packages/brand/brand.ts', / {2}\/\*\* Address of `npm run sandbox`.*\n.*\n/, '')
  edit('SECURITY.md', /(?:\|.*`packages\/sandbox\/.*\n)+/, '')
  edit('knip.ts', /.*docs\/try.*\n/, '')
  edit('vitest.config.ts', /.*packages\/sandbox.*\n/, '')
  edit('vitest.config.ts', /.*site\/docs\/try.*\n/, '')
  expect(
    globSync('{site,packages,ops,.storybook}/**/*.{ts,tsx}', { cwd: folder }).filter((file) =>
      /workspace\/sandbox|sandboxHost/.test(readFileSync(join(folder, file), 'utf8')),
    ),
  ).toEqual([])
  expectFiles('Leave the sandbox out')

  run('npm', 'exec', '--', 'tsc', '--noEmit')
  const tests = ['site/docs/checks', 'site/routes.test.ts', 'ops/checks/workspaces', 'ops/testing']
  run('npm', 'exec', '--', 'vitest', 'run', '--project', 'unit', ...tests)
  run('npm', 'run', '--silent', 'build')
  const built = globSync('dist/client/**/*.{html,md,yaml}', { cwd: folder })
  expect(built.length).toBeGreaterThan(40)
  expect(built.filter((file) => /sandbox/i.test(readFileSync(join(folder, file), 'utf8')))).toEqual([])
}, 300_000)
