import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { vars } from './contract.css.ts'
import { contrast } from './contrast.ts'
import { palette } from './palette.ts'
import { dark, inkBand, light, sunkenBand, type ThemeColors } from './themes.ts'

const grounds = ['canvas', 'surface', 'sunken'] as const

/** What stands on a ground, and the least ratio that it needs there. */
const inks: readonly [string, (theme: ThemeColors) => string, number][] = [
  ['text', (t) => t.text.default, 4.5],
  ['text muted', (t) => t.text.muted, 4.5],
  ['accent', (t) => t.accent.default, 4.5],
  ['danger', (t) => t.status.danger, 4.5],
  ['success', (t) => t.status.success, 4.5],
  ['field border', (t) => t.field.border, 3],
  ['line strong', (t) => t.line.strong, 3],
]
const fills: readonly [string, (theme: ThemeColors) => [string, string]][] = [
  ['accent', (t) => [t.accent.on, t.accent.default]],
  ['accent hover', (t) => [t.accent.on, t.accent.hover]],
  ['verified', (t) => [t.verified.on, t.verified.default]],
]

const mono = { fontFamily: vars.font.mono, fontSize: vars.size.label, letterSpacing: 0 } as const
const cell = { padding: '10px 16px', textAlign: 'start', fontWeight: 400 } as const

function Ratio({ of: [ink, ground], least }: { of: [string, string]; least: number }) {
  const ratio = contrast(ink, ground)
  return <span style={{ whiteSpace: 'nowrap' }}>{`${ratio.toFixed(1)} ${ratio >= least ? '✓' : `below ${least}`}`}</span>
}

function Board({ name, theme }: { name: string; theme: ThemeColors }) {
  const rule = `1px solid ${theme.line.default}`
  return (
    <section aria-label={name} style={{ padding: '40px clamp(16px, 4vw, 48px)', background: theme.canvas, color: theme.text.default }}>
      <h2 style={{ fontSize: vars.size.h3, fontWeight: 600, letterSpacing: '-0.03em', marginBlockEnd: 24 }}>{name}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section style={{ overflowX: 'auto' }} tabIndex={0} aria-label={`Contrast, ${name}`}>
        <table style={{ inlineSize: '100%', minInlineSize: 560, borderCollapse: 'collapse' }}>
          <thead>
            <tr style={{ ...mono, borderBlockEnd: `1.5px solid ${theme.line.strong}` }}>
              <th scope="col" style={{ ...cell, paddingInlineStart: 0 }}>
                role
              </th>
              {grounds.map((ground) => (
                <th key={ground} scope="col" style={cell}>{`on ${ground} ${theme[ground]}`}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {inks.map(([role, ink, least]) => (
              <tr key={role} style={{ borderBlockEnd: rule }}>
                <th scope="row" style={{ ...cell, paddingInlineStart: 0 }}>
                  <span style={{
                    display: 'inline-block',
                    inlineSize: 24,
                    blockSize: 24,
                    marginInlineEnd: 12,
                    borderRadius: 3,
                    background: ink(theme),
                    verticalAlign: 'middle',
                  }} />
                  {role} <span style={{ ...mono, color: theme.text.muted }}>{ink(theme)}</span>
                </th>
                {grounds.map((ground) => (
                  <td key={ground} style={{
                    ...cell,
                    ...mono,
                    background: theme[ground],
                    color: least === 3 ? theme.text.default : ink(theme),
                  }}>
                    <Ratio of={[ink(theme), theme[ground]]} least={least} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <ul style={{ display: 'flex', flexWrap: 'wrap', gap: 12, marginBlockStart: 24, ...mono }}>
        {fills.map(([role, of]) => (
          <li key={role} style={{ padding: '12px 16px', borderRadius: 4, color: of(theme)[0], background: of(theme)[1] }}>
            {`${role} ${of(theme)[1]} `}
            <Ratio of={of(theme)} least={4.5} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const meta = {
  title: 'Foundations/Colour',
  component: Board,
  args: { name: 'Light', theme: light },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Board>

export default meta
type Story = StoryObj<typeof meta>

const meets: Story['play'] = async ({ canvas }) => {
  await expect(canvas.getAllByText(/✓/)).toHaveLength(inks.length * grounds.length + fills.length)
  await expect(canvas.queryByText(/below/)).toBeNull()
}

/** Ink on paper. */
export const Light: Story = { play: meets }
/** Chalk on ink. */
export const Dark: Story = { args: { name: 'Dark', theme: dark }, play: meets }
/** The band of the light theme. */
export const InkBand: Story = { args: { name: 'Ink band, in the light theme', theme: inkBand }, play: meets }
/** The band of the dark theme. */
export const SunkenBand: Story = { args: { name: 'Sunken band, in the dark theme', theme: sunkenBand }, play: meets }

/** The raw values; only `tokens/` may name them. */
export const Palette: Story = {
  render: () => (
    <ul style={{
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
      gap: 24,
      padding: 'clamp(16px, 4vw, 48px)',
    }}>
      {Object.entries(palette).map(([name, value]) => (
        <li key={name}>
          <div style={{
            blockSize: 72,
            border: `1px solid ${vars.color.line.default}`,
            borderRadius: 4,
            background: value,
            marginBlockEnd: 8,
          }} />
          <span style={{ fontWeight: 600 }}>{name}</span> <span style={mono}>{value}</span>
        </li>
      ))}
    </ul>
  ),
}
