import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'

/** Folders of ui that contain components. */
const rooms = [...new Set(globSync('ui/*/*/').flatMap((folder) => /^ui[/\\](\w+)[/\\][A-Z]/.exec(folder)?.[1] ?? []))].toSorted()
const [, room, name] = /^(\w+)\/([A-Z]\w+)$/.exec(process.argv[2] ?? '') ?? []

function fail(why: string): never {
  console.error(`${why} For example: npm run new -- landing/Partners`)
  process.exit(1)
}

if (!room || !name) fail('Write a folder of ui/, a slash, and the name of the component, which begins with a capital letter.')
if (!rooms.includes(room)) fail(`There is no folder ui/${room}: choose one of ${rooms.join(', ')}.`)
const folder = `ui/${room}/${name}`
if (existsSync(folder)) fail(`${folder} exists already. Choose another name.`)
const [other] = globSync(`ui/*/${name}`)
if (other) fail(`${other} has the same name, but each name in ui/index.ts must be unique. Choose another name.`)
if (new RegExp(String.raw`\b(?:${name}|${name}Props)\b`).test(readFileSync('ui/index.ts', 'utf8')))
  fail(`ui/index.ts already exports ${name} or ${name}Props. Choose another name.`)

const title = `${room.charAt(0).toUpperCase()}${room.slice(1)}/${name}`
const id = title.toLowerCase().replace('/', '-')
const attributes = room === 'elements' ? '../attributes.ts' : '../../elements/attributes.ts'
const { name: packageName } = JSON.parse(readFileSync('ui/package.json', 'utf8')) as { name: string }
const isSection = room === 'landing'

const component = `import type { ElementProps } from '${attributes}'
import * as css from './${name}.css.ts'

export interface ${name}Props extends ElementProps<'p'> {
  /** Heading of the component. */
  title: string
}

/** Describe the purpose of the component in one sentence. */
export function ${name}({ title, ...rest }: ${name}Props) {
  return (
    <p {...rest} className={css.root}>
      {title}
    </p>
  )
}
`
const section = `import { LineRun } from '../../elements/Line/Line.tsx'
import { Section } from '../../elements/Section/Section.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { SectionHead, type LandingSectionProps } from '../section/SectionHead.tsx'
import * as css from './${name}.css.ts'

export interface ${name}Props extends LandingSectionProps {
  /** One or two sentences below the heading. */
  text: string
}

/** Describe the purpose of the section in one sentence. */
export function ${name}({ id, eyebrow, title, text, ...rest }: ${name}Props) {
  return (
    <Section {...rest} id={id} labelledBy={\`\${id}-title\`}>
      <LineRun lane="start" />
      <SectionHead id={id} eyebrow={eyebrow} title={title} />
      <div className={css.text}>
        <Text>{text}</Text>
      </div>
    </Section>
  )
}
`
const componentStyles = `import { style } from '@vanilla-extract/css'
import { color } from '@workspace/tokens/values.ts'

export const root = style({ color: color.text.default, overflowWrap: 'anywhere' })
`
const sectionStyles = `import { style } from '@vanilla-extract/css'
import { span } from '../../elements/mixins.ts'

export const text = style(span(4, 12))
`
/** Props of an example, in JSX. */
const example = (title: string) =>
  isSection ? `id="example" eyebrow="Partners" title="${title}" text="They send a card every year."` : `title="${title}"`

const files = {
  [`${name}.tsx`]: isSection ? section : component,
  [`${name}.css.ts`]: isSection ? sectionStyles : componentStyles,
  [`${name}.mdx`]: `import { Controls, Description, Meta, Primary, Title } from '@storybook/addon-docs/blocks'
import { ${name} } from './${name}.tsx'
import * as ${name}Stories from './${name}.stories.tsx'

<Meta of={${name}Stories} />

<Title />

What it is for, in one or two sentences.

Beta: its props may change. Source: \`${folder}/${name}.tsx\`.

<Primary />

<States />

\`\`\`tsx
import { ${name} } from '${packageName}/${name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}'
\`\`\`

## When to use it

<Examples>

<Do because="What the reader gains by it.">
  <${name} ${example('Sown in April')} />
</Do>

<Dont because="What the reader loses by it.">
  <${name} ${example('Click here')} />
</Dont>

</Examples>

## When to use something else

When not to use it, and what to use instead: \`Text\`.

## Props

<Description />

<Controls />

## Keyboard

The component is not focusable.

## Accessibility

axe reports no violations in any story. It checks \`Default\` and \`States\` in both themes.

<Variants />
`,
  [`${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { ${name} } from './${name}.tsx'

const meta = {
  id: '${id}',
  title: '${title}',
  component: ${name},
  tags: ['status:beta', 'a11y:open', 'purpose:show'${isSection ? ", 'tile:whole'" : ''}],
${isSection ? `  parameters: { layout: 'fullscreen' },\n` : ''}  args: { ${isSection ? "id: 'field', eyebrow: 'Fields', title: 'A field in spring', text: 'It was sown in April.'" : "title: 'A field in spring'"} },
} satisfies Meta<typeof ${name}>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** One thing that a person can do, tested by role and name. */
export const ShowsItsTitle: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(${isSection ? "canvas.getByRole('region', { name: 'A field in spring' })" : "canvas.getByText('A field in spring')"}).toBeVisible()
  },
}

/** Every variant and state. \`inLooks\` adds hover, focus and pressed. */
export const States: Story = states((args) => [{ label: 'rest', show: <${name} {...args} /> }]${isSection ? ', { wide: true }' : ''})

export const Stress: Story = ${
    isSection
      ? `stress(({ id, word, title, text }) => <${name} id={\`example-\${id}\`} eyebrow={word} title={title} text={text} />)`
      : `stress(({ title }, args) => <${name} {...args} title={title} />)`
  }
`,
}

/** Adds a line among the lines that match, in alphabetical order. */
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
write(`.changeset/${id}.md`, `---\n'@onenode/design-system': minor\n---\n\nNew: \`${name}\`.\n`)
// The length of the name decides where lines break.
spawnSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', folder, 'ui/index.ts'], { stdio: ['ignore', 'ignore', 'inherit'] })
console.log(`Next: write the stories. If the component can take the focus, add a Keyboard story with testKeys, and list its keys in <Keys> on the .mdx page.
Replace the tag purpose:show with the purpose of the component, and say in .changeset/${id}.md what the component is for. Then run
npm run test:visual -- -u ${name}   to take its pictures`)
if (isSection)
  console.log('Give LineRun the lane in which the progress line leaves the section above, or connect the two lanes with LineTurn.')
