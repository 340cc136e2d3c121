import type { Guide } from '../../../.storybook/guides/guide.ts'
import { goals } from './Targets.fixture.ts'
import { Targets } from './Targets.tsx'

export const guide = {
  use: 'A ledger of goals: how much, of what, and how. A badge says that they are goals, and whose.',
  avoid:
    'Not for values that move (take `MetricTiles`), not for one figure with its source (take `About`), not for what comes when (take `Roadmap`).',
  do: [
    {
      show: <Targets {...goals} id="targets-do" title="Where we want to be." />,
      because: 'Each figure carries its unit, each row says what is counted, and the badge that it is planned.',
    },
  ],
  dont: [
    {
      show: (
        <Targets
          {...goals}
          id="targets-dont"
          title="Our results."
          note="Facts"
          items={[
            { figure: '100', label: 'More', detail: 'Than before' },
            { figure: 'Best', label: 'Quality', detail: 'In everything' },
          ]}
        />
      ),
      because: 'Goals pose as results, a figure has no unit, and a word stands where a figure is expected.',
    },
  ],
  keyboard: [],
} satisfies Guide
