import type { Guide } from '../../../.storybook/guides/guide.ts'
import { Text } from '../Text/Text.tsx'

export const guide = {
  use: 'Stands once in the app and reads out the title of each page that a link opens without a full load, as the browser does for a full one. Nobody sees it.',
  avoid:
    'Not where every link loads a document: the browser reads the title itself. Not for the result of a form: take `StatusMessage`. Not for other words to hear: take `VisuallyHidden`.',
  do: [
    {
      show: <Text size="mono">Balance – Docs – Meridian</Text>,
      because: 'The title is what is read out: first the page, then where it lies.',
    },
  ],
  dont: [{ show: <Text size="mono">Meridian</Text>, because: 'One title for all pages: after a click nothing seems to have happened.' }],
  keyboard: [],
} satisfies Guide
