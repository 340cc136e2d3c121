import type { ProofProps } from '#ui/landing/Proof/Proof.tsx'
import { proofExample } from './proof-example.ts'

/** 1Proof: the working pipeline, and the strategies. */
export const proof = {
  id: 'oneproof',
  eyebrow: '1Proof',
  title: 'Trust comes from mathematics, not from promises.',
  lead: 'Zero-knowledge proofs, hardware attestation and cryptographic signatures, checked on every workload. Try it: change one byte and watch the proof fail.',
  demo: {
    example: proofExample,
    input: {
      label: 'Input',
      title: 'Describe the work',
      field: 'Workload',
      read: { one: '{bytes} byte in {leaves} leaves', other: '{bytes} bytes in {leaves} leaves' },
      changed: 'byte {offset}: {from} became {to}, in leaf {leaf}',
    },
    engine: { label: 'Proof engine', title: 'Commit and sign', root: 'merkle root', signature: 'signature' },
    validate: {
      label: 'Validate',
      title: 'Check the evidence',
      checks: { leaf: 'leaf', path: 'path', signature: 'signature' },
      ok: 'ok',
      failed: 'failed',
      none: 'not checked',
    },
    output: {
      label: 'Output',
      verified: 'Verified',
      rejected: 'Rejected',
      empty: 'Nothing to verify',
      waiting: 'Describe a workload, and its proof appears here',
      accepted: 'Proof accepted in {ms} ms, in your browser',
      example: 'A worked example, proven beforehand',
      reasons: {
        leaf: 'Leaf {leaf} is not the data that was signed',
        path: 'The path of leaf {leaf} does not lead to the root',
        signature: 'The signature does not fit the root',
      },
    },
    controls: {
      tamper: 'Change one byte',
      restore: 'Restore',
      whole: 'Nothing is changed.',
      empty: 'There is no byte to change.',
      still: 'This is a worked example. To try your own input, allow scripts and open the page over HTTPS.',
    },
    evidence: {
      summary: 'The evidence in full',
      root: 'Merkle root',
      signature: 'Signature, {algorithm}',
      publicKey: 'Public key',
      leaf: 'Leaf {leaf}',
    },
  },
  strategies: [
    { title: 'Source', text: 'Who asked, and for exactly what.' },
    { title: 'Infrastructure', text: 'Which hardware ran it, attested.' },
    { title: 'Execution', text: 'That the result follows from the input.' },
    { title: 'Network consensus', text: 'That independent nodes agree.' },
  ],
  notes: [
    {
      label: 'This shows',
      text: 'Source integrity: that the input you see is the input that was committed to and signed, down to the byte.',
    },
    {
      label: 'It does not show',
      text: 'A zero-knowledge proof of execution: that the work was done as asked is for the other strategies.',
    },
  ],
} satisfies ProofProps
