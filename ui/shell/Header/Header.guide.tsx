import { expect } from 'storybook/test'
import type { Guide } from '../../../.storybook/guides/guide.ts'
import { header } from './fixture.ts'
import { Header } from './Header.tsx'

export const guide = {
  use: 'The head of a page: the logo, the few places that matter, one action. In a narrow window the links fold into a `MenuDialog`; `back` alone heads a page of its own, such as a form.',
  avoid:
    'Not for documentation: take `DocsHeader`, with its search and chapters. Not for the places inside a long text: take `TableOfContents`. Not without `Page`, which brings the skip link.',
  do: [
    {
      show: (
        <article aria-label="A header to copy">
          <Header {...header} navLabel="Main, to copy" links={header.links.slice(0, 3)} current="/#proof" />
        </article>
      ),
      because: 'One word a link, one action, and `current` shows where the reader is.',
    },
  ],
  dont: [
    {
      show: (
        <article aria-label="A header to avoid">
          <Header
            {...header}
            navLabel="Main, to avoid"
            links={[
              'All about our networks',
              'How we route',
              'How we prove',
              'What the market does',
              'Prices and conditions',
              'Write to the team',
            ].map((label) => ({
              href: `/#${label}`,
              label,
            }))}
          />
        </article>
      ),
      because: 'Sentences for links: they wrap into a second row, and nobody finds the one that matters.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes from the logo link by link to the action. In a narrow window the button of the menu takes the place of the links: see `MenuDialog`.',
      test: async ({ canvas, userEvent }) => {
        for (const name of ['Meridian, home', ...header.links.map(({ label }) => label), 'Console (opens in a new tab)']) {
          await userEvent.tab()
          await expect(canvas.getByRole('link', { name })).toHaveFocus()
        }
        await userEvent.tab()
        await expect(canvas.getByRole('button', { name: 'Dark theme' })).toHaveFocus()
        await userEvent.tab()
        await expect(canvas.getByRole('link', { name: 'Write to us' })).toHaveFocus()
      },
    },
    {
      keys: 'Shift+Tab',
      does: 'Goes back the same way.',
      test: async ({ canvas, userEvent }) => {
        canvas.getByRole('link', { name: 'Write to us' }).focus()
        await userEvent.tab({ shift: true })
        await expect(canvas.getByRole('button', { name: 'Dark theme' })).toHaveFocus()
        await userEvent.tab({ shift: true })
        await expect(canvas.getByRole('link', { name: 'Console (opens in a new tab)' })).toHaveFocus()
      },
    },
  ],
} satisfies Guide
