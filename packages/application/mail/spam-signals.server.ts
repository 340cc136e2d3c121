import type { Application } from '../rules/schema.ts'

/** Signs that no person filled in the form. They mark the mail and never refuse it (spec M21). */
export const spamSignals = ['honeypot', 'fast'] as const

export type SpamSignal = (typeof spamSignals)[number]

/** Hardly anybody reads and answers the form in less time. In milliseconds. */
const fastest = 1_500

export const spamSignalsOf = ({ website, elapsedMs }: Application): SpamSignal[] => [
  ...(website ? ['honeypot' as const] : []),
  ...(elapsedMs !== undefined && elapsedMs < fastest ? ['fast' as const] : []),
]
