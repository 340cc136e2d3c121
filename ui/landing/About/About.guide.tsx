import type { Guide } from '../../../.storybook/guides/guide.ts'
import { about } from './About.fixture.ts'
import { About } from './About.tsx'

export const guide = {
  use: 'What the product unifies, and why now: a claim, a sentence around one figure with its source, and four names with a sentence each.',
  avoid:
    'Not for several figures (take `Targets` or `MetricTiles`), not for features that need a drawing (take `FeaturePanels`), not for a long text (take `Prose`).',
  do: [
    {
      show: <About {...about} id="about-do" title="One layer for every network." />,
      because: 'One figure with its stamp; four names of one kind, each with its cell.',
    },
  ],
  dont: [
    {
      show: (
        <About
          {...about}
          id="about-dont"
          title="About us."
          lead="Everybody knows that very much is possible."
          figure="Wow"
          caption="says our own research."
          stamp={{ kind: 'stated', label: 'stated' }}
          networks={[
            { name: 'Quality', text: 'We care.', shape: 'gpu' },
            { name: 'GPU', text: 'Training and inference.', shape: 'compute' },
          ]}
        />
      ),
      because: 'No figure, names of two kinds, and cells of other networks: nothing is unified.',
    },
  ],
  keyboard: [],
} satisfies Guide
