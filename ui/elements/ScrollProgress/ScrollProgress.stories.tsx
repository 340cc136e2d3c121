import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { guide } from './ScrollProgress.guide.tsx'
import { ScrollProgress } from './ScrollProgress.tsx'

const meta = {
  id: 'elements-scrollprogress',
  title: 'Elements/ScrollProgress',
  component: ScrollProgress,
  tags: ['status:stable', 'a11y:reviewed'],
  parameters: { guide, layout: 'fullscreen' },
} satisfies Meta<typeof ScrollProgress>

export default meta
type Story = StoryObj<typeof meta>

const stretch = { position: 'relative', marginInlineStart: 48, paddingInlineStart: 32 } as const

export const Default: Story = {
  render: () => (
    <div style={{ ...stretch, blockSize: '60vh', paddingBlockStart: 24 }}>
      <ScrollProgress />
      One stretch of the line.
    </div>
  ),
}

/** Fills the height of its parent and is hidden from screen readers. */
export const FillsHeight: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const track = canvasElement.querySelector<HTMLElement>('[aria-hidden="true"]')!
    const over = track.getBoundingClientRect().height - track.parentElement!.getBoundingClientRect().height
    await expect(over).toBeGreaterThanOrEqual(0)
    await expect(over).toBeLessThanOrEqual(1)
    await expect(getComputedStyle(track).pointerEvents).toBe('none')
  },
}

/** The line is drawn as far as the reader has scrolled, across every stretch and band. */
export const Travelled: Story = {
  render: () => (
    <>
      {['Input', 'Proof', 'Output'].map((name, at) => (
        <div
          key={name}
          data-band={at === 1 ? 'ink' : undefined}
          style={{ background: 'var(--node-color-canvas)', color: 'var(--node-color-text)', overflow: 'hidden' }}
        >
          <div style={{ ...stretch, blockSize: '70vh', paddingBlockStart: 24 }}>
            <ScrollProgress />
            {name}
          </div>
        </div>
      ))}
    </>
  ),
}

export const States: Story = states(
  () =>
    [false, true].map((band) => ({
      label: band ? 'on the band' : 'on the page',
      show: (
        <div
          data-band={band ? 'ink' : undefined}
          style={{ background: 'var(--node-color-canvas)', color: 'var(--node-color-text)', overflow: 'hidden' }}
        >
          <div style={{ ...stretch, blockSize: '16rem', paddingBlockStart: 24 }}>
            <ScrollProgress />
            One stretch of the line.
          </div>
        </div>
      ),
    })),
  { wide: true },
)

export const Stress: Story = stress(({ text }) => (
  <div style={{ ...stretch, paddingBlock: 24 }}>
    <ScrollProgress />
    {text}
  </div>
))
