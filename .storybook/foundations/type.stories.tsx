import { useLayoutEffect, useRef, useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { vars } from '../../tokens/contract.css.ts'
import { scale } from '../../tokens/scale.ts'
import { withoutCode } from './without-code.ts'

type Size = keyof typeof scale.size
/** Names of the tokens that style a text size. Without `tracking`, the font's own letter spacing applies. */
interface Setting {
  weight: keyof typeof scale.weight
  tracking?: keyof typeof scale.tracking
  leading: keyof typeof scale.leading
  family?: keyof typeof vars.font
}

const tight = (part: 'display' | 'heading' | 'title'): Setting => ({ weight: 'semibold', tracking: part, leading: part })
const running: Setting = { weight: 'regular', tracking: 'body', leading: 'body' }
const fact: Setting = { weight: 'regular', leading: 'body', family: 'mono' }
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
const describeSize = (size: Size) => {
  const { weight, tracking, leading } = settings[size]
  return [
    scale.size[size],
    `line height ${scale.leading[leading]}`,
    `tracking ${tracking ? scale.tracking[tracking] : 0}`,
    `weight ${scale.weight[weight]}`,
  ].join(' · ')
}

/** Size in px, as the browser sets it in this window. */
function Measured({ of }: { of: Size }) {
  const sample = useRef<HTMLSpanElement>(null)
  const [px, setPx] = useState('')
  useLayoutEffect(() => {
    const measure = () => setPx(`${Math.round(Number.parseFloat(getComputedStyle(sample.current!).fontSize) * 10) / 10} px`)
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [])
  return (
    <>
      <span ref={sample} aria-hidden="true" style={{ position: 'absolute', fontSize: vars.size[of] }} />
      {px}
    </>
  )
}

function Scale({ sample }: { sample: string }) {
  return (
    <dl>
      {sizes.map((size) => {
        const { weight, tracking, leading, family } = settings[size]
        return (
          <div key={size} style={{ display: 'grid', gap: 8, paddingBlock: 20, borderBlockEnd: `1px solid ${vars.color.line.default}` }}>
            <dt style={label}>
              <strong style={{ color: vars.color.text.default }}>{size}</strong> <Measured of={size} /> in this window
              <span style={{ display: 'block' }}>{describeSize(size)}</span>
            </dt>
            <dd
              style={{
                fontSize: vars.size[size],
                fontWeight: vars.weight[weight],
                letterSpacing: tracking ? vars.tracking[tracking] : 0,
                wordSpacing: tracking === 'display' || tracking === 'heading' ? '0.06em' : undefined,
                lineHeight: vars.leading[leading],
                fontFamily: family && vars.font[family],
                overflow: 'hidden',
              }}
            >
              {size === 'mega' ? '45' : sample}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** Sizes and weights of text. The large sizes grow with the window. Each sample states its size in px, line height and tracking. */
const meta = {
  id: 'foundations-type',
  title: 'Foundations/Type',
  parameters: { docs: withoutCode },
  component: Scale,
  args: { sample: 'A workload enters, is routed, proven, delivered' },
} satisfies Meta<typeof Scale>

export default meta
type Story = StoryObj<typeof meta>

/** All text sizes. The large ones grow with the window. */
export const Sizes: Story = {}

export const Figures: Story = { args: { sample: '0123456789 · 24/7 · $2.25T · < 30 ms' } }

/** Both fonts in the weights that the system uses. */
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
