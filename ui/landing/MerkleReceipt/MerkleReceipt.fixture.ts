import type { MerkleReceiptProps } from './MerkleReceipt.tsx'

/** First digits of the hashes in the proof for “train job 7 · 4 × H100”. */
export const receipt = {
  id: 'proof-ledger',
  number: '03',
  title: 'Proof ledger',
  description: 'What arrives comes with the evidence that it is right.',
  additionalText: 'Anyone who holds the signature can check it.',
  path: {
    label: 'Leaf 6 and the hashes that prove it',
    hashes: [
      { label: 'leaf 6', hash: '2e22…', proven: true },
      { label: 'sibling', hash: '21df…' },
      { label: 'sibling', hash: '1140…' },
      { label: 'sibling', hash: 'b808…' },
      { label: 'root', hash: 'fc3e…', proven: true },
    ],
  },
  label: 'Proof of job 7',
  status: 'verified',
  root: 'fc3e9d21ab7760c4fc3e9d21ab7760c51b2c3d4e5f60718293a4b5c6d7e8f90a',
  facts: [
    { label: 'job', value: 'train job 7 · 4 × H100' },
    { label: 'leaves', value: '8 · 23 bytes' },
    { label: 'signature', value: 'Ed25519 · 9ab1…77' },
  ],
} satisfies MerkleReceiptProps
