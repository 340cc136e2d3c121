import type { Guide } from '../../../.storybook/guides/guide.ts'
import { LinePage } from './Line.fixture.tsx'

export const guide = {
  use: 'The one line down a page, in pieces: each section owns its stretch, takes the color of its ground and keeps to five lanes: both margins and the gutters before columns 4, 7 and 10. `useDrawnLine` on the page draws it as far as the reader has come.',
  avoid: 'Not as a rule between parts, and never across text. Not for progress that a person must hear: it is hidden from screen readers.',
  do: [
    {
      show: <LinePage stretches={[{ from: 'start', to: 4 }]} />,
      because: 'The line leaves a section on the lane on which the next one takes it.',
    },
  ],
  dont: [
    {
      show: (
        <LinePage
          stretches={[
            { from: 'start', to: 4 },
            { from: 10, to: 'end' },
          ]}
        />
      ),
      because: 'The line breaks between two sections: the exit of one is not the entry of the next.',
    },
  ],
  keyboard: [],
} satisfies Guide
