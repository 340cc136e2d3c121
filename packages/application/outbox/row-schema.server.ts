import * as z from 'zod/mini'

const flag = z.union([z.literal(0), z.literal(1)])
const text = z.nullable(z.string())
const common = {
  reference: z.string().check(z.regex(/^[0-9a-f-]{36}$/)),
  fingerprint: z.string(),
  email: z.string(),
  answers: text,
  mail: text,
  acceptedAt: z.int(),
  attempts: z.int(),
  waitingSince: z.int(),
  generation: z.int(),
  keyFrom: z.int(),
  maybeSent: flag,
  labelled: flag,
  withoutReplyTo: flag,
  error: text,
}

/** Row of a file that may be damaged: one that waits has a time for its next attempt, and no other has. */
export const storedRow = z.discriminatedUnion('state', [
  z.object({ ...common, state: z.enum(['waiting', 'parked']), nextAttemptAt: z.int() }),
  z.object({ ...common, state: z.enum(['dead', 'sent']), nextAttemptAt: z.null() }),
])
