import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { keyboardOf } from '../../../.storybook/guides/guide.ts'
import { states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { Button } from '../Button/Button.tsx'
import { guide } from './SkipLink.guide.tsx'
import { SkipLink } from './SkipLink.tsx'

const meta = {
  id: 'elements-skiplink',
  title: 'Elements/SkipLink',
  component: SkipLink,
  tags: ['status:stable', 'a11y:open'],
  parameters: { guide },
  args: { label: 'Skip to the offers' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <Button>Menu</Button>
      <main id="main" tabIndex={-1}>
        <Button variant="text">Deploy</Button>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const LeadsToMain: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Skip to the offers' })).toHaveAttribute('href', '#main')
  },
}

export const Keyboard: Story = { tags: ['!autodocs'], play: keyboardOf(guide) }

/** Stand-in for the window: the link is fixed in it. */
const piece = { contain: 'paint', blockSize: '12rem' } as const

export const States: Story = states(
  (args) => [
    {
      label: 'with the focus; else it is out of sight',
      look: 'focus',
      show: (
        <div style={piece}>
          <SkipLink {...args} />
        </div>
      ),
    },
  ],
  { wide: true },
)

const wordy = stress(({ title }) => (
  <div style={piece} className="pseudo-focus-visible-all pseudo-focus-all">
    <SkipLink label={title} />
  </div>
))

/** Stays inside the window while it has the focus. */
export const Stress: Story = {
  ...wordy,
  play: async (context) => {
    wordy.play(context)
    for (const link of within(context.canvasElement).getAllByRole('link')) {
      link.focus()
      const window = link.parentElement!.getBoundingClientRect()
      const { left, right } = link.getBoundingClientRect()
      await expect(left).toBeGreaterThanOrEqual(window.left)
      await expect(right).toBeLessThanOrEqual(window.right)
    }
  },
}
