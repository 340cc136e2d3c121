import type { Guide } from '../../../.storybook/guides/guide.ts'
import { EpochTimeline } from './EpochTimeline.tsx'

const epoch = { at: 0.75, label: 'A day is charged at 18:00 UTC' }

export const guide = {
  use: 'Worked examples of something that is charged at one time each day: a line of two to four days with a mark wherever a charge falls. The list below each picture says all that the picture does.',
  avoid:
    'Not for numbers that the reader wants to change (take `CostExplainer`), not for a history or a plan (take `Roadmap`), not for a price list (take the table of `proseElements`).',
  do: [
    {
      show: (
        <EpochTimeline
          caption="A machine at 2.00 a day"
          days={['Mon', 'Tue']}
          epoch={epoch}
          examples={[
            {
              title: 'Runs over one epoch',
              events: [
                { kind: 'launch', at: 0.25, time: 'Mon 06:00', text: 'It starts, one day is prepaid: 2.00' },
                { kind: 'charge', at: 0.75, time: 'Mon 18:00', text: 'The epoch: 2.00' },
                { kind: 'end', at: 1.5, time: 'Tue 12:00', text: 'It is deleted' },
              ],
              result: '4.00 for two charges',
            },
          ]}
        />
      ),
      because: 'Every event has its time, its reason and its price in words, and the result can be added up from them.',
    },
  ],
  dont: [
    {
      show: (
        <EpochTimeline
          caption="Charges"
          days={['Monday morning', 'Monday evening', 'Tuesday morning', 'Tuesday evening']}
          epoch={epoch}
          examples={[{ title: 'Example', events: [{ kind: 'charge', at: 1.75, time: '18:00', text: 'Charge' }], result: 'See above' }]}
        />
      ),
      because:
        'Half days make four epochs of two, the long names run into each other on a phone, and “Charge” without a price explains nothing.',
    },
  ],
  keyboard: [],
} satisfies Guide
