import { expect } from 'storybook/test'
import type { Guide } from '../../../.storybook/guides/guide.ts'
import { CallList } from './CallList.tsx'
import { calls, callsByPath } from './fixture.ts'

export const guide = {
  use: 'The calls of a page or of a whole API, each with its method and a link to its section.',
  avoid: 'Not for the call that a section is about (take `Endpoint`), not for the sections of a guide (take `TableOfContents`).',
  do: [
    {
      show: <CallList prefix={{ label: 'Every path begins with', path: '/v3' }} items={callsByPath} />,
      because: 'The beginning that all paths share is said once, so that the paths differ at their first letter.',
    },
  ],
  dont: [
    {
      show: <CallList items={calls.map((call) => ({ ...call, text: 'See below.' }))} />,
      because: 'Title, path and a sentence say one thing three times.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes from call to call.',
      test: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await expect(canvas.getByRole('link', { name: /Order machines/ })).toHaveFocus()
        await userEvent.tab()
        await expect(canvas.getByRole('link', { name: /List machines/ })).toHaveFocus()
      },
    },
  ],
} satisfies Guide
