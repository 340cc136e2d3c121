import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { FrozenApplication } from '../accept.server.ts'
import type { Attempts } from '../attempts.server.ts'

const applicationSchema = z.strictObject({
  reference: z.string(),
  fingerprint: z.string(),
  acceptedAt: z.int(),
  mail: z.strictObject({
    from: z.string(),
    to: z.array(z.string()),
    subject: z.string(),
    replyTo: z.string(),
    text: z.string(),
    html: z.string(),
  }),
})

const recordSchema = z.strictObject({ digest: z.string(), application: applicationSchema })

const attemptsSchema = z.strictObject({
  count: z.int(),
  generation: z.int(),
  keyFrom: z.number(),
  ambiguous: z.boolean(),
  labelled: z.boolean(),
  underWay: z.boolean(),
  parked: z.boolean(),
  error: z.optional(z.string()),
})

/** A file of the spool that is torn, changed or of another kind; its message says nothing of its content. */
export class CorruptFile extends Error {
  override readonly name = 'CorruptFile'
}

const digestOf = (application: FrozenApplication): string => createHash('sha256').update(JSON.stringify(application)).digest('hex')

const parsed = <T>(schema: z.ZodMiniType<T>, text: string): T => {
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    // The parser's own message may quote what it read.
    throw new CorruptFile('A file of the spool cannot be read.')
  }
}

/** Writes an application as a file's text, with a digest that tells when a single bit has changed. */
export const encodeApplication = (application: FrozenApplication): string =>
  `${JSON.stringify({ digest: digestOf(application), application })}\n`

/**
 * Reads an application from a file's text.
 * @throws CorruptFile when it is not exactly what was written.
 */
export const decodeApplication = (text: string, reference: string): FrozenApplication => {
  const { digest, application } = parsed(recordSchema, text)
  if (digest !== digestOf(application) || application.reference !== reference) throw new CorruptFile('A file of the spool has changed.')
  return application
}

/** Writes attempts as a file's text. */
export const encodeAttempts = (attempts: Attempts): string => `${JSON.stringify(attempts)}\n`

/**
 * Reads attempts from a file's text.
 * @throws CorruptFile when they are not what was written.
 */
export const decodeAttempts = (text: string): Attempts => parsed(attemptsSchema, text)
