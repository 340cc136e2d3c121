import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { keyboardOf } from '../../../.storybook/guides/guide.ts'
import { states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { order } from '../CodeSample/CodeSample.fixture.ts'
import { CodeSample } from '../CodeSample/CodeSample.tsx'
import { tree } from '../MerkleTree/MerkleTree.fixture.ts'
import { MerkleTree } from '../MerkleTree/MerkleTree.tsx'
import { board } from '../MetricTiles/MetricTiles.fixture.ts'
import { MetricTiles } from '../MetricTiles/MetricTiles.tsx'
import { routing } from '../RoutingTable/RoutingTable.fixture.ts'
import { RoutingTable } from '../RoutingTable/RoutingTable.tsx'
import { workflow } from '../WorkflowGraph/WorkflowGraph.fixture.ts'
import { WorkflowGraph } from '../WorkflowGraph/WorkflowGraph.tsx'
import { guide } from './FeaturePanels.guide.tsx'
import { FeaturePanels } from './FeaturePanels.tsx'
import { InstrumentFrame } from '../InstrumentFrame/InstrumentFrame.tsx'

const instruments = {
  routing: <RoutingTable {...routing} />,
  workflow: <WorkflowGraph {...workflow} />,
  ledger: <MerkleTree {...tree} />,
  code: <CodeSample {...order} />,
  board: <MetricTiles {...board} />,
}

const meta = {
  id: 'landing-featurepanels',
  title: 'Landing/FeaturePanels',
  component: FeaturePanels,
  tags: ['status:stable', 'a11y:open'],
  parameters: { guide, layout: 'fullscreen' },
  args: {
    id: 'features',
    eyebrow: 'Five tools',
    title: 'Five tools for one job.',
    lead: 'Each of them works alone; together they carry a job from the request to the proof.',
    panels: [
      {
        number: '01',
        title: 'Route finder',
        description: 'It measures every node and sends each job to the one that suits it.',
        additionalText: 'Latency, price and free machines are read again for every job, so a node that fills up gets no more.',
        instrument: instruments.routing,
      },
      {
        number: '02',
        title: 'Workflow',
        description: 'Put the parts of a job together and let them run on any node.',
        additionalText: 'A part knows only what it needs and what it gives, so one can be replaced while the others stay.',
        instrument: instruments.workflow,
      },
      {
        number: '03',
        title: 'Proof ledger',
        description: 'What arrives comes with the evidence that it is right.',
        additionalText: 'Anyone who holds the signature can check it.',
        instrument: instruments.ledger,
      },
      {
        number: '04',
        title: 'One order form',
        description: 'One call reaches every network.',
        additionalText: 'The same fields in every language.',
        instrument: instruments.code,
      },
      {
        number: '05',
        title: 'Board of measures and promises',
        description: 'Latency, GPUs, spend, uptime, CPUs and the promise on one board.',
        additionalText: 'Every line is a day long.',
        instrument: instruments.board,
      },
    ],
  },
} satisfies Meta<typeof FeaturePanels>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Five named panels in a list, in reading order. */
export const ReadInOrder: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Five tools for one job.' })).toHaveAttribute('id', 'features')
    const panels = canvas.getAllByRole('article')
    await expect(panels).toHaveLength(5)
    await expect(within(panels[0]!).getByRole('heading', { level: 3, name: 'Route finder' })).toBeVisible()
  },
}

/** Each motion has its own control, where motion is welcome. */
export const Pausable: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { prefersReducedMotion: 'no-preference' } },
  play: async ({ canvas }) => {
    for (const name of ['Pause the routing table', 'Pause the workflow', 'Pause the tree', 'Pause the board']) {
      await expect(canvas.getByRole('button', { name })).toBeVisible()
    }
  },
}

export const Keyboard: Story = { tags: ['!autodocs'], play: keyboardOf(guide) }

export const States: Story = states((args) => [{ label: 'five panels', show: <FeaturePanels {...args} /> }], { wide: true })

export const Stress: Story = stress(({ id, word, title, text }) => (
  <FeaturePanels
    id={`features-${id}`}
    eyebrow={word}
    title={title}
    lead={text}
    panels={[
      {
        number: '01',
        title,
        description: text,
        additionalText: text,
        instrument: (
          <InstrumentFrame label={title} alt={text} note={word}>
            <p>{word}</p>
          </InstrumentFrame>
        ),
      },
      { number: '02', title: word, description: word, additionalText: word, instrument: instruments.ledger },
    ]}
  />
))

export const Narrow: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
