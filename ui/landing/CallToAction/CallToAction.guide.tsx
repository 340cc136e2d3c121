import { expect } from 'storybook/test'
import type { Guide } from '../../../.storybook/guides/guide.ts'
import { start } from './CallToAction.fixture.ts'
import { CallToAction } from './CallToAction.tsx'

export const guide = {
  use: 'Three ways in, in one ruled box near the end of a page: the first one is filled and is the main one. Below it what one gains, as figures, and a line that says whose figures they are.',
  avoid:
    'Not for one way or two (take `ButtonLink`, or `Community` at the end of the page), not for something done on this page (take `Button`), not for goals with details (take `Targets`).',
  do: [
    {
      show: <CallToAction {...start} id="ways-do" title="Rent, offer or connect." />,
      because: 'Each label says who comes in here, each detail on which terms; the whole cell can be pressed.',
    },
  ],
  dont: [
    {
      show: (
        <CallToAction
          {...start}
          id="ways-dont"
          title="Interested?"
          options={['Learn more', 'Read on', 'Find out'].map((label) => ({ label, detail: 'click here', href: '#ways-dont' }))}
          claims={[{ figure: '99%', label: 'better' }]}
          claimsNote="Trust us."
        />
      ),
      because: 'The labels do not tell the ways apart, and neither the figure nor the line below it says of what and by whom.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes from way to way, the main one first.',
      test: async ({ canvas, userEvent }) => {
        for (const name of [/^Rent a Machine/, /^Offer a Machine/, /^Become a Partner/]) {
          await userEvent.tab()
          await expect(canvas.getByRole('link', { name })).toHaveFocus()
        }
      },
    },
  ],
} satisfies Guide
