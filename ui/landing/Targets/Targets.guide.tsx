import type { Guide } from '../../../.storybook/guides/guide.ts'
import { goals } from './Targets.fixture.ts'
import { Targets } from './Targets.tsx'

export const guide = {
  use: 'A data sheet of goals: what is measured, where we are, where we want to be. Each figure has a stamp; the line is the axis, and the branch of a row is solid as far as the goal is reached.',
  avoid:
    'Not for values that move (take `MetricTiles`), not for one figure with its source (take `About`), not for what comes when (take `Roadmap`).',
  do: [
    {
      show: <Targets {...goals} id="targets-do" title="Where we want to be." />,
      because:
        'Each figure carries its unit and its stamp, each row says what is counted, and a row without a figure of today has no solid line.',
    },
  ],
  dont: [
    {
      show: (
        <Targets
          {...goals}
          id="targets-dont"
          title="Our results."
          items={[
            {
              label: 'More',
              detail: 'Than before',
              today: { figure: 'some', share: 0.9, stamp: { kind: 'stated', label: 'stated' } },
              target: { figure: '100', stamp: { kind: 'stated', label: 'stated' } },
            },
          ]}
        />
      ),
      because: 'A goal looks like a result, has no unit, and the solid line shows no figure.',
    },
  ],
  keyboard: [],
} satisfies Guide
