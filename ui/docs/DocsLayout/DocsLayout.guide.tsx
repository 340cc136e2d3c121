import { expect } from 'storybook/test'
import type { Guide } from '../../../.storybook/guides/guide.ts'
import { Callout } from '../Callout/Callout.tsx'
import { pageActions } from '../PageActions/fixture.ts'
import { PageActions } from '../PageActions/PageActions.tsx'
import { followed } from '../DocHeading/stay.fixture.ts'

export const guide = {
  use: 'A whole page of documentation: header, navigation, text and contents of the page, in three columns that become one. It brings the skip link, the menu of narrow screens and the landmarks; everything else is a slot that names its usual component.',
  avoid:
    'Not for other pages (take `Page`), not for a mistake (take `NotFound` or `ErrorScreen`), not twice on a page: it holds the one `main`.',
  do: [
    {
      show: <PageActions {...pageActions} />,
      because:
        'In `actions` stands what helps with the page as a whole: it may come before the text on a phone, and nobody misses it on paper.',
    },
  ],
  dont: [
    {
      show: (
        <Callout tone="danger" title="Deleting a machine deletes its disk.">
          <p>There is no copy of it.</p>
        </Callout>
      ),
      because: 'In `aside` this stands far from the step that it warns of, and is not printed. It belongs into the text, before that step.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes first to the skip link, then through the header to the navigation.',
      test: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await expect(canvas.getByRole('link', { name: 'Skip to the text' })).toHaveFocus()
        await userEvent.tab()
        await expect(canvas.getByRole('link', { name: 'Meridian documentation' })).toHaveFocus()
        const header = canvas.getByRole('banner')
        while (header.contains(document.activeElement)) await userEvent.tab()
        await expect(canvas.getByRole('button', { name: 'Virtual machines' })).toHaveFocus()
      },
    },
    {
      keys: 'Enter',
      does: 'On the skip link, takes the focus to the text; the next Tab goes on from there.',
      test: async ({ canvas, userEvent }) => {
        const main = canvas.getByRole('main')
        await userEvent.tab()
        await userEvent.keyboard('{Enter}')
        // A test may not navigate: this checks the link and focuses its target, as a browser does.
        await expect(followed).toHaveBeenCalledWith(`#${main.id}`)
        main.focus()
        await expect(main).toHaveFocus()
        await userEvent.tab()
        await expect(canvas.getByRole('navigation', { name: 'Breadcrumbs' }).contains(document.activeElement)).toBe(true)
      },
    },
  ],
} satisfies Guide
