import type { Guide } from '../../../.storybook/guides/guide.ts'
import { Notice } from './Notice.tsx'

export const guide = {
  use: 'One sentence about the whole page that came up after the page was there, such as that the network is gone; it goes when its cause is over.',
  avoid: 'Not for the result of a form (take `StatusMessage`), not for a failed page (take `ErrorScreen`), not for anything to press.',
  do: [
    {
      show: <Notice message="You are offline. This page opens when you are back." />,
      because: 'It says what happened and what happens next.',
    },
  ],
  dont: [{ show: <Notice message="Error 503" />, because: 'A number says neither what happened nor what to do.' }],
  keyboard: [],
} satisfies Guide
