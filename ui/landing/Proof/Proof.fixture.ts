import { expect, waitFor, type within } from 'storybook/test'
import { example } from './example.fixture.ts'
import type { ProofProps } from './Proof.tsx'

export const job = {
  eyebrow: 'Proof',
  title: 'The result, measured and signed.',
  lead: 'Every job carries its evidence. Change one byte and watch the evidence refuse it.',
  demo: {
    example,
    input: {
      label: 'Input',
      title: 'Describe the job',
      field: 'Job',
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
      waiting: 'Describe a job, and its proof appears here',
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
      still: 'The example is at rest: to try it, allow scripts and open the page over HTTPS.',
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
    { title: 'Source', text: 'Who sent it, and exactly when.' },
    { title: 'Machine', text: 'Which machine ran it, attested.' },
    { title: 'Execution', text: 'That the result follows from the job.' },
    { title: 'Consensus', text: 'That independent nodes agree.' },
  ],
  notes: [
    { label: 'This shows', text: 'That the job you see is the job that was signed.' },
    { label: 'It does not show', text: 'That the machine computed as it should: that needs another proof.' },
  ],
} satisfies ProofProps

export type Canvas = ReturnType<typeof within>

/** Waits for the reader's own proof, which begins in view. */
export const settled = (canvas: Canvas) => waitFor(() => expect(canvas.getByText(/accepted in [\d.]+ ms/)).toBeVisible())

/** Brings the demo into view, and waits for its proof. */
export const proven = async (canvas: Canvas) => {
  canvas.getByRole('textbox', { name: 'Job' }).scrollIntoView({ block: 'center' })
  await settled(canvas)
}

/** Waits for an announcement. */
export const says = (canvas: Canvas, text: RegExp) => waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(text))
