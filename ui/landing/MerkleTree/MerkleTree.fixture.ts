import type { MerkleTreeProps } from './MerkleTree.tsx'

/** First digits of the hashes of the proof of “train job 7 · 4 × H100”. */
export const tree = {
  alt: 'A tree of eight hashes: one leaf and the three hashes beside its path lead to the root.',
  levels: [['c985', 'c3c5', '09ca', '29a2', '21df', '2e22', '007b', '140f'], ['a35d', 'fadd', '6825', '1140'], ['b808', 'ccba'], ['fc3e']],
  caption: 'Proof of leaf {leaf}: three hashes of fourteen',
  legend: { proven: 'proven', sibling: 'evidence', rest: 'not needed' },
  pauseLabel: 'Pause the tree',
} satisfies MerkleTreeProps
