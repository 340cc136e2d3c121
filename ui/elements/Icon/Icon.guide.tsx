import type { Guide } from '../../../.storybook/guides/guide.ts'
import { Icon } from './Icon.tsx'

export const guide = {
  use: 'A small drawing beside words, in their size and color: it lets the eye find a button, a link or a message sooner.',
  avoid:
    'Not without words: it says nothing to a screen reader, so a label stands beside it, or a `VisuallyHidden` one inside the button. Not for a stop on the line: take `StepMarker`. Not for the mark: take `Logo`.',
  do: [
    {
      show: (
        <p>
          See the offers <Icon name="arrow-right" />
        </p>
      ),
      because: 'The words say it, the drawing repeats it.',
    },
  ],
  dont: [
    {
      show: (
        <p>
          <Icon name="warning" /> <Icon name="check" /> <Icon name="copy" />
        </p>
      ),
      because: 'Without words, sighted readers guess and a screen reader says nothing.',
    },
  ],
  keyboard: [],
} satisfies Guide
