import { expect, waitFor, type within } from 'storybook/test'
import { example } from './example.fixture.ts'
import type { ProofProps } from './Proof.tsx'

export const job = {
  eyebrow: 'Proof',
  title: 'The result, measured and signed.',
  lead: 'Every job carries its evidence. Change one byte and watch the evidence refuse it.',
  demo: {
    example,
    input: { label: 'Input', field: 'Job', read: { one: '{bytes} byte', other: '{bytes} bytes' }, was: 'was' },
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
        path: { label: 'path to root', ok: 'same root', failed: 'other root' },
        signature: { label: 'signature', ok: 'fits', failed: 'does not fit' },
      },
      none: 'not checked',
    },
    output: {
      label: 'Output',
      verified: 'Verified',
      rejected: 'Rejected',
      empty: 'Nothing to verify',
      waiting: 'Describe a job, and its proof appears here.',
      accepted: 'Every byte matches what was signed, checked in your browser.',
      example: 'Every byte is the one that was signed. A worked example.',
      changed: 'Byte {byte} in leaf {leaf} is “{to}”, signed was “{from}”.',
      announced: '{verdict}: byte {byte} in leaf {leaf}',
      root: 'root',
      otherRoot: 'root of this input',
    },
    controls: {
      tamper: 'Change one byte',
      restore: 'Restore',
      whole: 'Nothing is changed.',
      empty: 'There is no byte to change.',
      still: 'The example is at rest: to try it, allow scripts and open the page over HTTPS.',
    },
  },
  strategies: [
    { title: 'Source', text: 'Who sent it, and exactly when.', checked: 'Checked above.' },
    { title: 'Machine', text: 'Which machine ran it, attested.' },
    { title: 'Execution', text: 'That the result comes from running the job.' },
    { title: 'Consensus', text: 'That independent nodes agree.' },
  ],
} satisfies ProofProps

export type Canvas = ReturnType<typeof within>

/** Waits until `amount` demos have checked their proofs. A demo starts when it comes into view. */
export const waitForProofs = (canvas: Canvas, amount: number) =>
  waitFor(() => expect(canvas.getAllByText(/checked in your browser/)).toHaveLength(amount))

export const settled = (canvas: Canvas) => waitForProofs(canvas, 1)

/** Scrolls to the demo and waits for its proof. */
export const showProof = async (canvas: Canvas) => {
  canvas.getByRole('textbox', { name: 'Job' }).scrollIntoView({ block: 'center' })
  await settled(canvas)
}

/** Waits for an announcement. */
export const waitForAnnouncement = (canvas: Canvas, text: RegExp) =>
  waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(text))
