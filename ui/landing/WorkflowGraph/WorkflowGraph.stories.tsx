import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { keyboardOf } from '../../../.storybook/guides/guide.ts'
import { expectLeftToRight } from '../../fixtures/right-to-left.ts'
import { stress } from '../../fixtures/stress.tsx'
import { instrumentStates, paused } from '../InstrumentFrame/instrument.fixture.tsx'
import { workflow } from './WorkflowGraph.fixture.ts'
import { guide } from './WorkflowGraph.guide.tsx'
import { WorkflowGraph } from './WorkflowGraph.tsx'

const meta = {
  id: 'landing-workflowgraph',
  title: 'Landing/WorkflowGraph',
  component: WorkflowGraph,
  tags: ['status:stable', 'a11y:open'],
  parameters: { guide },
  args: workflow,
} satisfies Meta<typeof WorkflowGraph>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ReadAsList: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('figure')).toHaveAccessibleDescription(args.alt)
    await expect(canvas.getAllByRole('listitem').map((part) => part.textContent)).toContain('Training8\u00a0GPUs')
    await expect(canvas.getByRole('figure', { name: 'workflow · training' })).toBeVisible()
  },
}

/** Quantities keep their direction in right-to-left text. */
export const RightToLeft: Story = {
  tags: ['!autodocs'],
  play: ({ canvas }) => expectLeftToRight(canvas.getByText('12 GB'), canvas.getByText('7B · 14 GB')),
}

export const Keyboard: Story = { tags: ['!autodocs'], play: keyboardOf(guide) }

/** A packet takes one step after the other until it arrives. */
export const Travels: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { prefersReducedMotion: 'no-preference', disableSnapshot: true } },
  args: { interval: 0.2 },
  play: async ({ canvas, canvasElement, args }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-state="travelling"]')).not.toBeNull())
    await waitFor(() => expect(canvasElement.querySelector('[data-state="arrived"]')).not.toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: args.pauseLabel }))
  },
}

export const Paused: Story = paused

export const States: Story = instrumentStates((args, cell) => <WorkflowGraph {...args} label={`workflow, ${cell}`} />)

export const Stress: Story = stress(({ word, title, text }, args) => (
  <WorkflowGraph
    {...args}
    label={title}
    note={word}
    alt={text}
    nodes={args.nodes.map((node, at) => ({ ...node, title: word, detail: at ? word : title }))}
    pauseLabel={word}
  />
))

/** Vertical, where there is no room sideways. */
export const Narrow: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
