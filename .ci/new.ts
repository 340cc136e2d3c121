import { existsSync, mkdirSync, writeFileSync } from 'node:fs'

const rooms = ['elements', 'form', 'landing', 'docs', 'shell']
const [, room, name] = /^(\w+)\/([A-Z]\w+)$/.exec(process.argv[2] ?? '') ?? []

function fail(why: string): never {
  console.error(`${why} For example: npm run new -- landing/Partners`)
  process.exit(1)
}

if (!room || !name) fail('Say where and what, with a capital letter.')
if (!rooms.includes(room)) fail(`There is no room ui/${room}: take one of ${rooms.join(', ')}.`)
const folder = `ui/${room}/${name}`
if (existsSync(folder)) fail(`${folder} stands already.`)

const title = `${room.charAt(0).toUpperCase()}${room.slice(1)}/${name}`
const files = {
  [`${name}.tsx`]: `import * as css from './${name}.css.ts'

/** The props of \`${name}\`. */
export interface ${name}Props {
  /** What it is about. */
  title: string
}

/** Says in one sentence what it is for. */
export function ${name}({ title }: ${name}Props) {
  return <div className={css.root}>{title}</div>
}
`,
  [`${name}.css.ts`]: `import { style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.ts'

export const root = style({ color: vars.color.text.default })
`,
  [`${name}.guide.tsx`]: `import type { Guide } from '../../../.storybook/guide.ts'
import { ${name} } from './${name}.tsx'

export const guide = {
  use: 'What it is for, in one or two sentences.',
  avoid: 'When not to take it, and what to take instead: \`Text\`.',
  do: [{ show: <${name} title="Sown in April" />, because: 'What the reader gains by it.' }],
  dont: [{ show: <${name} title="Click here" />, because: 'What the reader loses by it.' }],
  keyboard: [],
} satisfies Guide
`,
  [`${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { states } from '../../../.storybook/states.tsx'
import { stress } from '../../../.storybook/stress.tsx'
import { guide } from './${name}.guide.tsx'
import { ${name} } from './${name}.tsx'

const meta = {
  id: '${title.toLowerCase().replace('/', '-')}',
  title: '${title}',
  component: ${name},
  tags: ['status:beta', 'a11y:open'],
  parameters: { guide },
  args: { title: 'A field in spring' },
} satisfies Meta<typeof ${name}>

export default meta
type Story = StoryObj<typeof meta>

/** States what a person can do, and the play function proves it by role and name. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A field in spring')).toBeVisible()
  },
}

/** Every variant and state; \`inLooks\` adds hover, focus and pressed. */
export const States: Story = states((args) => [{ label: 'rest', show: <${name} {...args} /> }])

export const Stress: Story = stress(({ title }, args) => <${name} {...args} title={title} />)
`,
}

mkdirSync(folder, { recursive: true })
for (const [file, text] of Object.entries(files)) {
  writeFileSync(`${folder}/${file}`, text)
  console.log(`${folder}/${file}`)
}
console.log(`Next: export it from ui/index.ts, fill the stories first (a Keyboard story when it takes the focus), run
npx vitest run --project stories ${folder}, then npm run stories:ids.`)
