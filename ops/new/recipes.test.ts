import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test as vitestTest } from 'vitest'
import { brand } from '@workspace/brand/brand.ts'
import { source } from '../checks/steps.ts'
import { copyRepository, hasGit, type RepositoryCopy } from './repository-copy.fixture.ts'

const test = vitestTest.skipIf(!hasGit)

/** To check the changed house as a whole is a tenth of the work of `npm test`: an audit does it. */
const checksHouse = process.env['RECIPES'] === 'whole'
const elsewhere = 'npm run audits -- recipes'

let house: string
let run: RepositoryCopy['run']
let edit: RepositoryCopy['edit']
let remove: RepositoryCopy['remove']
let expectFiles: RepositoryCopy['expectFiles']
let copy: RepositoryCopy | undefined

beforeAll(() => {
  if (!hasGit) return
  copy = copyRepository()
  ;({ folder: house, run, edit, remove, expectFiles } = copy)
})
afterAll(() => copy?.delete())

test('Add a color', () => {
  edit('tokens/color/palette.ts', "  inkVeil: 'rgb", "  lagoon: '#0B5A68',\n  glacier: '#7FD3E0',\n  inkVeil: 'rgb")
  edit(
    'tokens/color/colors.ts',
    "  'status.success':",
    "  'status.notice': { light: 'lagoon', dark: 'glacier', role: 'News, neither good nor bad.', on: { text: ['canvas'] } },\n  'status.success':",
  )
  expectFiles('Add a color')
})

test('Add a component', () => {
  run('npm', 'run', '--silent', 'new', '--', 'landing/Partners')
  expectFiles('Add a component')
})

test('Add a prop with a visible effect', () => {
  edit(
    'ui/docs/Callout/Callout.tsx',
    '  title: string\n',
    '  title: string\n  /**\n   * Less room around the text.\n   * @default false\n   */\n  compact?: boolean\n',
  )
  edit('ui/docs/Callout/Callout.tsx', "tone = 'info', kind, title,", "tone = 'info', kind, title, compact = false,")
  edit('ui/docs/Callout/Callout.tsx', 'data-tone={tone}>', 'data-tone={tone} data-compact={compact || undefined}>')
  edit(
    'ui/docs/Callout/Callout.css.ts',
    '    \'&[data-tone="warning"]\'',
    "    '&[data-compact]': { paddingBlock: vars.space[2] },\n    '&[data-tone=\"warning\"]'",
  )
  edit(
    'ui/docs/Callout/Callout.stories.tsx',
    "    { label: 'title only'",
    "    { label: 'compact', show: <Callout {...args} compact /> },\n    { label: 'title only'",
  )
  writeFileSync(join(house, '.changeset/compact-callout.md'), "---\n'@onenode/design-system': minor\n---\n\n`Callout` takes `compact`.\n")
  expect(expectFiles('Add a prop with a visible effect').length).toBeLessThanOrEqual(5)
})

test('Add a section to the landing page', () => {
  writeFileSync(
    join(house, 'site/landing/words/partners.ts'),
    `import type { PartnersProps } from '#ui/landing/Partners/Partners.tsx'

export const partners = { title: 'Built with others.' } satisfies PartnersProps
`,
  )
  edit('site/landing/page.tsx', 'import { Proof }', "import { Partners } from '#ui/landing/Partners/Partners.tsx'\nimport { Proof }")
  edit('site/landing/page.tsx', 'import { proof }', "import { partners } from './words/partners.ts'\nimport { proof }")
  edit('site/landing/page.tsx', '      <Roadmap {...roadmap} />', '      <Partners {...partners} />\n      <Roadmap {...roadmap} />')
  edit(
    '.storybook/guides/status.ts',
    "'landing-partners': { since: 'next', open: ['unused'] }",
    "'landing-partners': { since: 'next', open: [] }",
  )
  edit('ui/landing/Partners/*.stories.tsx', 'a11y:open', 'a11y:reviewed')
  expectFiles('Add a section to the landing page')
})

test('Add a page to the documentation', () => {
  writeFileSync(
    join(house, 'site/docs/vm/backups.mdx'),
    'A VM has no backup of its own.\n\n## Copy your data\n\nCopy your data before you terminate a VM.\n',
  )
  edit(
    'site/docs/contents.ts',
    "      {\n        path: '/docs/vm/balance',",
    `      {
        path: '/docs/vm/backups',
        label: 'Backups',
        title: 'Back up a VM',
        description: 'How to keep your data when a VM ends.',
      },
      {
        path: '/docs/vm/balance',`,
  )
  edit(
    'site/docs/checks/facts/facts-vm.ts',
    "  '/docs/vm/registration': [",
    "  '/docs/vm/backups': [[/no backup of its own/, 'a VM has no backup']],\n  '/docs/vm/registration': [",
  )
  edit('site/routes.test.ts', '      "/docs/vm/balance",', '      "/docs/vm/backups",\n      "/docs/vm/balance",')
  expectFiles('Add a page to the documentation')
})

test('Add a field to the form', () => {
  const files = '{packages/application,site/apply}/**/*.{ts,tsx}'
  edit(
    files,
    '  locationOfGPUs: { group:',
    `  department: { group: 'personal', kind: 'text', required: true, maxLength: 120 },
  powerPerGPU: { group: 'infrastructure', kind: 'decimal', required: false, min: 0, max: 5_000 },
  locationOfGPUs: { group:`,
  )
  edit(
    files,
    "    locationOfGPUs: { label: 'Location of GPUs'",
    "    department: { label: 'Department' },\n    powerPerGPU: { label: 'Power per GPU in kW' },\n    locationOfGPUs: { label: 'Location of GPUs'",
  )
  edit(
    files,
    "  locationOfGPUs: 'Enter the location",
    "  department: 'Enter your department',\n  powerPerGPU: 'Enter the power in kW, such as 0.7',\n  locationOfGPUs: 'Enter the location",
  )
  edit(
    files,
    "<TextField {...of('roleAtCompany')}",
    "<TextField {...of('department')} />\n            <TextField {...of('powerPerGPU')} />\n            <TextField {...of('roleAtCompany')}",
  )
  edit(files, "  locationOfGPUs: 'Lagos, Nigeria',", "  department: 'Infrastructure',\n  locationOfGPUs: 'Lagos, Nigeria',")
  expectFiles('Add a field to the form')
})

test('Rename the product', () => {
  edit('packages/brand/brand.ts', `'${brand.name}'`, "'Meridian'")
  edit('packages/brand/brand.ts', `'${brand.mailDomain}'`, "'meridian.example'")
  run('npm', 'exec', '--', 'vitest', 'run', '--project', 'unit', 'site/landing/words/order-samples', '-u')
  expectFiles('Rename the product')
})

/** Where a recipe can reach: not tests of servers, store and sandbox, which know its values only by import. */
const reached = [
  'tokens/',
  'ui/',
  'site/',
  '.storybook/',
  'handbook/',
  'packages/api/',
  'packages/docs-kit/',
  'packages/application/rules/',
  'packages/application/words/',
  'packages/application/mail/',
]

test('format, unused code and unit tests pass', ({ skip }) => {
  skip(!checksHouse, elsewhere)
  run('npm', 'exec', '--', 'oxfmt', '--check')
  run('npm', 'exec', '--', 'knip', '--no-config-hints')
  run('npm', 'exec', '--', 'vitest', 'run', '--project', 'unit', ...reached)
}, 240_000)

test('Leave the sandbox out', () => {
  remove('packages/sandbox', 'site/docs/try', 'site/docs/vm/first-vm.mdx', 'site/docs/caas/first-container.mdx')
  remove('node_modules/@workspace/sandbox')
  edit('ops/new/recipes.test.ts', /let remove.*\n/, '')
  edit('ops/new/recipes.test.ts', /edit, remove, /, 'edit, ')
  edit('ops/new/recipes.test.ts', /test\('Leave the sandbox out'[^]*?\n\}\)\n/, '')
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
  edit('site/docs/words/topics.ts', /(?: {2}'\/docs\/(?:vm\/first-vm|caas\/first-container).*\n(?: {4}.*\n)?)/g, '')
  edit('site/docs/page/suggested.ts', /.*'\/docs\/vm\/first-vm'.*\n/, '')
  edit(
    'site/docs/start/words.ts',
    "first: { href: '/docs/vm/first-vm', label: 'Your first VM' }",
    "first: { href: '/docs/vm/deploy', label: 'Deploy a VM' }",
  )
  edit('site/docs/start/words.ts', 'A sandbox answers every call. No account, no cost.', 'From an order to a login.')
  edit(
    'site/docs/start/words.ts',
    "'/docs/vm/first-vm', label: 'Step 2: order it, in a sandbox'",
    "'/docs/vm/deploy', label: 'Step 2: order it'",
  )
  edit('site/docs/errors.mdx', /those of the \[sandbox\]\(.*?\) and of/, 'those of')
  edit('packages/api/known-errors.ts', ' In the sandbox, choose “Start over”.', '')
  edit(
    'site/landing/words/features.ts',
    "'Run in the sandbox', href: '/docs/vm/api/order?try=order-vms#order-vms', note: 'in your browser'",
    "'Read about the call', href: '/docs/vm/api/order#order-vms', note: 'in the documentation'",
  )
  edit('packages/api/published/openapi.ts', /.*brand\.sandboxHost.*\n/, '')
  edit('packages/brand/brand.ts', / {2}\/\*\* Address of `npm run sandbox`.*\n.*\n/, '')
  edit('SECURITY.md', /(?:\|.*`packages\/sandbox\/.*\n)+/, '')
  edit('knip.ts', /.*docs\/try.*\n/, '')
  edit('vitest.config.ts', /.*packages\/sandbox.*\n/, '')
  edit('vitest.config.ts', /.*site\/docs\/try.*\n/, '')
  expect(
    globSync('{site,packages,ops,.storybook}/**/*.{ts,tsx}', { cwd: house }).filter((file) =>
      /workspace\/sandbox|sandboxHost/.test(readFileSync(join(house, file), 'utf8')),
    ),
  ).toEqual([])
  expectFiles('Leave the sandbox out')
})

test('types and lint pass after all of it', ({ skip }) => {
  skip(!checksHouse, elsewhere)
  const [command, ...args] = source[0]!.run
  run(command!, ...args)
}, 240_000)

test('the site is built, without the old name, its domain and the sandbox', ({ skip }) => {
  skip(!checksHouse, elsewhere)
  run('npm', 'run', '--silent', 'build')
  const built = globSync('dist/{client,server}/**/*.{html,md,txt,xml,json,yaml,js,css,svg,webmanifest}', { cwd: house })
  expect(built.length).toBeGreaterThan(100)
  const texts = built.map((file) => [file, readFileSync(join(house, file), 'utf8')] as const)
  const page = readFileSync(join(house, 'dist/client/index.html'), 'utf8')
  expect(page).toContain('<title>Meridian: ')
  expect(page).toContain('mailto:info@meridian.example')
  const old = new RegExp(`.{0,40}(?:${brand.name}|${brand.mailDomain.replaceAll('.', String.raw`\.`)}).{0,40}`, 'g')
  expect(texts.flatMap(([file, text]) => (text.match(old) ?? []).map((found) => `${file}: ${found}`))).toEqual([])
  expect(texts.filter(([file, text]) => /\.(?:html|md|yaml)$/.test(file) && /sandbox/i.test(text)).map(([file]) => file)).toEqual([])
}, 240_000)
