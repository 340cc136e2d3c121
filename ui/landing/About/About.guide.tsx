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
      because: 'One figure, and in small print who measured it; four names of one kind.',
    },
  ],
  dont: [
    {
      show: (
        <About
          {...about}
          id="about-dont"
          title="About us."
          lead={{ before: 'Everybody knows that', figure: 'very much', after: 'is possible.' }}
          source="Own research"
          networks={[
            { name: 'Quality', text: 'We care.' },
            { name: 'GPU', text: 'Training and inference.' },
          ]}
        />
      ),
      because: 'No figure, no source that can be looked up, and names of two kinds: nothing is unified.',
    },
  ],
  keyboard: [],
} satisfies Guide
