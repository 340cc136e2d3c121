import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { copyRepository } from '../../testing/copy-repository.ts'

const copy = copyRepository()
afterAll(copy.remove)

const run = (...command: readonly string[]) => spawnSync(process.execPath, command, { cwd: copy.folder, encoding: 'utf8' })

function addPage() {
  mkdirSync(join(copy.folder, 'site/pricing'))
  copy.write(
    'site/pricing/page.tsx',
    `import { Heading } from '#ui/elements/Heading/Heading.tsx'
import { Frame } from '../frame/Frame.tsx'
import { Head, type PageHead } from '../frame/Head.tsx'
import { backHeader } from '../frame/words/site.ts'

export const handle = { path: '/pricing', title: 'Pricing', description: 'What a virtual machine costs for one day.' } satisfies PageHead

export const Component = () => (
  <Frame header={backHeader}>
    <Head {...handle} />
    <Heading level={1}>Pricing</Heading>
  </Frame>
)
`,
  )
  copy.write(
    'site/pricing/page.stories.tsx',
    `import type { Meta, StoryObj } from '@storybook/react-vite'
import { page } from '../frame/page.fixture.tsx'
import { Component } from './page.tsx'

const meta = {
  id: 'pages-pricing',
  title: 'Pages/Pricing',
  component: Component,
  parameters: { layout: 'fullscreen' },
  render: () => page(<Component />),
} satisfies Meta<typeof Component>

export default meta

export const Default: StoryObj<typeof meta> = {}
`,
  )
  const line = "{ path: formPath, id: 'site/apply/page.tsx'"
  copy.edit(
    'site/routes.tsx',
    line,
    `{ path: '/pricing', id: 'site/pricing/page.tsx', lazy: loadPage(() => import('./pricing/page.tsx')) },\n  ${line}`,
  )
}

function addDocumentationPage() {
  copy.write('site/docs/vm/limits.mdx', 'An account can have ten machines. Read the [pricing](/pricing) of each.\n')
  copy.edit(
    'site/docs/contents.ts',
    `      {\n        path: '/docs/vm/manage',`,
    `      {
        path: '/docs/vm/limits',
        title: 'Limits of an account',
        description: 'How many virtual machines an account can have, and how to get more.',
      },\n      {\n        path: '/docs/vm/manage',`,
  )
}

function addField() {
  copy.edit(
    'packages/application/rules/fields.ts',
    '  typeOfGPUs: {',
    "  coolingOfGPUs: { group: 'infrastructure', kind: 'text', required: false, maxLength: 200 },\n  typeOfGPUs: {",
  )
  copy.edit(
    'packages/application/words/application.ts',
    '    typeOfGPUs: {',
    "    coolingOfGPUs: { label: 'Cooling of GPUs' },\n    typeOfGPUs: {",
  )
  copy.edit(
    'packages/application/words/errors.ts',
    '  typeOfGPUs:',
    "  coolingOfGPUs: 'Enter the cooling of your GPUs, or leave it empty',\n  typeOfGPUs:",
  )
  const position = "<TextField {...of('typeOfGPUs')}"
  copy.edit('site/apply/page.tsx', position, `<TextField {...of('coolingOfGPUs')} spellCheck={false} />\n          ${position}`)
  copy.edit('packages/application/application.fixture.ts', '  typeOfGPUs:', "  coolingOfGPUs: 'Liquid',\n  typeOfGPUs:")
}

function addCall() {
  copy.edit(
    'packages/api/vm/vm-marketplace.ts',
    '  listHardware: {',
    `  listRegions: {
    method: 'GET',
    path: '/marketplace/regions',
    title: 'List regions',
    summary: 'Lists the regions with at least one machine.',
    tag,
    success: {
      description: 'The regions.',
      provenance: 'inferred',
      schema: z.array(z.string()).meta(inferred('Regions.')),
      example: ['Europe', 'North America'],
    },
    errors: { failed: 'The regions could not be listed.' },
  },
  listHardware: {`,
  )
  copy.edit(
    'packages/sandbox/handlers/vm-handlers.ts',
    '  listHardware: ()',
    '  listRegions: () => ok(vmCall.listRegions.responses[0].example),\n  listHardware: ()',
  )
  copy.edit(
    'site/docs/vm/api/offerings.mdx',
    '## Sizes\n',
    `## Regions

<Endpoint api="vm" call="listRegions" />

<Request api="vm" call="listRegions" />

<Fields api="vm" call="listRegions" of="headers" />

<Responses api="vm" call="listRegions" />

<Fields api="vm" call="listRegions" of="response" />

## Sizes
`,
  )
}

function addComponent() {
  expect(run('ops/new/new.ts', 'elements/Quotation').status).toBe(0)
}

function addSection() {
  expect(run('ops/new/new.ts', 'landing/Partners').status).toBe(0)
  copy.write(
    'site/landing/words/partners.ts',
    `import type { PartnersProps } from '#ui/landing/Partners/Partners.tsx'

export const partners = {
  id: 'partners',
  eyebrow: 'Partners',
  title: 'Who works with us.',
  text: 'Data centers on every continent.',
} satisfies PartnersProps
`,
  )
  copy.edit('site/landing/page.tsx', '      <Ledger {...ledger} />', '      <Partners {...partners} />\n      <Ledger {...ledger} />')
  copy.edit(
    'site/landing/page.tsx',
    'import { Roadmap }',
    "import { Partners } from '#ui/landing/Partners/Partners.tsx'\nimport { Roadmap }",
  )
  copy.edit('site/landing/page.tsx', 'import { proof }', "import { partners } from './words/partners.ts'\nimport { proof }")
}

test('npm run check passes after the recipes of CONTRIBUTING for a page, a field, a call, a component and a section', () => {
  for (const change of [addPage, addDocumentationPage, addField, addCall, addComponent, addSection]) change()
  expect(run('node_modules/oxfmt/bin/oxfmt').status).toBe(0)
  const { status, stdout } = run('ops/test.ts', '--check')
  expect(status, stdout).toBe(0)
  // On a slow machine, the check alone takes minutes.
}, 3_600_000)

test('npm run new refuses a name that another folder of ui/ has', () => {
  const { status, stderr } = run('ops/new/new.ts', 'form/Button')
  expect(status).toBe(1)
  expect(stderr).toMatch(/ui\/elements\/Button/)
})
