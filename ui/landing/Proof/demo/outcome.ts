import { leafCount, type CheckName } from '../../merkle/evidence.ts'
import { interpolate, type ProofDemoTexts } from './texts.ts'
import type { Shown } from './useProof.ts'

/** Outcome of the proof; an empty input has nothing to verify. */
export const getOutcome = ({ text, verdict }: Shown) => (text === '' ? 'empty' : verdict.reason ? 'rejected' : 'verified')

/** Values of the placeholders. */
const getValues = ({ change }: Shown) => ({
  leaves: leafCount,
  leaf: (change?.leaf ?? 0) + 1,
  byte: (change?.offset ?? 0) + 1,
  from: change?.from ?? '',
  to: change?.to ?? '',
})

/** State of a check and its text. */
export function getCheck(name: CheckName, shown: Shown, { validate }: ProofDemoTexts) {
  const state = shown.text === '' ? 'none' : shown.verdict[name].ok ? 'ok' : 'failed'
  return { state, text: state === 'none' ? validate.none : interpolate(validate.checks[name][state], getValues(shown)) } as const
}

/** Text below the verdict. */
export function getReason(shown: Shown, { output }: ProofDemoTexts): string {
  if (shown.text === '') return output.waiting
  if (shown.change) return interpolate(output.changed, getValues(shown))
  return shown.mode === 'live' ? output.accepted : output.example
}

/** Announcement: none on arrival, the verdict after an action, with the place of a change. */
export function announcement(shown: Shown, { output }: ProofDemoTexts): string {
  if (shown.cause === 'arrival') return ''
  const verdict = output[getOutcome(shown)]
  return shown.change ? interpolate(output.announced, { verdict, ...getValues(shown) }) : verdict
}
