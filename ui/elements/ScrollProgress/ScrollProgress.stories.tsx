import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { ScrollProgress } from './ScrollProgress.tsx'

const header = { position: 'sticky', insetBlockStart: 0, padding: 16, borderBlockEnd: '1px solid var(--onenode-color-line)' } as const

const meta = {
  id: 'elements-scrollprogress',
  title: 'Elements/ScrollProgress',
  component: ScrollProgress,
  tags: ['status:stable', 'a11y:reviewed', 'purpose:lead'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <div style={{ blockSize: '60vh' }}>
      <div style={header}>
        Meridian
        <ScrollProgress />
      </div>
    </div>
  ),
} satisfies Meta<typeof ScrollProgress>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The track is as wide as the header and never blocks a click. */
export const FillsWidth: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const track = canvasElement.querySelector<HTMLElement>('[aria-hidden="true"]')!
    await expect(track.getBoundingClientRect().width).toBe(track.parentElement!.getBoundingClientRect().width)
    await expect(getComputedStyle(track).pointerEvents).toBe('none')
  },
}

export const States: Story = states(
  () => [
    {
      label: 'at the start',
      show: (
        <div style={header}>
          Meridian
          <ScrollProgress />
        </div>
      ),
    },
  ],
  {
    wide: true,
  },
)

export const Stress: Story = stress(({ text }) => (
  <div style={{ position: 'relative', paddingBlock: 24 }}>
    {text}
    <ScrollProgress />
  </div>
))
