import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, matchesGlob, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test as vitestTest } from 'vitest'
import { sourceFiles } from '../testing/source-files.ts'

/** Git tells which files a recipe changed; without it there is nothing to compare. */
const hasGit = spawnSync('git', ['--version']).status === 0
const test = vitestTest.skipIf(!hasGit)

let house: string

/** Runs a command in the copy, and says what it printed when it fails. */
function run(command: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: house, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`)
  return stdout
}
const commit = () => {
  run('git', 'add', '-A')
  run('git', '-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '-qm', 'step')
}

beforeAll(() => {
  if (!hasGit) return
  house = mkdtempSync(join(tmpdir(), 'recipes-'))
  // In a worktree .git is a file: with it the steps would be committed to the branch that is tested.
  for (const file of [...sourceFiles(), ...globSync('.*').filter((name) => name !== '.git' && statSync(name).isFile())])
    if (!file.startsWith('.storybook/pictures/')) cpSync(file, join(house, file), { recursive: true })
  symlinkSync(resolve('node_modules'), join(house, 'node_modules'))
  run('git', 'init', '-q')
  commit()
})
afterAll(() => {
  if (hasGit) rmSync(house, { recursive: true, force: true })
})

/** Replaces a text that is in exactly one file of the copy, wherever that is. */
function edit(files: string, search: string, replacement: string) {
  const found = globSync(files, { cwd: house }).filter((file) => readFileSync(join(house, file), 'utf8').includes(search))
  expect(found, `one file of ${files} with ${search}`).toHaveLength(1)
  const file = join(house, found[0]!)
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(search, () => replacement),
  )
}

/** Compares the files that a recipe changed with those that CONTRIBUTING names at its end, and keeps the change. */
function expectFiles(recipe: string) {
  const section = readFileSync('CONTRIBUTING.md', 'utf8')
    .split(/^## /m)
    .find((text) => text.startsWith(`${recipe}\n`))
  const said = [.../^Files: (.*?)\n\n/ms.exec(`${section}\n\n`)![1]!.matchAll(/`([^`]+)`/g)].map(([, name]) =>
    name!.replaceAll(/Name|name/g, '*'),
  )
  const changed = run('git', 'status', '--porcelain', '-uall')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.slice(3))
  expect(changed.filter((file) => !said.some((name) => matchesGlob(file, name)))).toEqual([])
  expect(said.filter((name) => !changed.some((file) => matchesGlob(file, name)))).toEqual([])
  commit()
  return changed
}

test('Add a color', () => {
  edit('tokens/color/palette.ts', "  mint: '#7FD99A',", "  mint: '#7FD99A',\n  teal: '#0B5A68',\n  aqua: '#7FD3E0',")
  edit('tokens/contract.css.ts', 'status: { danger: null, success: null }', 'status: { danger: null, success: null, notice: null }')
  edit(
    'tokens/color/themes.ts',
    'status: { danger: string; success: string }',
    'status: { danger: string; success: string; notice: string }',
  )
  edit('tokens/color/themes.ts', 'success: p.forest }', 'success: p.forest, notice: p.teal }')
  edit('tokens/color/themes.ts', 'success: p.mint }', 'success: p.mint, notice: p.aqua }')
  edit(
    'tokens/roles.ts',
    "  'color.status.success':",
    "  'color.status.notice': 'News that is neither good nor bad.',\n  'color.status.success':",
  )
  edit(
    'tokens/color/pairs.ts',
    "\n  ...each('text', ['verified.default']",
    "\n  ...each('text', ['canvas'], ['status.notice']),\n  ...each('text', ['verified.default']",
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
    `import type { PartnersProps } from '../../../ui/landing/Partners/Partners.tsx'

/** Who builds with us. */
export const partners = { title: 'Built with others.' } satisfies PartnersProps
`,
  )
  edit(
    'site/landing/page.tsx',
    'import { Proof }',
    "import { Partners } from '../../../ui/landing/Partners/Partners.tsx'\nimport { Proof }",
  )
  edit('site/landing/page.tsx', 'import { proof }', "import { partners } from '../../content/partners.ts'\nimport { proof }")
  edit('site/landing/page.tsx', '      <Roadmap {...roadmap} />', '      <Partners {...partners} />\n      <Roadmap {...roadmap} />')
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
  expectFiles('Add a page to the documentation')
})

test('Add a field to the form', () => {
  const files = '{packages/application,packages/application/*,site/apply}/*.{ts,tsx}'
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

test('after all of them the checks pass', () => {
  run('npm', 'exec', '--', 'tsc', '--noEmit')
  run('npm', 'exec', '--', 'oxlint')
  run('npm', 'exec', '--', 'oxfmt', '--check')
  run('npm', 'exec', '--', 'knip')
  const tests = [
    'tokens',
    'ops/checks/{changesets,colors}.test',
    '.storybook/checks/{coverage,stories,story-ids}.test',
    'site/landing/words',
    'site/docs/**/{contents,links,facts}.test',
    'packages/application/rules/schema.test',
  ]
  run(
    'npm',
    'exec',
    '--',
    'vitest',
    'run',
    '--project',
    'unit',
    ...tests.flatMap((name) => globSync(name.includes('.test') ? `${name}.ts` : `${name}/*.test.ts`)),
  )
}, 240_000)
