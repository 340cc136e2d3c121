import type { Meta, StoryObj } from '@storybook/react-vite'
import { vars } from '../../tokens/contract.css.ts'
import { scale } from '../../tokens/scale.ts'

type Size = keyof typeof scale.size
interface Setting {
  weight: string
  tracking: string
  leading: string
  family?: string
}

const tight = (part: 'display' | 'heading' | 'title'): Setting => ({
  weight: vars.weight.semibold,
  tracking: vars.tracking[part],
  leading: vars.leading[part],
})
const running: Setting = { weight: vars.weight.regular, tracking: vars.tracking.body, leading: vars.leading.body }
const fact: Setting = { ...running, tracking: '0', family: vars.font.mono }
const settings: Record<Size, Setting> = {
  mega: tight('display'),
  display: tight('display'),
  h1: tight('heading'),
  h2: tight('heading'),
  h3: tight('heading'),
  figure: tight('heading'),
  title: tight('title'),
  lead: running,
  body: running,
  small: running,
  mono: fact,
  label: fact,
}
const label = { fontFamily: vars.font.mono, fontSize: vars.size.label, letterSpacing: 0, color: vars.color.text.muted } as const

const sizes = Object.keys(settings) as Size[]

function Scale({ sample }: { sample: string }) {
  return (
    <dl>
      {sizes.map((size) => (
        <div key={size} style={{ display: 'grid', gap: 8, paddingBlock: 20, borderBlockEnd: `1px solid ${vars.color.line.default}` }}>
          <dt style={label}>{`${size}  ${scale.size[size]}`}</dt>
          <dd
            style={{
              fontSize: vars.size[size],
              fontWeight: settings[size].weight,
              letterSpacing: settings[size].tracking,
              lineHeight: settings[size].leading,
              fontFamily: settings[size].family,
            }}
          >
            {sample}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const meta = {
  id: 'foundations-type',
  title: 'Foundations/Type',
  component: Scale,
  args: { sample: 'A workload enters, is routed, proven, delivered' },
} satisfies Meta<typeof Scale>

export default meta
type Story = StoryObj<typeof meta>

/** All text sizes; the large ones grow with the window. */
export const Sizes: Story = {}

export const Figures: Story = { args: { sample: '0123456789 · 24/7 · $2.25T · < 30 ms' } }

/** Both fonts in the weights that are in use. */
export const Weights: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      {([vars.font.sans, vars.font.mono] as const).map((family, at) => (
        <div key={family} style={{ display: 'grid', gap: 8 }}>
          <p style={label}>{['Instrument Sans', 'Geist Mono'][at]}</p>
          {Object.entries(vars.weight).map(([name, weight]) => (
            <p key={name} style={{ fontFamily: family, fontWeight: weight, fontSize: vars.size.h3, lineHeight: 1.3 }}>
              {name}
            </p>
          ))}
        </div>
      ))}
    </div>
  ),
}
