import type { ReactNode } from 'react'
import { expect, fn } from 'storybook/test'
import type { Guide } from '../../../.storybook/guides/guide.ts'
import { SkipLink } from './SkipLink.tsx'

/** Box for an example that is fixed to the window and visible only with the focus. */
const shown = (link: ReactNode) => (
  <div className="pseudo-focus-all" style={{ contain: 'paint', blockSize: '5rem' }}>
    {link}
  </div>
)

export const guide = {
  use: 'The first stop of the keyboard on a page: it leads past the header to `#main`, and is seen only while it has the focus.',
  avoid:
    'Not on a page in `Page` or `DocsLayout`: they bring it. Not for places inside a text: take `TableOfContents`, or `Link` to an anchor.',
  do: [
    {
      show: shown(<SkipLink label="Skip to the content" />),
      because: 'It says what it does and where it leads, before anything else is read.',
    },
  ],
  dont: [{ show: shown(<SkipLink label="Main" />), because: 'A noun does not say that it skips something.' }],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Shows the link, before anything else on the page.',
      test: async ({ canvas, userEvent }) => {
        const link = canvas.getByRole('link', { name: 'Skip to the offers' })
        await expect(link.getBoundingClientRect().bottom).toBeLessThan(0)
        await userEvent.tab()
        await expect(link).toHaveFocus()
        await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
      },
    },
    {
      keys: 'Enter',
      does: 'Takes the focus to the main part; the next Tab goes on from there.',
      test: async ({ canvas, userEvent }) => {
        const link = canvas.getByRole<HTMLAnchorElement>('link', { name: 'Skip to the offers' })
        const main = canvas.getByRole('main')
        // A test may not navigate: this checks the link and focuses its target, as a browser does.
        const followed = fn((event: Event) => event.preventDefault())
        link.addEventListener('click', followed, { once: true })
        await userEvent.tab()
        await userEvent.keyboard('{Enter}')
        await expect(followed).toHaveBeenCalledOnce()
        await expect(link.hash).toBe(`#${main.id}`)
        main.focus()
        await expect(main).toHaveFocus()
        await userEvent.tab()
        await expect(canvas.getByRole('button', { name: 'Deploy' })).toHaveFocus()
      },
    },
  ],
} satisfies Guide
