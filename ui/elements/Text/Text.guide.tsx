import type { Guide } from '../../../.storybook/guides/guide.ts'
import { Text } from './Text.tsx'

export const guide = {
  use: 'Running text in the sizes of the type scale: `lead` below a title, `body` to read, `small` for remarks, `mono` and `label` for facts, `figure` for a large number.',
  avoid:
    'Not for titles: take `Heading`, which stands in the outline. Not for a state in one to four words: take `Badge`. Not for a remark in documentation: take `Callout`. Not for the result of a form: take `StatusMessage`.',
  do: [
    {
      show: (
        <>
          <Text size="figure">4,096</Text>
          <Text size="label" tone="muted">
            GPU hours sold in March 2030
          </Text>
        </>
      ),
      because: 'A large figure has its unit, and what it counts stands close by.',
    },
  ],
  dont: [
    {
      show: <Text size="figure">How to deploy</Text>,
      because: 'Large text is no heading: it is missing from the outline by which a screen reader moves.',
    },
    {
      show: <Text tone="danger">lagos-1</Text>,
      because: 'The color alone says that something is wrong; without it two harmless words remain.',
    },
  ],
  keyboard: [],
} satisfies Guide
