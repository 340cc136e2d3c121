import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { testKeys } from '../../fixtures/keyboard.ts'
import { states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { MerkleReceipt } from '../MerkleReceipt/MerkleReceipt.tsx'
import { receipt } from '../MerkleReceipt/MerkleReceipt.fixture.ts'
import { FeaturePanel } from './FeaturePanel.tsx'
import { node, panels } from './FeaturePanels.fixture.tsx'
import { FeaturePanels } from './FeaturePanels.tsx'

const meta = {
  id: 'landing-featurepanels',
  title: 'Landing/FeaturePanels',
  component: FeaturePanels,
  subcomponents: { FeaturePanel },
  tags: ['status:stable', 'a11y:open', 'purpose:tell', 'tile:whole'],
  parameters: { layout: 'fullscreen' },
  args: { id: 'features', eyebrow: 'Five tools', title: 'Five tools for one job.', children: panels },
} satisfies Meta<typeof FeaturePanels>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Five named panels in a list, in reading order, with one continuous progress line. */
export const ReadInOrder: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'wide', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'Five tools for one job.' })).toHaveAttribute('id', 'features')
    const panels = canvas.getAllByRole('article')
    await expect(panels).toHaveLength(5)
    await expect(within(panels[0]!).getByRole('heading', { level: 3, name: 'Route finder' })).toBeVisible()
    const pieces = [...canvasElement.querySelectorAll('[data-line]')].map((piece) => piece.getBoundingClientRect())
    const lanesAt = (edge: number, side: 'bottom' | 'top') =>
      pieces.filter((piece) => Math.abs(piece[side] - edge) < 2).flatMap(({ left, right }) => [Math.round(left), Math.round(right)])
    for (const { bottom } of panels.slice(0, -1).map((panel) => panel.getBoundingClientRect())) {
      const above = lanesAt(bottom, 'bottom')
      await expect(lanesAt(bottom, 'top').some((lane) => above.includes(lane))).toBe(true)
    }
  },
}

/** A panel with an image instead of a drawing. */
export const WithImage: Story = {
  args: { eyebrow: 'One tool', title: 'One tool for one job.', children: <FeaturePanel {...node} /> },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('article', { name: 'One node' })
    await expect(panel).toHaveTextContent('01One nodeMany cells work as one machine.Each of them can fail.')
    await expect(within(panel).getByRole('img', { name: node.alt })).toBeVisible()
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { prefersReducedMotion: 'no-preference', disableSnapshot: true } },
  play: testKeys({
    Tab: async ({ canvas, userEvent }) => {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Pause the routing table' })).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('tab', { name: 'TypeScript' })).toHaveFocus()
    },
  }),
}

export const States: Story = states(
  (args) => [
    { label: 'five panels', show: <FeaturePanels {...args} /> },
    {
      label: 'an image in place of an instrument',
      show: (
        <FeaturePanels id="one" eyebrow="One tool" title="One tool for one job.">
          <FeaturePanel {...node} id="node-of-states" />
        </FeaturePanels>
      ),
    },
  ],
  { wide: true },
)

export const Stress: Story = stress(({ id, word, title, text }) => (
  <FeaturePanels id={`features-${id}`} eyebrow={word} title={title}>
    <MerkleReceipt {...receipt} id={`features-receipt-${id}`} title={title} description={text} label={title} status={word} />
  </FeaturePanels>
))

export const Narrow: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
