import type { Application } from '../rules/schema.ts'

/** A sign that no person filled in the form. It marks the mail and never refuses it. */
export type SpamSignal = 'honeypot' | 'fast'

/** Hardly anybody reads and answers twelve questions in less time. In milliseconds. */
const fastest = 1_500

export const spamSignalsOf = ({ website, elapsedMs }: Application): SpamSignal[] => [
  ...(website ? ['honeypot' as const] : []),
  ...(elapsedMs !== undefined && elapsedMs < fastest ? ['fast' as const] : []),
]
