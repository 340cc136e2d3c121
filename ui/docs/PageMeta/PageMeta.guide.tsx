import { expect } from 'storybook/test'
import type { Guide } from '../../../.storybook/guides/guide.ts'
import { PageMeta } from './PageMeta.tsx'

const edit = { href: 'https://code.meridian.example/docs/order.mdx', label: 'Edit this page' }

export const guide = {
  use: 'The last line of a page of documentation: when it changed, and where to change it.',
  avoid: 'Not for the pages before and after (take `PreviousNext`), not for copies of the page (take `PageActions`).',
  do: [{ show: <PageMeta updated="Last updated 14 January 2026" edit={edit} />, because: 'A reader sees whether the page is alive.' }],
  dont: [
    { show: <PageMeta updated="Last updated recently" />, because: 'Without a date a reader cannot compare the page with a release.' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes to the link.',
      test: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await expect(canvas.getByRole('link', { name: 'Edit this page' })).toHaveFocus()
      },
    },
  ],
} satisfies Guide
