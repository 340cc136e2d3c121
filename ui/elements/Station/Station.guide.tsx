import type { Guide } from '../../../.storybook/guide.ts'
import { Station } from './Station.tsx'

const row = { display: 'flex', alignItems: 'center', gap: 12 } as const

export const guide = {
  use: 'A ring on the line: how far the way has come. `verified`, the only lime one, is for what somebody checked.',
  avoid:
    'Not without words: it is a drawing, and the text beside it says the state. Not for a state away from the line: take `Badge`. Not for the stages of a plan: take `Roadmap`. Not at the start of a section: `Section` brings its own.',
  do: [
    {
      show: (
        <p style={row}>
          <Station state="verified" />
          Harvest weighed and confirmed
        </p>
      ),
      because: 'The words say what the ring shows, so nobody needs the colour.',
    },
  ],
  dont: [
    {
      show: (
        <p style={row}>
          <Station state="done" />
          <Station state="current" />
          <Station state="ahead" />
        </p>
      ),
      because: 'Three rings and no word: a screen reader finds nothing here at all.',
    },
  ],
  keyboard: [],
} satisfies Guide
