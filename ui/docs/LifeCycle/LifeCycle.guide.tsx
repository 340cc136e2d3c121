import type { Guide } from '../../../.storybook/guides/guide.ts'
import { job, rental } from './fixture.ts'
import { LifeCycle } from './LifeCycle.tsx'

export const guide = {
  use: 'The states of a resource on one line: how it moves on, what is charged meanwhile, and where it may end. All words are text, in the order in which they are read; a narrow place draws the line from top to bottom.',
  avoid:
    'Not for worked examples of charges with their times (take `EpochTimeline`), not for steps that a reader follows (take `WalkStep`).',
  do: [{ show: <LifeCycle {...rental} />, because: 'Each state says the call that leads to it, and each charge its time and its price.' }],
  dont: [
    {
      show: <LifeCycle {...job} steps={job.steps.map(({ call: _call, text: _text, ...step }) => step)} />,
      because: 'Names alone do not say what moves the job on.',
    },
  ],
  keyboard: [],
} satisfies Guide
