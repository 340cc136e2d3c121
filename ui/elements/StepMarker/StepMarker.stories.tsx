import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { inForcedColors } from '../../fixtures/test-page.ts'
import { StepMarker, stepMarkerStates } from './StepMarker.tsx'

const meta = {
  id: 'elements-stepmarker',
  title: 'Elements/StepMarker',
  component: StepMarker,
  tags: ['status:stable', 'a11y:open', 'purpose:lead'],
  argTypes: { state: { control: 'select', options: stepMarkerStates } },
} satisfies Meta<typeof StepMarker>

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

/** All states on the `ink` band. */
export const OnBand: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <ul
      data-band="ink"
      style={{ display: 'grid', gap: 16, padding: 40, background: 'var(--onenode-color-canvas)', color: 'var(--onenode-color-text)' }}
    >
      {stepMarkerStates.map((state) => (
        <li key={state} style={row}>
          <StepMarker state={state} />
          {state}
        </li>
      ))}
    </ul>
  ),
}

/** The states also differ under forced colors. */
export const ForcedColors: Story = {
  tags: ['!autodocs'],
  render: () => (
    <>
      {stepMarkerStates.map((state) => (
        <StepMarker key={state} state={state} />
      ))}
    </>
  ),
  play: ({ canvasElement }) =>
    inForcedColors(async () => {
      const drawings = [...canvasElement.querySelectorAll('[data-state]')].map((marker) => {
        const { borderColor, borderWidth, backgroundColor, boxShadow } = getComputedStyle(marker)
        return [borderColor, borderWidth, backgroundColor, boxShadow].join(' ')
      })
      await expect(new Set(drawings).size, drawings.join('\n')).toBe(stepMarkerStates.length)
    }),
}

export const States: Story = states(() => stepMarkerStates.map((state) => ({ label: state, show: <StepMarker state={state} /> })))

export const Stress: Story = stress(({ word, text }) => (
  <>
    <p style={row}>
      <StepMarker state="completed" />
      {word}
    </p>
    <p style={row}>
      <StepMarker state="current" />
      {text}
    </p>
  </>
))
