import type { Meta, StoryObj } from '@storybook/react-vite'
import { Fragment } from 'react'
import { expect } from 'storybook/test'
import { vars } from '../../tokens/contract.css.ts'
import { contrast } from '../../tokens/color/contrast.ts'
import { least } from '../../tokens/color/colors.ts'
import { palette } from '../../tokens/color/palette.ts'
import { tokenFiles } from '../../tokens/published/design-tokens.ts'
import { getColor, grounds, pairs, type ColorPair } from '../../tokens/color/pairs.ts'
import { withoutCode } from './without-code.ts'

type Ground = keyof typeof grounds

const names: Record<Ground, string> = {
  light: 'Light',
  lightInk: 'Ink band, in the light theme',
  lightSand: 'Sand band, in the light theme',
  lightAccent: 'Accent band, in the light theme',
  lightCode: 'Code panel, in the light theme',
  dark: 'Dark',
  darkInk: 'Ink band, in the dark theme',
  darkSand: 'Sand band, in the dark theme',
  darkAccent: 'Accent band, in the dark theme',
  darkCode: 'Code panel, in the dark theme',
}
const uses: Record<ColorPair['use'], string> = { text: 'Text: 4.5 at least', control: 'Controls and drawings: 3 at least' }
const mono = { fontFamily: vars.font.mono, fontSize: vars.size.label, letterSpacing: 0 } as const
const cell = { paddingBlock: '8px', paddingInline: '0 16px', textAlign: 'start', fontWeight: 400 } as const
const rule = `1px solid ${vars.color.line.default}`

/**
 * Allows a line break after each dot in the name of a role. This file imports nothing from `ui/`. Otherwise, Chromatic would retake these
 * snapshots after each change to an imported component.
 */
const Name = ({ of }: { of: string }) =>
  of.split(/(?<=\.)/).map((part, at) => (
    <Fragment key={part}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))

function Row({ ground, pair: { ink, on, use } }: { ground: Ground; pair: ColorPair }) {
  const { colors } = grounds[ground]
  const [fore, back] = [getColor(colors, ink), getColor(colors, on)]
  const ratio = contrast(fore, back)
  const sample = {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 48,
    blockSize: 40,
    border: rule,
    borderRadius: 4,
    background: back,
  } as const
  return (
    <tr style={{ borderBlockEnd: rule }}>
      <td style={cell}>
        {use === 'text' ? (
          <span style={{ ...sample, color: fore }}>Aa</span>
        ) : (
          <span style={sample}>
            <span style={{ inlineSize: 32, blockSize: 16, border: `2px solid ${fore}` }} />
          </span>
        )}
      </td>
      <th scope="row" style={cell}>
        <Name of={ink} /> <span style={{ ...mono, display: 'block', color: vars.color.text.muted }}>{fore}</span>
      </th>
      <td style={cell}>
        <Name of={on} /> <span style={{ ...mono, display: 'block', color: vars.color.text.muted }}>{back}</span>
      </td>
      <td style={{ ...cell, ...mono, textAlign: 'end' }}>{`${ratio.toFixed(1)}${ratio >= least[use] ? '' : `, below ${least[use]}`}`}</td>
    </tr>
  )
}

function Board({ ground }: { ground: Ground }) {
  const { theme, band } = grounds[ground]
  return (
    <div data-theme={theme}>
      <section
        data-band={band}
        aria-label={names[ground]}
        style={{ padding: '40px clamp(16px, 4vw, 48px)', background: vars.color.canvas, color: vars.color.text.default }}
      >
        <h2 style={{ fontSize: vars.size.h3, fontWeight: 600, letterSpacing: '-0.03em', marginBlockEnd: 24 }}>{names[ground]}</h2>
        {(['text', 'control'] as const).map((use) => (
          <div key={use} role="group" style={{ marginBlockEnd: 40 }} aria-label={`${names[ground]}, ${uses[use]}`}>
            <table style={{ inlineSize: '100%', borderCollapse: 'collapse' }}>
              <caption style={{ ...mono, textAlign: 'start', paddingBlockEnd: 8, borderBlockEnd: `1.5px solid ${vars.color.line.strong}` }}>
                {uses[use]}
              </caption>
              <tbody>
                {pairs
                  .filter((pair) => pair.use === use)
                  .map((pair) => (
                    <Row key={`${pair.ink} ${pair.on}`} ground={ground} pair={pair} />
                  ))}
              </tbody>
            </table>
          </div>
        ))}
      </section>
    </div>
  )
}

/** Each text or control color with the backgrounds it may appear on, and their contrast. A unit test fails if a contrast is too low. */
const meta = {
  id: 'foundations-colour',
  title: 'Foundations/Color',
  component: Board,
  args: { ground: 'light' },
  argTypes: { ground: { control: 'select', options: Object.keys(grounds) } },
  parameters: { docs: withoutCode, layout: 'fullscreen' },
} satisfies Meta<typeof Board>

export default meta
type Story = StoryObj<typeof meta>

const expectEnoughContrast: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(canvas.getAllByRole('rowheader')).toHaveLength(pairs.length)
  await expect(canvas.queryByText(/below/)).toBeNull()
}

/** Light theme: ink on paper. */
export const Light: Story = { play: expectEnoughContrast }
/** Dark theme: chalk on ink. */
export const Dark: Story = { args: { ground: 'dark' }, play: expectEnoughContrast }
/** Ink band of the light theme. */
export const InkBand: Story = { args: { ground: 'lightInk' }, play: expectEnoughContrast }
/** Ink band of the dark theme. It is lighter than the page. */
export const InkBandInDark: Story = { args: { ground: 'darkInk' }, play: expectEnoughContrast }
/** Background of quieter sections. */
export const SandBand: Story = { args: { ground: 'lightSand' }, play: expectEnoughContrast }
/** Background of quieter sections in the dark theme. It is darker than the page. */
export const SandBandInDark: Story = { args: { ground: 'darkSand' }, play: expectEnoughContrast }
/** Background of the call to action, the same in both themes. */
export const AccentBand: Story = { args: { ground: 'lightAccent' }, play: expectEnoughContrast }
/** Background of runnable code, such as a request or a terminal. */
export const CodePanel: Story = { args: { ground: 'lightCode' }, play: expectEnoughContrast }

/** Raw color values. Components use the roles instead. */
export const Palette: Story = {
  render: () => (
    <ul
      style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))', gap: 24, padding: 'clamp(16px, 4vw, 48px)' }}
    >
      {Object.entries(palette).map(([name, value]) => (
        <li key={name}>
          <div style={{ blockSize: 72, border: rule, borderRadius: 4, background: value, marginBlockEnd: 8 }} />
          <span style={{ fontWeight: 600 }}>{name}</span> <span style={mono}>{value}</span>
        </li>
      ))}
    </ul>
  ),
}

/** Download all modes in the Design Tokens format 2025.10, and one file for design tools. */
export const TakeHome: Story = {
  render: () => (
    <ul style={{ display: 'grid', gap: 12, padding: 'clamp(16px, 4vw, 48px)' }}>
      {tokenFiles.map((file) => (
        <li key={file}>
          <a href={`tokens/${file}`} download>
            {file}
          </a>
        </li>
      ))}
    </ul>
  ),
}
