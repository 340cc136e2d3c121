import type { Guide } from '../../../.storybook/guides/guide.ts'
import { ScrollProgress } from './ScrollProgress.tsx'

export const guide = {
  use: 'The line down the page, drawn in the accent as far as the reader has come. `Section` brings it: take it alone only for something between two sections that must not interrupt it.',
  avoid:
    'Not as a rule between parts, and not as a progress bar: it says nothing to a screen reader. Not for a plan: take `Roadmap`, with its markers.',
  do: [
    {
      show: (
        <div style={{ position: 'relative', paddingInlineStart: 32, paddingBlock: 24 }}>
          <ScrollProgress />
          Between two stations.
        </div>
      ),
      because: 'A positioned box gives it its height, and the padding its room.',
    },
  ],
  dont: [
    {
      show: (
        <div style={{ position: 'relative', paddingBlock: 24 }}>
          <ScrollProgress />
          Between two stations.
        </div>
      ),
      because: 'It takes no room of its own: without padding it runs into the letters.',
    },
  ],
  keyboard: [],
} satisfies Guide
