import { expect } from 'storybook/test'
import type { Guide } from '../../../.storybook/guides/guide.ts'
import { community } from './Community.fixture.ts'
import { Community } from './Community.tsx'

export const guide = {
  use: 'The closing band of a page: two ways to join, and where it all leads. The line turns sideways once more, with a station for each of the three points.',
  avoid:
    'Not in the middle of a page and not for three ways (take `CallToAction`), not for questions (take `Faq`), not for the links of every page (take `Footer`).',
  do: [
    {
      show: <Community {...community} id="community-do" title="Run together." />,
      because: 'Two ways, the main one filled; the points are short enough to be read in a glance.',
    },
  ],
  dont: [
    {
      show: (
        <Community
          {...community}
          id="community-dont"
          title="Join, subscribe, follow, read and share."
          vision={{
            title: 'Vision',
            text: 'Compute.',
            points: [
              'First we connect the networks, then we measure them, and when the figures are good, everybody deploys on them. '.repeat(3),
            ],
          }}
        />
      ),
      because: 'The title asks for five things, and a paragraph takes the place of a point.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes from the main way to the other one.',
      test: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await expect(canvas.getByRole('link', { name: 'Visit the Forum (opens in a new tab)' })).toHaveFocus()
        await userEvent.tab()
        await expect(canvas.getByRole('link', { name: 'Read the Docs' })).toHaveFocus()
      },
    },
  ],
} satisfies Guide
