import type { Guide } from '../../../.storybook/guide.ts'
import { crops } from './About.fixture.ts'
import { About } from './About.tsx'

export const guide = {
  use: 'What the product unifies, and why now: a claim, a sentence around one figure with its source, and four names with a sentence each.',
  avoid: 'Not for several figures (take `Targets` or `MetricTiles`), not for features that need a drawing (take `FeaturePanels`), not for a long text (take `Prose`).',
  do: [
    {
      show: <About {...crops} id="about-do" title="One plan for every field." />,
      because: 'One figure, and in small print who measured it; four names of one kind.',
    },
  ],
  dont: [
    {
      show: (
        <About
          {...crops}
          id="about-dont"
          title="About us."
          lead={{ before: 'Everybody knows that', figure: 'very much', after: 'is possible.' }}
          source="Own research"
          networks={[{ name: 'Quality', text: 'We care.' }, { name: 'Wheat', text: 'Sown in the autumn.' }]}
        />
      ),
      because: 'No figure, no source that can be looked up, and names of two kinds: nothing is unified.',
    },
  ],
  keyboard: [],
} satisfies Guide
