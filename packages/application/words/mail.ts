import { brand } from '@workspace/tokens/brand.ts'
import { toShortReference } from '../short-reference.ts'
import type { application } from './application.ts'

type Wants = Record<keyof typeof application.options.moreInfoPreference, string>

const writeReference = (reference: string) => `${toShortReference(reference)} (${reference})`

export const mail = {
  kicker: 'New Cloud Host Application',
  title: (company: string) => `New Cloud Host Application - ${company}`,
  gpus: (gpus: number) => (gpus === 1 ? 'GPU' : 'GPUs'),
  square: (gpus: number) => `1 square = ${gpus === 1 ? '1 GPU' : `${gpus.toLocaleString('en-US')} GPUs`}`,
  facts: { where: 'Location', setup: 'Setup', wants: 'Wants', capital: 'Capital' },
  wants: { demo: 'a demo', call: 'a call', written: 'written information' } satisfies Wants as Readonly<Record<string, string>>,
  reply: (name: string) => `Reply to ${name}`,
  replySubject: (reference: string) => `Re: Your Cloud Host Application (${toShortReference(reference)})`,
  replyNote: (email: string) => `Or reply to this email; it goes to ${email}.`,
  replyText: (email: string) => `Reply: ${email} (or reply to this email)`,
  wantsText: (wants: string) => `Wants ${wants}.`,
  possibleDuplicate: (subject: string, reference: string) => `[Possible duplicate, ref ${reference}] ${subject}`,
  suspectedSpam: (subject: string) => `[Suspected spam] ${subject}`,
  typed: (typed: string) => `typed: ${typed}`,
  maybePersonal: 'may be a personal address',
  yes: 'Yes',
  no: 'No',
  submission: {
    title: 'Submission',
    submitted: 'Submitted',
    reference: 'Reference',
    referenceText: writeReference,
    referralSource: 'Referral source',
    spamSignals: 'Suspected spam',
  },
  spamSignals: {
    honeypot: 'a field that people do not see was filled in',
    fast: 'it was filled in faster than a person types',
  },
  webAddress: (labels: readonly string[]) => `something like a web address in: ${labels.join(', ')}`,
} as const

/** Email to the applicant, without the answers. */
export const confirmation = {
  subject: `${brand.name} has your application`,
  text: (reference: string) =>
    `Thank you for your application as a cloud host.\n\nReference: ${writeReference(reference)}\n\nWhat happens next\n` +
    '1. Our team reads your application.\n2. We email you the information, or a time for your demo or call.\n\n' +
    `To add something or ask a question, email ${brand.email} and quote the reference.\nDidn't apply? Ignore this email. We won't send another.\n`,
} as const

/** Email to the operator. */
export const attention = {
  subject: 'Applications need attention',
  text: (counts: Record<'waiting' | 'parked' | 'dead' | 'oldestMinutes' | 'capacity', number>) =>
    `The outbox of the application form needs attention.\n\nWaiting: ${counts.waiting}\nWaiting for a setting: ${counts.parked}\n` +
    `Waiting for a person: ${counts.dead}\nOldest: ${counts.oldestMinutes} minutes\nRoom: ${counts.capacity}\n\nNext: npm run outbox -- list\n`,
} as const
