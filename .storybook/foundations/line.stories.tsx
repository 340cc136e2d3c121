import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { vars } from '../../tokens/contract.css.ts'
import { scale } from '../../tokens/scale.ts'
import { withoutCode } from './without-code.ts'

const mono = { fontFamily: vars.font.mono, fontSize: vars.size.label, letterSpacing: 0 } as const
const markers = [
  {
    name: 'traveled',
    ring: vars.color.accent.default,
    fill: vars.color.canvas,
    line: vars.color.accent.default,
    text: 'The reader was here: the line behind is in the accent color.',
  },
  {
    name: 'ahead',
    ring: vars.color.line.default,
    fill: vars.color.canvas,
    line: vars.color.line.default,
    text: 'Still to come, in the hairline color.',
  },
  {
    name: 'verified',
    ring: vars.color.verified.default,
    fill: vars.color.verified.default,
    line: undefined,
    text: 'The end: lime, for what is verified and nothing else.',
  },
] as const

/** The line marks each section with a marker and has the accent color as far as the reader has scrolled. */
function StepMarkers() {
  return (
    <ol aria-label="The line" style={{ display: 'grid', maxInlineSize: '38rem' }}>
      {markers.map(({ name, ring, fill, line, text }) => (
        <li
          key={name}
          data-marker={name}
          style={{ display: 'grid', gridTemplateColumns: `${scale.marker.ring} minmax(0, 1fr)`, columnGap: 20 }}
        >
          <span style={{ position: 'relative', display: 'grid', justifyItems: 'center', gridTemplateRows: 'auto 1fr' }}>
            <span
              style={{
                inlineSize: vars.marker.ring,
                blockSize: vars.marker.ring,
                border: `${vars.stroke.marker} solid ${ring}`,
                borderRadius: '50%',
                background: fill,
              }}
            />
            {line && <span style={{ inlineSize: vars.stroke.thread, minBlockSize: 72, background: line }} />}
          </span>
          <p style={{ paddingBlockEnd: 24 }}>
            <span style={{ ...mono, display: 'block', color: vars.color.text.muted }}>{name}</span>
            {text}
          </p>
        </li>
      ))}
    </ol>
  )
}

const meta = {
  id: 'foundations-line',
  title: 'Foundations/Line',
  parameters: { docs: withoutCode },
  component: StepMarkers,
} satisfies Meta<typeof StepMarkers>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The line of this story is 2 px wide, and its markers are rings of 20 px. */
export const Measures: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const [ring, line] = canvasElement.querySelectorAll<HTMLElement>('[data-marker="traveled"] span span')
    await expect(ring!.getBoundingClientRect().width).toBe(20)
    await expect(line!.getBoundingClientRect().width).toBe(2)
  },
}

/** The line and its markers on the ink band. */
export const OnBand: Story = {
  render: () => (
    <div data-band="ink" style={{ padding: 32, background: vars.color.canvas, color: vars.color.text.default }}>
      <StepMarkers />
    </div>
  ),
}
