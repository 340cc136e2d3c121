import { expect } from 'storybook/test'
import type { Guide } from '../../../.storybook/guides/guide.ts'
import { receipt } from '../MerkleReceipt/MerkleReceipt.fixture.ts'
import { MerkleReceipt } from '../MerkleReceipt/MerkleReceipt.tsx'
import { workflow } from '../WorkflowGraph/WorkflowGraph.fixture.ts'
import { WorkflowGraph } from '../WorkflowGraph/WorkflowGraph.tsx'
import { FeaturePanels } from './FeaturePanels.tsx'

export const guide = {
  use: 'The features of a product in their order, each a panel of its own composition with an instrument that shows the feature at work. One line goes through all of them: each panel takes it where the one before leaves it.',
  avoid:
    'Not for reasons beside a form (take `BenefitList`), not for names with a sentence each (take `About`), not for questions (take `Faq`).',
  do: [
    {
      show: (
        <FeaturePanels id="panels-do" eyebrow="Tools" title="Two tools.">
          <WorkflowGraph {...workflow} id="panels-do-flow" />
          <MerkleReceipt {...receipt} id="panels-do-receipt" />
        </FeaturePanels>
      ),
      because: 'The graph takes the line where the heading leaves it, and the receipt where the graph does.',
    },
  ],
  dont: [
    {
      show: (
        <FeaturePanels id="panels-dont" eyebrow="Tools" title="Our unique advantages.">
          <MerkleReceipt {...receipt} id="panels-dont-receipt" number="1" description="We think ahead." additionalText="Always." />
          <WorkflowGraph {...workflow} id="panels-dont-flow" number="2" />
        </FeaturePanels>
      ),
      because: 'The line breaks, because the receipt takes it before column 10, and a slogan says nothing of the feature.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes through what the instruments offer, panel by panel: the panels themselves take no focus.',
      test: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await expect(canvas.getByRole('button', { name: 'Pause the routing table' })).toHaveFocus()
        await userEvent.tab()
        await expect(canvas.getByRole('tab', { name: 'TypeScript' })).toHaveFocus()
      },
    },
  ],
} satisfies Guide
