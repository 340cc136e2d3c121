import type { Guide } from '../../../.storybook/guides/guide.ts'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export const guide = {
  use: 'Text for screen readers, where sighted readers get the same from a drawing, a short form or the position on the page.',
  avoid:
    'Not for what everybody needs: show it, with `Text`. Not around something that takes the focus, which would be focused and unseen: take `SkipLink`. Not for news: take `StatusMessage`, or `RouteAnnouncer` for a new page.',
  do: [
    {
      show: (
        <p>
          <span aria-hidden="true">
            3/12 <Icon name="check" />
          </span>
          <VisuallyHidden>3 of 12 nodes are online</VisuallyHidden>
        </p>
      ),
      because: 'The short form is seen and hidden from screen readers, the sentence is only read out: everybody gets it once.',
    },
  ],
  dont: [
    {
      show: (
        <p>
          Launch date <VisuallyHidden>Write day, month, year</VisuallyHidden>
        </p>
      ),
      because: 'Whoever sees the field needs the format as well.',
    },
  ],
  keyboard: [],
} satisfies Guide
