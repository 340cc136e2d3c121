import type { Application } from './schema.ts'

/** A sign that no person filled in the form. It marks the mail and never refuses it. */
export type SpamSign = 'honeypot' | 'fast'

/** Hardly anybody reads and answers twelve questions in less time. In milliseconds. */
const fastest = 1_500

/** Returns the signs of spam that an application shows. */
export const spamSignsOf = ({ website, elapsedMs }: Application): SpamSign[] => [
  ...(website ? ['honeypot' as const] : []),
  ...(elapsedMs !== undefined && elapsedMs < fastest ? ['fast' as const] : []),
]
