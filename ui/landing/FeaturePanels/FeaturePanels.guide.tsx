import { expect } from 'storybook/test'
import type { Guide } from '../../../.storybook/guides/guide.ts'
import { FeaturePanels } from './FeaturePanels.tsx'
import { InstrumentFrame } from '../InstrumentFrame/InstrumentFrame.tsx'

export const guide = {
  use: 'The features of a product, one ruled panel each: the words at the start, beside them an instrument that shows the feature at work.',
  avoid:
    'Not for reasons beside a form (take `BenefitList`), not for names with a sentence each (take `About`), not for questions (take `Faq`).',
  do: [
    {
      show: (
        <FeaturePanels
          id="panels-do"
          eyebrow="Tools"
          title="A tool for the data center."
          panels={[
            {
              number: '01',
              title: 'Meter',
              description: 'It reads the power of every node once a second.',
              additionalText: 'The reading is signed, so that nobody measures again.',
              instrument: (
                <InstrumentFrame label="meter · lagos-1" alt="A meter with the power of one node." note="illustrative">
                  <p>6.4 kW, signed</p>
                </InstrumentFrame>
              ),
            },
          ]}
        />
      ),
      because: 'One sentence says what it does, one what follows, and the instrument shows the very same thing.',
    },
  ],
  dont: [
    {
      show: (
        <FeaturePanels
          id="panels-dont"
          eyebrow="Tools"
          title="Our unique advantages."
          panels={[
            {
              number: '01',
              title: 'Innovation',
              description: 'We think ahead.',
              additionalText: 'Always.',
              instrument: <p>A picture will follow.</p>,
            },
          ]}
        />
      ),
      because: 'There is no feature to show: without an instrument the panel is half empty.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes through what the instruments offer, panel by panel: the panels themselves take no focus.',
      test: async ({ canvas, userEvent }) => {
        for (const name of ['Pause the routing table', 'Pause the workflow', 'Pause the tree']) {
          await userEvent.tab()
          await expect(canvas.getByRole('button', { name })).toHaveFocus()
        }
        await userEvent.tab()
        await expect(canvas.getByRole('tab', { name: 'TypeScript' })).toHaveFocus()
      },
    },
  ],
} satisfies Guide
