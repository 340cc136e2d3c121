import type { Guide } from '../../../.storybook/guides/guide.ts'
import { NodeFigure } from './NodeFigure.tsx'

const networks = { gpu: 'GPU', storage: 'Storage', compute: 'Compute', network: 'Network' }

export const guide = {
  use: 'What an applicant brings, as a node of the network: one cell of the GPU quarter for each GPU. It stands in a `FormStage`.',
  avoid: 'Not as decoration, and not for figures that nobody entered: take `Cells` for a swatch of a network.',
  do: [
    {
      show: <NodeFigure title="Your node" facts={[{ figure: '8 GPUs', text: ', 1 cell each' }]} networks={networks} gpus={8} filled />,
      because: 'The words beside it say what the cells count.',
    },
  ],
  dont: [
    {
      show: <NodeFigure title="Join now" facts={[{ text: 'The future is here.' }]} networks={networks} gpus={500} filled />,
      because: 'The cells count nothing that the reader said.',
    },
  ],
  keyboard: [],
} satisfies Guide
