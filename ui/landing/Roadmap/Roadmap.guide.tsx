import type { Guide } from '../../../.storybook/guides/guide.ts'
import { scrollKeys } from '../../elements/scroller/scroll-keys.fixture.ts'
import { plan } from './Roadmap.fixture.ts'
import { Roadmap } from './Roadmap.tsx'

export const guide = {
  use: 'What comes when: four quarters in large type on the line, which turns sideways, each with its status in words and what it delivers.',
  avoid:
    'Not for goals without a date (take `Targets`), not for how parts work together (take `WorkflowGraph`), not for instructions (write a numbered list in `Prose`).',
  do: [
    {
      show: <Roadmap {...plan} id="roadmap-do" title="A year of the network." />,
      because: 'Past, present and future in their order, with one stop that is current; each status is also written out.',
    },
  ],
  dont: [
    {
      show: (
        <Roadmap
          {...plan}
          id="roadmap-dont"
          title="Our plans."
          items={plan.items.map((item) => ({
            ...item,
            status: 'current' as const,
            quarter: item.quarter.replace('Q', '~'),
            features: ['More'],
          }))}
        />
      ),
      because: 'Everything is in progress and nothing has a date: the line does not say where we stand.',
    },
  ],
  keyboard: [scrollKeys(plan.title, 'quarters in a narrow window')],
} satisfies Guide
