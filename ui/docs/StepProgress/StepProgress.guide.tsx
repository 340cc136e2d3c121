import type { Guide } from '../../../.storybook/guides/guide.ts'
import { StepProgress } from './StepProgress.tsx'

const text = (done: number, total: number) => `${done} of ${total} steps`

export const guide = {
  use: 'How many steps of a walk-through the reader has done. A change is announced. Without JavaScript it is not there, so the text must number its steps.',
  avoid: 'Not for something that loads (say it in a `StatusMessage`), not for the order of steps (take a numbered list).',
  do: [
    {
      show: <StepProgress label="Your first machine" done={2} total={6} text={text} />,
      because: 'The text gives both numbers, so nobody has to count the marks.',
    },
  ],
  dont: [
    {
      show: <StepProgress label="Progress" done={2} total={6} text={() => '33 %'} />,
      because: 'A share does not say how many steps are left, and “Progress” does not say of what.',
    },
  ],
  keyboard: [],
} satisfies Guide
