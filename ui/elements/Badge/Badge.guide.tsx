import type { Guide } from '../../../.storybook/guides/guide.ts'
import { Badge } from './Badge.tsx'

export const guide = {
  use: 'A badge states a fact about what is beside it, in one to four words: a kind, a method or a state. The tone `verified` is only for what somebody checked.',
  avoid:
    'Not for something to press: take `Button` or `Link`. Not for a sentence: take `Text`, or `Callout` in documentation. Not for a stop on the line: take `StepMarker`.',
  do: [
    {
      show: (
        <>
          <Badge>In progress</Badge> <Badge tone="verified">Proof checked</Badge>
        </>
      ),
      because: 'The words carry the state, and lime stands for one thing: somebody checked it.',
    },
  ],
  dont: [
    { show: <Badge tone="verified">New</Badge>, because: 'Nothing was checked here: lime on everything proves nothing any more.' },
    {
      show: (
        <>
          <Badge tone="accent">Lagos</Badge> <Badge tone="accent">Haifa</Badge> <Badge tone="accent">Lviv</Badge>
        </>
      ),
      because: 'The accent picks out one of many; where all have it, none stands out.',
    },
  ],
  keyboard: [],
} satisfies Guide
