import type { Guide } from '../../../.storybook/guides/guide.ts'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export const guide = {
  use: 'Words for a screen reader, where the eye gets the same from a drawing, a short form or a place on the page.',
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
      because: 'The short form is for the eye and hidden from the ear, the sentence the reverse: both get it once.',
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
