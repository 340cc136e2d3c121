import { expect } from 'storybook/test'
import type { Guide } from '../../../.storybook/guides/guide.ts'
import { followed } from '../DocHeading/stay.fixture.ts'
import { NextSteps } from './NextSteps.tsx'

export const guide = {
  use: '`NextSteps`, below the text of an overview: the two to four pages that a reader most likely wants now. `PreviousNext`, below every other text: the pages before and behind it.',
  avoid:
    'Not for all pages of a group (take `Sidebar`), not for a page that a sentence mentions (take `Link`), not for something to do on this page (take `Button`).',
  do: [
    {
      show: (
        <NextSteps
          label="Next steps, do"
          steps={[
            { href: '/docs/stop', title: 'Stop a machine', text: 'It keeps its disk and its address.' },
            { href: '/docs/delete', title: 'Delete a machine', text: 'Nothing is left, and nothing is charged.' },
          ]}
        />
      ),
      because: 'The titles are those of the pages, and a line each says how the two ways differ.',
    },
  ],
  dont: [
    {
      show: (
        <NextSteps
          label="Next steps, don’t"
          steps={[
            { href: '/docs/stop', title: 'Read more' },
            { href: '/docs/delete', title: 'Learn more' },
            { href: '/docs', title: 'All pages' },
          ]}
        />
      ),
      because: 'Nobody can choose between two words that mean the same, and the way back to all pages stands in the sidebar.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes from page to page; each box is one link.',
      test: async ({ canvas, userEvent }) => {
        for (const link of canvas.getAllByRole('link')) {
          await userEvent.tab()
          await expect(link).toHaveFocus()
        }
      },
    },
    {
      keys: 'Enter',
      does: 'Goes to the page.',
      test: async ({ userEvent }) => {
        await userEvent.tab()
        await userEvent.keyboard('{Enter}')
        await expect(followed).toHaveBeenCalledWith('/docs/order')
      },
    },
  ],
} satisfies Guide
