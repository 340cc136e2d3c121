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
  [`${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ${name} } from './${name}.tsx'

const meta = {
  title: '${title}',
  component: ${name},
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

export const LongCopy: Story = { args: { title: 'Landwirtschaftsflächenbewirtschaftungsgenossenschaft im zeitigen Frühjahr' } }
`,
}

mkdirSync(folder, { recursive: true })
for (const [file, text] of Object.entries(files)) {
  writeFileSync(`${folder}/${file}`, text)
  console.log(`${folder}/${file}`)
}
console.log(`Next: export it from ui/index.ts, fill the story first, and run npx vitest run --project stories-light ${folder}.`)
