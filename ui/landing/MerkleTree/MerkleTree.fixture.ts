import type { MerkleTreeProps } from './MerkleTree.tsx'

/** The starts of the hashes that the proof of “harvest field 7 · wheat” has. */
export const sack = {
  alt: 'A tree of eight hashes: one leaf and the three hashes beside its path lead to the root.',
  levels: [
    ['f831', '6e3d', 'e3c8', 'f191', '8b32', 'cb04', '1114', '787f'],
    ['cbd4', '1e32', '9a91', '63ac'],
    ['4995', 'b4cb'],
    ['6857'],
  ],
  caption: 'Proof of leaf {leaf}: three hashes of fourteen',
  legend: { proven: 'proven', sibling: 'evidence', rest: 'not needed' },
  pauseLabel: 'Pause the tree',
} satisfies MerkleTreeProps
