import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { states } from '../../../.storybook/states.tsx'
import { stress } from '../../../.storybook/stress.tsx'
import { guide } from './Station.guide.tsx'
import { Station, stationStates } from './Station.tsx'

const meta = {
  id: 'elements-station',
  title: 'Elements/Station',
  component: Station,
  tags: ['status:stable', 'a11y:reviewed'],
  parameters: { guide },
  argTypes: { state: { control: 'select', options: stationStates } },
} satisfies Meta<typeof Station>

export default meta
type Story = StoryObj<typeof meta>

const row = { display: 'flex', alignItems: 'center', gap: 12, overflowWrap: 'anywhere' } as const

export const Default: Story = {}

export const RingSize: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const ring = canvasElement.querySelector('[data-state="reached"]')
    await expect(ring).toHaveAttribute('aria-hidden', 'true')
    await expect(ring?.getBoundingClientRect().width).toBe(20)
  },
}

/** The same five on the ink band. */
export const OnBand: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <ul
      data-band=""
      style={{ display: 'grid', gap: 16, padding: 40, background: 'var(--node-color-canvas)', color: 'var(--node-color-text)' }}
    >
      {stationStates.map((state) => (
        <li key={state} style={row}>
          <Station state={state} />
          {state}
        </li>
      ))}
    </ul>
  ),
}

export const States: Story = states(() => stationStates.map((state) => ({ label: state, show: <Station state={state} /> })))

export const Stress: Story = stress(({ word, text }) => (
  <>
    <p style={row}>
      <Station state="done" />
      {word}
    </p>
    <p style={row}>
      <Station state="current" />
      {text}
    </p>
  </>
))
