import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { vars } from '../../tokens/contract.css.ts'
import { scale } from '../../tokens/scale.ts'

const mono = { fontFamily: vars.font.mono, fontSize: vars.size.label, letterSpacing: 0 } as const
const row = { display: 'grid', gridTemplateColumns: '3rem 5rem minmax(0, 1fr)', alignItems: 'center', gap: 16 } as const

const steps = Object.keys(scale.space) as unknown as (keyof typeof scale.space)[]

function Steps() {
  return (
    <ul style={{ display: 'grid', gap: 8, ...mono }}>
      {steps.map((step) => (
        <li key={step} style={row}>
          <span>{step}</span>
          <span style={{ color: vars.color.text.muted }}>{scale.space[step]}</span>
          <span data-step={step} style={{ blockSize: 16, inlineSize: vars.space[step], background: vars.color.accent.default }} />
        </li>
      ))}
    </ul>
  )
}

const meta = { id: 'foundations-space', title: 'Foundations/Space', component: Steps } satisfies Meta<typeof Steps>

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

const box = { display: 'grid', gap: 12, inlineSize: '7rem', ...mono } as const
const outline = `1px solid ${vars.color.line.strong}`

export const RadiusAndStroke: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 32 }}>
      {Object.entries(vars.radius).map(([name, value]) => (
        <div key={name} style={box}>
          <span style={{ blockSize: 72, border: outline, borderRadius: value }} />
          {`radius ${name}`}
        </div>
      ))}
      {Object.entries(vars.stroke).map(([name, value]) => (
        <div key={name} style={box}>
          <span style={{ blockSize: 72, borderBlockEnd: `${value} solid ${vars.color.line.strong}` }} />
          {`stroke ${name}`}
        </div>
      ))}
    </div>
  ),
}

const layoutNames = Object.keys(scale.layout) as (keyof typeof scale.layout)[]
const layout = layoutNames.map((name) => [name, vars.layout[name], scale.layout[name]] as const)

/** Measures of a page: width, margin, gutter of the line, height of the header. */
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
