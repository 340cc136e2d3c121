import { leafCount, type CheckName } from '../../merkle/evidence.ts'
import { interpolate, type ProofDemoTexts } from './texts.ts'
import type { Shown } from './useProof.ts'

export const getOutcome = ({ text, verdict }: Shown) => (text === '' ? 'empty' : verdict.reason ? 'rejected' : 'verified')

const getValues = ({ change }: Shown) => ({
  leaves: leafCount,
  leaf: (change?.leaf ?? 0) + 1,
  byte: (change?.offset ?? 0) + 1,
  from: change?.from ?? '',
  to: change?.to ?? '',
})

export function getCheck(name: CheckName, shown: Shown, { validate }: ProofDemoTexts) {
  const state = shown.text === '' ? 'none' : shown.verdict[name].ok ? 'ok' : 'failed'
  return { state, text: state === 'none' ? validate.none : interpolate(validate.checks[name][state], getValues(shown)) } as const
}

export function getReason(shown: Shown, { output }: ProofDemoTexts): string {
  if (shown.text === '') return output.waiting
  if (shown.change) return interpolate(output.changed, getValues(shown))
  return shown.mode === 'live' ? output.accepted : output.example
}

export function getAnnouncement(shown: Shown, { output }: ProofDemoTexts): string {
  if (shown.cause === 'arrival') return ''
  const verdict = output[getOutcome(shown)]
  return shown.change ? interpolate(output.announced, { verdict, ...getValues(shown) }) : verdict
}
