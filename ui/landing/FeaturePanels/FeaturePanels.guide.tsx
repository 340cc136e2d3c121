import { expect } from 'storybook/test'
import type { Guide } from '../../../.storybook/guide.ts'
import { FeaturePanels } from './FeaturePanels.tsx'
import { InstrumentFrame } from './InstrumentFrame.tsx'

export const guide = {
  use: 'The features of a product, one ruled panel each: the words at the start, beside them an instrument that shows the feature at work.',
  avoid: 'Not for reasons beside a form (take `BenefitList`), not for names with a sentence each (take `About`), not for questions (take `Faq`).',
  do: [
    {
      show: (
        <FeaturePanels
          id="panels-do"
          station="Tools"
          title="A tool for the barn."
          panels={[
            {
              number: '01',
              title: 'Scale',
              description: 'It weighs every sack and enters it once.',
              additionalText: 'The entry is signed, so that nobody weighs again.',
              instrument: (
                <InstrumentFrame label="scale · rye" alt="A scale with one sack of rye on it." note="illustrative">
                  <p>70.2 kg, signed</p>
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
          station="Tools"
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
