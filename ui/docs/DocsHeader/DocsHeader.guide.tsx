import { expect, waitFor } from 'storybook/test'
import type { Guide } from '../../../.storybook/guides/guide.ts'
import { followed } from '../DocHeading/stay.fixture.ts'
import { search } from '../Search/fixture.ts'
import { Search } from '../Search/Search.tsx'
import { DocsHeader } from './DocsHeader.tsx'
import { docsHeader } from './fixture.ts'

export const guide = {
  use: 'The head of every page of documentation: the logo with the name of the area, the search, the few places outside it, the theme. A narrow screen has no room for the links: give them to `Sidebar` too, which shows them in the menu.',
  avoid:
    'Not on other pages (take `Header`), not for the pages of the documentation (take `Sidebar`), not for the title of a page (take `PageHeader`).',
  do: [
    {
      show: <DocsHeader {...docsHeader} navLabel="Elsewhere, do" links={docsHeader.links.slice(0, 2)} search={<Search {...search} />} />,
      because: 'Two or three links to where a reader goes from here; an arrow marks the one that leaves the site.',
    },
  ],
  dont: [
    {
      show: (
        <DocsHeader
          {...docsHeader}
          navLabel="Elsewhere, don’t"
          links={['Guides', 'Tutorials', 'Examples', 'Changelog', 'Blog', 'Status'].map((label) => ({
            label,
            href: `/${label.toLowerCase()}`,
          }))}
        />
      ),
      because: 'Six links are a second navigation beside the sidebar, and without a search they are the only way to find anything.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes from the logo to the search and through the links.',
      test: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await expect(canvas.getByRole('link', { name: 'Meridian documentation' })).toHaveFocus()
        await userEvent.tab()
        await expect(canvas.getByRole('button', { name: 'Search the docs' })).toHaveFocus()
        for (const name of [/^Console/, 'API Reference', 'Support']) {
          await userEvent.tab()
          await expect(canvas.getByRole('link', { name })).toHaveFocus()
        }
      },
    },
    {
      keys: 'Enter',
      does: 'Follows the logo or a link; on the search, opens it.',
      test: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await userEvent.keyboard('{Enter}')
        await expect(followed).toHaveBeenCalledWith('/docs')
        await userEvent.tab()
        await userEvent.keyboard('{Enter}')
        await expect(await canvas.findByRole('dialog', { name: 'Search the docs' })).toBeVisible()
        await userEvent.keyboard('{Escape}')
        await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
      },
    },
  ],
} satisfies Guide
