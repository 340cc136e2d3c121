import type { Guide } from '../../../.storybook/guides/guide.ts'
import { Receipt } from './Receipt.tsx'

export const guide = {
  use: 'What it is for, in one or two sentences.',
  avoid: 'When not to use it, and what to use instead: `Text`.',
  do: [{ show: <Receipt title="Sown in April" />, because: 'What the reader gains by it.' }],
  dont: [{ show: <Receipt title="Click here" />, because: 'What the reader loses by it.' }],
  keyboard: [],
} satisfies Guide
