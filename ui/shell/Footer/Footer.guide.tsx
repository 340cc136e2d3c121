import { expect } from 'storybook/test'
import type { Guide } from '../../../.storybook/guides/guide.ts'
import { footer } from './fixture.ts'
import { Footer } from './Footer.tsx'

export const guide = {
  use: 'The end of a page: one sentence, the copyright, up to three lists of links, and the name as wide as the page. The line of the page ends in its mark.',
  avoid:
    'Not for the next step: take `CallToAction` above it, or `PreviousNext` in documentation. Not for what a reader must find: that stands in `Header` or in the text too.',
  do: [
    {
      show: (
        <article aria-label="A footer to copy">
          <Footer
            {...footer}
            columns={[
              {
                title: 'Regions',
                links: [
                  { href: '#lagos', label: 'Lagos' },
                  { href: '#haifa', label: 'Haifa' },
                ],
              },
            ]}
          />
        </article>
      ),
      because: 'The title names what its links have in common: it is what a screen reader calls the list.',
    },
  ],
  dont: [
    {
      show: (
        <article aria-label="A footer to avoid">
          <Footer
            {...footer}
            columns={['More', 'Links', 'Other'].map((title) => ({ title, links: [{ href: `#${title}`, label: `${title} …` }] }))}
          />
        </article>
      ),
      because: 'Lists of one link, under titles that could stand over anything: the reader has to try them all.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes through the links, list by list, then to the logo.',
      test: async ({ canvas, userEvent }) => {
        for (const name of [/^About$/, /^Features$/, /^Guide$/, /^Status \(/, /^Community \(/, /^info@/, /^Meridian, home$/]) {
          await userEvent.tab()
          await expect(canvas.getByRole('link', { name })).toHaveFocus()
        }
      },
    },
  ],
} satisfies Guide
