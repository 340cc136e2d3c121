import { expect } from 'storybook/test'
import type { Guide } from '../../../.storybook/guides/guide.ts'
import { followed } from '../DocHeading/stay.fixture.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'

export const guide = {
  use: 'Where a page of documentation stands: the way from the area to its group, above the title. Each entry with an address leads back up.',
  avoid:
    'Not for the pages beside this one (take `Sidebar`), not for the pages before and behind it (take `PreviousNext`), not for the parts of a form (take `FieldGroup`).',
  do: [
    {
      show: <Breadcrumbs label="Breadcrumbs, do" items={[{ label: 'Docs', href: '/docs' }, { label: 'Billing' }]} />,
      because: 'It ends with the group, because the title stands right below; a group without a page of its own is plain text.',
    },
  ],
  dont: [
    {
      show: (
        <Breadcrumbs
          label="Breadcrumbs, don’t"
          items={[
            { label: 'Home', href: '/' },
            { label: 'Docs', href: '/docs' },
            { label: 'Billing', href: '/docs/billing' },
            { label: 'Balance' },
          ]}
        />
      ),
      because: 'The header leads home already, and the last entry is the title a second time.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes from link to link; an entry without an address is no stop.',
      test: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await expect(canvas.getByRole('link', { name: 'Docs' })).toHaveFocus()
        await userEvent.tab()
        await expect(canvas.getByRole('navigation').contains(document.activeElement)).toBe(false)
      },
    },
    {
      keys: 'Enter',
      does: 'Follows the link.',
      test: async ({ userEvent }) => {
        await userEvent.tab()
        await userEvent.keyboard('{Enter}')
        await expect(followed).toHaveBeenCalledWith('/docs')
      },
    },
  ],
} satisfies Guide
