import type { Guide } from '../../../.storybook/guides/guide.ts'
import { ScrollProgress } from './ScrollProgress.tsx'

const header = { position: 'relative', padding: 16, borderBlockEnd: '1px solid var(--onenode-color-line)' } as const

export const guide = {
  use: 'A bar under the header of a long page that shows how far the reader has come. `Header` brings it with `progress`.',
  avoid: 'Not for the progress of a task: it says nothing to a screen reader. Not twice on a page.',
  do: [
    {
      show: (
        <div style={header}>
          Meridian
          <ScrollProgress />
        </div>
      ),
      because: 'A positioned header gives it its width and its place.',
    },
  ],
  dont: [
    {
      show: (
        <div style={{ padding: 16 }}>
          Uploading your file
          <ScrollProgress />
        </div>
      ),
      because: 'It follows the scrolling, not an upload; nobody hears it.',
    },
  ],
  keyboard: [],
} satisfies Guide
