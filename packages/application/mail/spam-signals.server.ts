import type { Application } from '../rules/schema.ts'

/** Signals only label the mail, which is always delivered (spec M21). */
export const spamSignals = ['honeypot', 'fast'] as const

export type SpamSignal = (typeof spamSignals)[number]

/** Shortest plausible time to fill in the form, in milliseconds. */
const fastest = 1_500

export const detectSpamSignals = ({ website, elapsedMs }: Application): SpamSignal[] => [
  ...(website ? ['honeypot' as const] : []),
  ...(elapsedMs !== undefined && elapsedMs < fastest ? ['fast' as const] : []),
]
