import type { Guide } from '../../../.storybook/guides/guide.ts'
import { Cells } from './Cells.tsx'

export const guide = {
  use: 'The cells of one network, as a swatch above or beside its name: squares for GPU, bars for storage, dots for compute, pluses for network.',
  avoid: 'Not as an ornament: a shape stands for its network everywhere. Not for a figure: nothing is counted in it.',
  do: [
    {
      show: (
        <div style={{ inlineSize: '12rem' }}>
          <Cells shape="gpu" />
          GPU
        </div>
      ),
      because: 'The name stands beside it: the swatch alone says nothing to a screen reader.',
    },
  ],
  dont: [
    {
      show: (
        <div style={{ inlineSize: '12rem' }}>
          <Cells shape="compute" />
          GPU
        </div>
      ),
      because: 'Dots are compute: another shape under a name breaks the one code.',
    },
  ],
  keyboard: [],
} satisfies Guide
