import { useLayoutEffect, useRef, useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { vars } from '../../tokens/contract.css.ts'
import { scale } from '../../tokens/scale.ts'
import { withoutCode } from './without-code.ts'

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
const nameOf = <Group extends object>(group: Group, value: string) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names are those of the contract
  Object.keys(group).find((name) => Reflect.get(group, name) === value) as keyof Group | undefined
const label = { fontFamily: vars.font.mono, fontSize: vars.size.label, letterSpacing: 0, color: vars.color.text.muted } as const

const sizes = Object.keys(settings) as Size[]
const facts = (size: Size) => {
  const { weight, tracking, leading } = settings[size]
  const names = { weight: nameOf(vars.weight, weight), tracking: nameOf(vars.tracking, tracking), leading: nameOf(vars.leading, leading) }
  return [
    scale.size[size],
    `line height ${names.leading ? scale.leading[names.leading] : leading}`,
    `tracking ${names.tracking ? scale.tracking[names.tracking] : tracking}`,
    `weight ${names.weight ? scale.weight[names.weight] : weight}`,
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
      {sizes.map((size) => (
        <div key={size} style={{ display: 'grid', gap: 8, paddingBlock: 20, borderBlockEnd: `1px solid ${vars.color.line.default}` }}>
          <dt style={label}>
            <strong style={{ color: vars.color.text.default }}>{size}</strong> <Measured of={size} /> in this window
            <span style={{ display: 'block' }}>{facts(size)}</span>
          </dt>
          <dd
            style={{
              fontSize: vars.size[size],
              fontWeight: settings[size].weight,
              letterSpacing: settings[size].tracking,
              lineHeight: settings[size].leading,
              fontFamily: settings[size].family,
              overflow: 'hidden',
            }}
          >
            {size === 'mega' ? '45' : sample}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Sizes and weights of text. The large sizes grow with the window; each sample says its px, line height and tracking. */
const meta = {
  id: 'foundations-type',
  title: 'Foundations/Type',
  parameters: { docs: withoutCode },
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
