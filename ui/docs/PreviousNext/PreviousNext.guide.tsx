import { expect } from 'storybook/test'
import type { Guide } from '../../../.storybook/guides/guide.ts'
import { followed } from '../DocHeading/stay.fixture.ts'
import { PreviousNext } from './PreviousNext.tsx'

export const guide = {
  use: 'Below the text of a page: the pages before and behind it, in the order of the sidebar.',
  avoid:
    'Not for all pages of a group (take `Sidebar`), not for a page that a sentence mentions (take `Link`), not for something to do on this page (take `Button`).',
  do: [
    {
      show: (
        <PreviousNext
          label="Pages, do"
          previousLabel="Previous"
          nextLabel="Next"
          previous={{ href: '/docs/stop', title: 'Stop a machine' }}
          next={{ href: '/docs/delete', title: 'Delete a machine' }}
        />
      ),
      because: 'The titles are those of the pages, as the sidebar has them.',
    },
  ],
  dont: [
    {
      show: (
        <PreviousNext label="Pages, don’t" previousLabel="Previous" nextLabel="Next" next={{ href: '/docs/delete', title: 'Read more' }} />
      ),
      because: 'Nobody knows which page comes, and there is no way back.',
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
        await expect(followed).toHaveBeenCalledWith('/docs/offers')
      },
    },
  ],
} satisfies Guide
