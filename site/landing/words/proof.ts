import type { ProofProps } from '#ui/landing/Proof/Proof.tsx'
import { proofExample } from './proof-example.ts'

export const proof = {
  id: 'oneproof',
  eyebrow: '1Proof',
  title: 'Trust comes from mathematics, not from promises.',
  lead: 'We combine zero-knowledge proofs, hardware attestation and cryptographic signatures. Try the signature yourself: describe a workload, then change one byte.',
  demo: {
    example: proofExample,
    input: { label: 'Input', field: 'Workload', read: { one: '{bytes} byte', other: '{bytes} bytes' }, was: 'was' },
    engine: {
      label: 'Proof engine',
      hash: 'SHA-256, RFC 6962',
      root: 'signed root',
      signature: 'signature',
      tree: 'Tree of hashes over {leaves} leaves: the line leads from leaf {leaf} to the root',
      levels: ['leaf hashes', 'pairs', 'pairs', 'root'],
    },
    validate: {
      label: 'Validate',
      checks: {
        leaf: { label: 'leaf data', ok: '{leaves} of {leaves}', failed: 'leaf {leaf} differs' },
        path: { label: 'path to root', ok: 'same root', failed: 'different root' },
        signature: { label: 'signature', ok: 'valid', failed: 'not valid' },
      },
      none: 'not checked',
    },
    output: {
      label: 'Output',
      verified: 'Verified',
      rejected: 'Rejected',
      empty: 'Nothing to verify',
      waiting: 'Describe a workload, and its proof appears here.',
      accepted: 'Every byte matches what was signed, checked in your browser.',
      example: 'Every byte matches what was signed, in this worked example.',
      changed: 'Byte {byte} in leaf {leaf} is “{to}”. We signed “{from}”.',
      announced: '{verdict}: byte {byte} in leaf {leaf}',
      root: 'root',
      otherRoot: 'root of this input',
    },
    controls: {
      tamper: 'Change one byte',
      restore: 'Restore',
      whole: 'Nothing is changed.',
      empty: 'There is no byte to change.',
      still: 'This is a worked example. To try your own input, allow scripts and open the page over HTTPS.',
    },
  },
  strategies: [
    { title: 'Source', text: 'Who asked, and for what.', checked: 'Checked in the figure above.' },
    { title: 'Infrastructure', text: 'Which hardware ran it.' },
    { title: 'Execution', text: 'Whether the result follows from the input.' },
    { title: 'Network consensus', text: 'Whether independent nodes agree.' },
  ],
} satisfies ProofProps
