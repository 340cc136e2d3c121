import type { Guide } from '../../../.storybook/guides/guide.ts'
import { BenefitList } from './BenefitList.tsx'

export const guide = {
  use: 'Two to four reasons to fill in a form, a name and a sentence each, for the place beside the fields in `FormLayout`.',
  avoid:
    'Not for the features of a product on a page (take `FeaturePanels`), not for figures (take `Targets`), not for steps in an order (take `Roadmap`).',
  do: [
    {
      show: (
        <BenefitList
          title="Why offer machines here"
          items={[
            { title: 'Paid at once', text: 'USDC arrives on the day of the job.' },
            { title: 'No lock-in', text: 'A machine leaves when its last job ends.' },
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
            { title: 'Tradition', text: 'Since 2019.' },
            { title: 'Team', text: 'Nine people and a dog.' },
          ]}
        />
      ),
      because: 'It speaks of us: nothing here is a reason to go on with the form.',
    },
  ],
  keyboard: [],
} satisfies Guide
