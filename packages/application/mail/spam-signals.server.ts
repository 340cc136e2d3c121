import { fieldNames, fields } from '../rules/fields.ts'
import type { FieldName } from '../words/application.ts'
import type { Application } from '../rules/schema.ts'
import { unlink } from './unlink.server.ts'

/** Signals label the email to the team and do not stop it (spec M21). After `honeypot`, the applicant gets no confirmation. */
export const spamSignals = ['honeypot', 'fast'] as const

export type SpamSignal = (typeof spamSignals)[number]

/** Shortest plausible time to fill in the form, in milliseconds. */
const fastest = 1_500

export const detectSpamSignals = ({ website, elapsedMs }: Application): SpamSignal[] => [
  ...(website ? ['honeypot' as const] : []),
  ...(elapsedMs !== undefined && elapsedMs < fastest ? ['fast' as const] : []),
]

/** Returns the fields whose text has something like a web address. The text may be honest, such as `ASP.NET` or `Booking.com`. */
export const findWebAddresses = (answers: Readonly<Record<string, unknown>>): FieldName[] =>
  fieldNames.filter((name) => {
    const answer = answers[name]
    // The call preference is often a scheduling link.
    return fields[name].kind === 'text' && name !== 'callPreference' && typeof answer === 'string' && unlink(answer) !== answer
  })
