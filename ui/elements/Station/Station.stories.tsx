import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Station, stationStates } from './Station.tsx'

const meta = {
  title: 'Elements/Station',
  component: Station,
  argTypes: { state: { control: 'select', options: stationStates } },
} satisfies Meta<typeof Station>

export default meta
type Story = StoryObj<typeof meta>

const row = { display: 'flex', alignItems: 'center', gap: 12 } as const

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const ring = canvasElement.querySelector('[data-state="reached"]')
    await expect(ring).toHaveAttribute('aria-hidden', 'true')
    await expect(ring?.getBoundingClientRect().width).toBe(20)
  },
}

export const States: Story = {
  render: () => (
    <ul style={{ display: 'grid', gap: 16 }}>
      {stationStates.map((state) => (
        <li key={state} style={row}>
          <Station state={state} />
          {state}
        </li>
      ))}
    </ul>
  ),
}

export const OnBand: Story = {
  ...States,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div data-band="" style={{ padding: 40, background: 'var(--node-color-canvas)', color: 'var(--node-color-text)' }}>
        <Story />
      </div>
    ),
  ],
}
