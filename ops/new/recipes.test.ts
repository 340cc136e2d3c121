import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test as vitestTest } from 'vitest'
import { copyRepository, hasGit, type RepositoryCopy } from './repository-copy.fixture.ts'

const test = vitestTest.skipIf(!hasGit)

let house: string
let run: RepositoryCopy['run']
let edit: RepositoryCopy['edit']
let expectFiles: RepositoryCopy['expectFiles']
let copy: RepositoryCopy | undefined

beforeAll(() => {
  if (!hasGit) return
  copy = copyRepository()
  ;({ folder: house, run, edit, expectFiles } = copy)
})
afterAll(() => copy?.delete())

test('Add a color', () => {
  edit(
    'tokens/color/colors.ts',
    "  'status.success':",
    "  'status.notice': { light: '#0B5A68', dark: '#7FD3E0', role: 'News, neither good nor bad.', on: { text: ['canvas'] } },\n  'status.success':",
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
  edit('ui/docs/Callout/Callout.tsx', "tone = 'info', title,", "tone = 'info', title, compact = false,")
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
  writeFileSync(join(house, '.changeset/compact-callout.md'), "---\n'onenode-site': minor\n---\n\n`Callout` takes `compact`.\n")
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

test('npm run check passes after all of them', () => {
  run('npm', 'run', 'check')
}, 240_000)
