import type { Guide } from '../../../.storybook/guides/guide.ts'
import { pauseKeys } from '../InstrumentFrame/pauseKeys.fixture.ts'
import { tree } from './MerkleTree.fixture.ts'
import { MerkleTree } from './MerkleTree.tsx'

export const guide = {
  use: 'A tree of eight hashes with the path that proves one leaf; every few seconds it proves another. It brings its own frame and stands in `FeaturePanels`.',
  avoid:
    'Not for a proof that the reader tries out (take `Proof`), not for parts that work together (take `WorkflowGraph`), not for other trees: it has eight leaves.',
  do: [
    {
      show: <MerkleTree {...tree} caption="Proof of part {leaf}: three hashes of fourteen" />,
      because: 'Real hashes, a caption that counts, and a legend: the colors alone would tell nothing.',
    },
  ],
  dont: [
    {
      show: <MerkleTree {...tree} alt="Tree" caption="Secure by design" legend={{ proven: 'blue', sibling: 'black', rest: 'grey' }} />,
      because: 'The caption does not say which leaf is proven, the legend names colors, and who cannot see the tree learns nothing of it.',
    },
  ],
  keyboard: pauseKeys('Pause the tree'),
} satisfies Guide
