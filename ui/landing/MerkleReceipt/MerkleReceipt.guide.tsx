import type { Guide } from '../../../.storybook/guides/guide.ts'
import { receipt } from './MerkleReceipt.fixture.ts'
import { MerkleReceipt } from './MerkleReceipt.tsx'

export const guide = {
  use: 'The receipt of a proof: its root in large type, what was signed, and the hashes that lead from a leaf to the root. A panel of `FeaturePanels`.',
  avoid: 'Not for a proof that the reader tries out (take `Proof`), not for a list of facts alone (take `FactList`).',
  do: [
    {
      show: <MerkleReceipt {...receipt} id="receipt-do" />,
      because: 'Every digit is that of a real proof, so that whoever computes it gets the same.',
    },
  ],
  dont: [
    {
      show: <MerkleReceipt {...receipt} id="receipt-dont" status="pending" root={'0123456789abcdef'.repeat(4)} />,
      because: 'Lime means verified and nothing else, and a made-up root proves nothing.',
    },
  ],
  keyboard: [],
} satisfies Guide
