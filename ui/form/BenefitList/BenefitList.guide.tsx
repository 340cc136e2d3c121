import type { Guide } from '../../../.storybook/guide.ts'
import { BenefitList } from './BenefitList.tsx'

export const guide = {
  use: 'Two to four reasons to fill in a form, a name and a sentence each, for the place beside the fields in `FormLayout`.',
  avoid: 'Not for the features of a product on a page (take `FeaturePanels`), not for figures (take `Targets`), not for steps in an order (take `Roadmap`).',
  do: [
    {
      show: (
        <BenefitList
          title="Why sell through us"
          items={[
            { title: 'Paid at once', text: 'The money is there on the day of the delivery.' },
            { title: 'Collected', text: 'The cart comes to your barn.' },
          ]}
        />
      ),
      because: 'Each name is what the reader gains, each sentence a fact about it.',
    },
  ],
  dont: [
    {
      show: (
        <BenefitList
          title="About us"
          items={[
            { title: 'Tradition', text: 'Since 1902.' },
            { title: 'Team', text: 'Nine people and a horse.' },
          ]}
        />
      ),
      because: 'It speaks of us: nothing here is a reason to go on with the form.',
    },
  ],
  keyboard: [],
} satisfies Guide
