import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'

const rooms = ['elements', 'form', 'landing', 'docs', 'shell']
const [, room, name] = /^(\w+)\/([A-Z]\w+)$/.exec(process.argv[2] ?? '') ?? []

function fail(why: string): never {
  console.error(`${why} For example: npm run new -- landing/Partners`)
  process.exit(1)
}

if (!room || !name) fail('Name the folder and the component, with a capital letter.')
if (!rooms.includes(room)) fail(`There is no folder ui/${room}: choose one of ${rooms.join(', ')}.`)
const folder = `ui/${room}/${name}`
if (existsSync(folder)) fail(`${folder} exists already.`)

const title = `${room.charAt(0).toUpperCase()}${room.slice(1)}/${name}`
const id = title.toLowerCase().replace('/', '-')
const attributes = room === 'elements' ? '../attributes.ts' : '../../elements/attributes.ts'
const files = {
  [`${name}.tsx`]: `import type { ElementProps } from '${attributes}'
import * as css from './${name}.css.ts'

export interface ${name}Props extends ElementProps<'p'> {
  /** Heading of the component. */
  title: string
}

/** One sentence: what it is for. */
export function ${name}({ title, ...rest }: ${name}Props) {
  return (
    <p {...rest} className={css.root}>
      {title}
    </p>
  )
}
`,
  [`${name}.css.ts`]: `import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'

export const root = style({ color: vars.color.text.default, overflowWrap: 'anywhere' })
`,
  [`${name}.guide.tsx`]: `import type { Guide } from '../../../.storybook/guides/guide.ts'
import { ${name} } from './${name}.tsx'

export const guide = {
  use: 'What it is for, in one or two sentences.',
  avoid: 'When not to use it, and what to use instead: \`Text\`.',
  do: [{ show: <${name} title="Sown in April" />, because: 'What the reader gains by it.' }],
  dont: [{ show: <${name} title="Click here" />, because: 'What the reader loses by it.' }],
  keyboard: [],
} satisfies Guide
`,
  [`${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { guide } from './${name}.guide.tsx'
import { ${name} } from './${name}.tsx'

const meta = {
  id: '${id}',
  title: '${title}',
  component: ${name},
  tags: ['status:beta', 'a11y:open'],
  parameters: { guide },
  args: { title: 'A field in spring' },
} satisfies Meta<typeof ${name}>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** One thing that a person can do, proved by role and name. */
export const ShowsItsTitle: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A field in spring')).toBeVisible()
  },
}

/** Every variant and state; \`inLooks\` adds hover, focus and pressed. */
export const States: Story = states((args) => [{ label: 'rest', show: <${name} {...args} /> }])

export const Stress: Story = stress(({ title }, args) => <${name} {...args} title={title} />)
`,
}

/** Adds a line to a file beside the lines that match, in the order of their names. */
function addLine(file: string, pattern: RegExp, own: string, line: string) {
  const lines = readFileSync(file, 'utf8').split('\n')
  const others = lines.flatMap((text, at) => {
    const [, other] = pattern.exec(text) ?? []
    return other ? [{ at, other }] : []
  })
  const next = others.find(({ other }) => other > own)?.at ?? others.at(-1)!.at + 1
  write(file, lines.toSpliced(next, 0, line).join('\n'))
}

function write(file: string, text: string) {
  writeFileSync(file, text)
  console.log(file)
}

mkdirSync(folder, { recursive: true })
for (const [file, text] of Object.entries(files)) write(`${folder}/${file}`, text)
addLine(
  'ui/index.ts',
  new RegExp(`^export .* from '\\./${room}/(\\w+)/`),
  name,
  `export { ${name}, type ${name}Props } from './${room}/${name}/${name}.tsx'`,
)
addLine('.storybook/guides/status.ts', new RegExp(`^  '(${room}-\\w+)':`), id, `  '${id}': { since: 'next', open: ['unused'] },`)
write(`.changeset/${id}.md`, `---\n'@onenode/design-system': minor\n---\n\nNew: \`${name}\`.\n`)
const { status } = spawnSync(process.execPath, ['.storybook/checks/write-story-ids.ts'], { stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)
console.log(`Next: write the stories first. When it takes the focus, add rows to the guide's keyboard, a Keyboard story and
'operated' to its line in .storybook/guides/status.ts. Say in .changeset/${id}.md what it is for, then
npm run test:visual -- -u ${name}   takes its pictures`)
