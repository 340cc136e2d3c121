import type { Guide } from '../../../.storybook/guides/guide.ts'
import { StepMarker } from './StepMarker.tsx'

const row = { display: 'flex', alignItems: 'center', gap: 12 } as const

export const guide = {
  use: 'A ring on the line that marks a step: done, current or ahead. `verified`, the only lime one, is for a result that was checked.',
  avoid:
    'Not without words: it is a drawing, and the text beside it says the state. Not for a state away from the line: take `Badge`. Not for the stages of a plan: take `Roadmap`. Not at the start of a section: `Section` brings its own.',
  do: [
    {
      show: (
        <p style={row}>
          <StepMarker state="verified" />
          Result proven and delivered
        </p>
      ),
      because: 'The words say what the ring shows, so nobody needs the color.',
    },
  ],
  dont: [
    {
      show: (
        <p style={row}>
          <StepMarker state="completed" />
          <StepMarker state="current" />
          <StepMarker state="upcoming" />
        </p>
      ),
      because: 'Three rings and no word: a screen reader finds nothing here at all.',
    },
  ],
  keyboard: [],
} satisfies Guide
