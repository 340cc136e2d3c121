import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { expectLeftToRight } from '../../fixtures/right-to-left.ts'
import { states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { workflow } from './WorkflowGraph.fixture.ts'
import { WorkflowGraph } from './WorkflowGraph.tsx'

const meta = {
  id: 'landing-workflowgraph',
  title: 'Landing/WorkflowGraph',
  component: WorkflowGraph,
  tags: ['status:stable', 'a11y:reviewed', 'purpose:show', 'tile:whole'],
  parameters: { layout: 'fullscreen' },
  args: workflow,
} satisfies Meta<typeof WorkflowGraph>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ReadAsList: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('figure', { name: args.alt })).toBeVisible()
    await expect(canvas.getAllByRole('listitem').map((part) => part.textContent)).toContain('Training 8\u00a0GPUs')
  },
}

/** The progress line leaves the last node, and each edge ends in the middle of a node. */
export const Unbroken: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'wide', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    const getBox = (name: string) => canvas.getByText(name).closest('li')!.getBoundingClientRect()
    const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2
    await expect(middle(getBox('Training'))).toBeCloseTo(middle(getBox('Proof')), 0)
    const turns = [...canvasElement.querySelectorAll('figure > :is([data-line="turn"], [data-line="branch"])')].map((turn) =>
      turn.getBoundingClientRect(),
    )
    const ends = (name: string) => turns.some(({ top, bottom }) => [top, bottom].some((edge) => Math.abs(edge - middle(getBox(name))) < 4))
    for (const name of ['Data set', 'Model', 'Training', 'Evaluation', 'Storage', 'Proof']) await expect(ends(name)).toBe(true)
  },
}

/** Quantities keep their direction in right-to-left text. */
export const RightToLeft: Story = {
  tags: ['!autodocs'],
  globals: { direction: 'rtl' },
  play: ({ canvas }) => expectLeftToRight(canvas.getByText('12 GB'), canvas.getByText('7B · 14 GB')),
}

export const States: Story = states((args) => [{ label: 'six parts', show: <WorkflowGraph {...args} /> }], { wide: true })

export const Stress: Story = stress(({ id, word, title, text }, args) => (
  <WorkflowGraph
    {...args}
    id={`flow-${id}`}
    title={title}
    description={text}
    additionalText={text}
    stamp={{ kind: 'sample', label: word }}
    alt={text}
    nodes={{
      firstInput: { title: word, detail: title },
      secondInput: { title: word, detail: word },
      task: { title: word, detail: title },
      result: { title: word, detail: word },
      copy: { title: word, detail: word },
      end: { title: word, detail: title },
    }}
  />
))

/** Stacks the nodes in a narrow window. */
export const Narrow: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
