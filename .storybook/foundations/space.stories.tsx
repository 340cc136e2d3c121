import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { vars } from '../../tokens/contract.css.ts'
import { scale } from '../../tokens/scale.ts'
import { withoutCode } from './without-code.ts'

const mono = { fontFamily: vars.font.mono, fontSize: vars.size.label, letterSpacing: 0 } as const
const pixels = (rem: string) => `${Number.parseFloat(rem) * 16} px`
const row = { display: 'grid', gridTemplateColumns: '3rem 5rem 4rem minmax(0, 1fr)', alignItems: 'center', gap: 16 } as const

const steps = Object.keys(scale.space) as unknown as (keyof typeof scale.space)[]

function Steps() {
  return (
    <ul style={{ display: 'grid', gap: 8, ...mono }}>
      {steps.map((step) => (
        <li key={step} style={row}>
          <span>{step}</span>
          <span style={{ color: vars.color.text.muted }}>{scale.space[step]}</span>
          <span style={{ color: vars.color.text.muted }}>{pixels(scale.space[step])}</span>
          <span data-step={step} style={{ blockSize: 16, inlineSize: vars.space[step], background: vars.color.accent.default }} />
        </li>
      ))}
    </ul>
  )
}

/** Distances, corners, strokes and the columns of a page. The distances are steps of a 4 px grid: `space.4` is 16 px. */
const meta = {
  id: 'foundations-space',
  title: 'Foundations/Space',
  parameters: { docs: withoutCode },
  component: Steps,
} satisfies Meta<typeof Steps>

export default meta
type Story = StoryObj<typeof meta>

/** A 4 px grid: a step is four times its name. */
export const Space: Story = {
  play: async ({ canvasElement }) => {
    for (const bar of canvasElement.querySelectorAll<HTMLElement>('[data-step]')) {
      await expect(bar.getBoundingClientRect().width).toBeCloseTo(Number(bar.dataset.step) * 4, 1)
    }
  },
}

const box = { display: 'grid', alignContent: 'start', gap: 12, inlineSize: '7rem', ...mono } as const
const outline = `1px solid ${vars.color.line.strong}`

const radii = Object.keys(scale.radius) as (keyof typeof scale.radius)[]
const strokes = Object.keys(scale.stroke) as (keyof typeof scale.stroke)[]

/** Radius of corners, and strokes from a hairline to the line of the landing page. */
export const RadiusAndStroke: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 32 }}>
      {radii.map((name) => (
        <div key={name} style={box}>
          <span style={{ blockSize: 72, border: outline, borderRadius: vars.radius[name] }} />
          {`radius ${name}`} <span style={{ color: vars.color.text.muted }}>{scale.radius[name]}</span>
        </div>
      ))}
      {strokes.map((name) => (
        <div key={name} style={box}>
          <span style={{ blockSize: 72, borderBlockEnd: `${vars.stroke[name]} solid ${vars.color.line.strong}` }} />
          {`stroke ${name}`} <span style={{ color: vars.color.text.muted }}>{scale.stroke[name]}</span>
        </div>
      ))}
    </div>
  ),
}

const layoutNames = Object.keys(scale.layout) as (keyof typeof scale.layout)[]
const layout = layoutNames.map((name) => [name, vars.layout[name], scale.layout[name]] as const)

/** Page measurements: width, margin, gutter, and the height of the header. */
export const Layout: Story = {
  render: () => (
    <ul style={{ display: 'grid', gap: 16, ...mono }}>
      {layout.map(([name, value, size]) => (
        <li key={name} style={{ display: 'grid', gap: 6, minInlineSize: 0, overflow: 'hidden' }}>
          <span>{`${name}  ${size}`}</span>
          <span style={{ blockSize: 12, inlineSize: value, background: vars.color.line.strong }} />
        </li>
      ))}
    </ul>
  ),
}

const columns = [1, 4, 7, 10]

/** Twelve columns with `layout.gutter` between them. Parts of a section begin at column 1, 4, 7 or 10. On a phone there is one column. */
export const TwelveColumns: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, ...mono }}>
      <ol style={{ display: 'grid', gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: vars.layout.gutter }}>
        {Array.from({ length: 12 }, (_, at) => (
          <li
            key={at}
            style={{ blockSize: 72, paddingBlockStart: 8, background: vars.color.sunken, textAlign: 'center', whiteSpace: 'nowrap' }}
          >
            {at + 1}
          </li>
        ))}
      </ol>
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: vars.layout.gutter }}>
        {columns.map((start) => (
          <span
            key={start}
            style={{ gridColumn: `${start} / span 3`, borderBlockStart: `${vars.stroke.strong} solid ${vars.color.accent.default}` }}
          >
            {`${start}–${start + 2}`}
          </span>
        ))}
      </div>
    </div>
  ),
}
