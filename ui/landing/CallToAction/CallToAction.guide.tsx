import { expect } from 'storybook/test'
import type { Guide } from '../../../.storybook/guides/guide.ts'
import { start } from './CallToAction.fixture.ts'
import { CallToAction } from './CallToAction.tsx'

export const guide = {
  use: 'Three ways in, on a band of the accent near the end of a page: each with a figure that says what one gains, and the stamp that says whose figure it is. The line drops into each of them.',
  avoid:
    'Not for one way or two (take `ButtonLink`, or `Community` at the end of the page), not for something done on this page (take `Button`), not for goals with details (take `Targets`).',
  do: [
    {
      show: <CallToAction {...start} id="ways-do" title="Rent, offer or connect." />,
      because: 'Each label says who comes in here, each detail on which terms, each stamp whose figure it is.',
    },
  ],
  dont: [
    {
      show: (
        <CallToAction
          {...start}
          id="ways-dont"
          title="Interested?"
          options={['Learn more', 'Read on', 'Find out'].map((label) => ({
            label,
            detail: 'Click here.',
            href: '#ways-dont',
            claim: { figure: '99%', label: 'better', stamp: { kind: 'stated', label: 'trust us' } },
          }))}
        />
      ),
      because: 'The labels do not tell the ways apart, and neither the figure nor its stamp says of what and by whom.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes from way to way: to the stamp of its figure, then to its button.',
      test: async ({ canvas, userEvent }) => {
        for (const name of ['stated S1', 'Rent a Machine', 'stated S2', 'Offer a Machine', 'stated S3', 'Become a Partner']) {
          await userEvent.tab()
          await expect(canvas.getByRole('link', { name })).toHaveFocus()
        }
      },
    },
  ],
} satisfies Guide
