import * as z from 'zod/mini'
import { hasLink, isPlain, isPlainName, withoutVariants } from './characters.ts'
import { asciiEmail, isCommonPersonal } from './company-email.ts'
import { fieldNames, fields, gpuSetups, moreInfoPreferences, referralSources, type FieldName } from './fields.ts'
import { messages, problems } from '../words/errors.ts'

// The content policy forbids eval, which zod's compiled parsers need.
z.config({ jitless: true })

type TextName = { [Name in FieldName]: (typeof fields)[Name]['kind'] extends 'text' ? Name : never }[FieldName]

/** The names of a person need a letter; everything else may be a number, such as the company "42". */
const rulesOf = (name: TextName) =>
  name === 'firstName' || name === 'lastName'
    ? { plain: isPlainName, readable: /\p{L}/u, unreadable: problems.letter(name) }
    : { plain: isPlain, readable: /[\p{L}\p{N}]/u, unreadable: problems.letterOrDigit(name) }

/** What RFC 5321 lets a mailbox be called without quotes: at most 64 characters, and no dot at an end or beside another. */
const mailbox = /^(?!\.)(?!.*\.[.@])[^@]{1,64}@/

/** `name@host.tld` with a top-level domain that starts with a letter. */
const dotted = /\.[a-z][a-z0-9-]*[a-z0-9]$/i

/** Stops a field's checks: by default Zod goes on after a failed one, and 16 kB would pass through every rule. */
const atMost = (length: number, error: string) => z.maxLength(length, { error, abort: true })

/**
 * What is typed is longer than what it comes to: blanks around it, and marks that become one with their letter. Its length is checked
 * before anything looks at it, and the exact one after that.
 */
const asTyped = 4

const text = (name: TextName) => {
  const { maxLength } = fields[name]
  const tooLong = problems.tooLong(name, maxLength)
  const { plain, readable, unreadable } = rulesOf(name)
  return z.string(messages[name]).check(
    atMost(asTyped * maxLength, tooLong),
    z.overwrite(withoutVariants),
    z.trim(),
    z.normalize('NFC'),
    z.minLength(1, messages[name]),
    atMost(maxLength, tooLong),
    z.refine(plain, problems.characters(name)),
    z.refine((value) => !hasLink(value), problems.link(name)),
    z.regex(readable, unreadable),
  )
}

const { maxLength: longestEmail } = fields.companyEmail
const emailTooLong = problems.tooLong('companyEmail', longestEmail)

const email = (isPersonalDomain: (email: string) => boolean) =>
  z.string(messages.companyEmail).check(
    atMost(asTyped * longestEmail, emailTooLong),
    z.trim(),
    z.normalize('NFC'),
    z.overwrite(asciiEmail),
    z.minLength(1, messages.companyEmail),
    atMost(longestEmail, emailTooLong),
    z.regex(z.regexes.html5Email, problems.email),
    z.regex(dotted, problems.email),
    z.regex(mailbox, problems.mailbox),
    z.refine((value) => !isPersonalDomain(value), problems.personal),
  )

const digits = (value: unknown) =>
  typeof value === 'string' && value.length <= 64 && /^\d{1,15}$/.test(value.trim()) ? Number(value) : value
const absentToFalse = (value: unknown) => (value === undefined ? false : value)
const emptyToAbsent = (value: unknown) => (value === '' ? undefined : value)

/** Builds the form's schema; browser and server differ only in how many personal mail domains they know. */
export const createApplicationSchema = ({ isPersonalDomain }: { isPersonalDomain: (email: string) => boolean }) =>
  z.strictObject({
    firstName: text('firstName'),
    lastName: text('lastName'),
    companyEmail: email(isPersonalDomain),
    companyName: text('companyName'),
    roleAtCompany: text('roleAtCompany'),
    locationOfGPUs: text('locationOfGPUs'),
    typeOfGPUs: text('typeOfGPUs'),
    numberOfGPUs: z.pipe(
      z.transform(digits),
      z
        .int(messages.numberOfGPUs)
        .check(
          z.gte(fields.numberOfGPUs.min, messages.numberOfGPUs),
          z.lte(fields.numberOfGPUs.max, problems.tooMany(fields.numberOfGPUs.max)),
        ),
    ),
    gpuSetupDescription: z.enum(gpuSetups, messages.gpuSetupDescription),
    moreInfoPreference: z.enum(moreInfoPreferences, messages.moreInfoPreference),
    capitalContribution: z.pipe(z.transform(absentToFalse), z.boolean(messages.capitalContribution)),
    emailConsent: z.literal(true, messages.emailConsent),
    applicationId: z.pipe(
      z.transform(emptyToAbsent),
      z.optional(
        z
          .string(problems.applicationId)
          .check(atMost(36, problems.applicationId), z.regex(z.regexes.guid, problems.applicationId), z.toLowerCase()),
      ),
    ),
    // These three never refuse an application: what does not fit is taken as absent.
    website: z.catch(z.optional(z.string()), undefined),
    elapsedMs: z.catch(z.optional(z.pipe(z.transform(digits), z.number())), undefined),
    way: z.catch(z.optional(z.enum(referralSources)), undefined),
  })

export type ApplicationSchema = ReturnType<typeof createApplicationSchema>

/** A checked and normalised application. */
export type Application = z.output<ApplicationSchema>

/** The schema with the short list of personal mail domains that the browser knows. */
export const browserSchema = createApplicationSchema({ isPersonalDomain: isCommonPersonal })

export type ParsedApplication = { ok: true; application: Application } | { ok: false; fields: Record<string, string>; unknown: string[] }

/** Checks a raw application; says the first problem of each field, in the form's order, and names the keys that do not belong. */
export const parseApplication = (schema: ApplicationSchema, raw: unknown): ParsedApplication => {
  const result = schema.safeParse(typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? raw : {})
  if (result.success) return { ok: true, application: result.data }
  const problemOf = new Map<PropertyKey, string>()
  const unknown: string[] = []
  for (const issue of result.error.issues) {
    const name = issue.path[0]
    if (issue.code === 'unrecognized_keys') unknown.push(...issue.keys)
    else if (name !== undefined && !problemOf.has(name)) problemOf.set(name, issue.message)
  }
  const inOrder = Object.keys(schema.shape).flatMap((name) => {
    const message = problemOf.get(name)
    return message === undefined ? [] : [[name, message] as const]
  })
  return { ok: false, fields: Object.fromEntries(inOrder), unknown }
}

const ticked = new Map<unknown, boolean>([
  ['on', true],
  ['true', true],
  ['yes', true],
  ['', false],
  ['off', false],
  ['false', false],
  ['no', false],
])

/** Makes the raw application from a form's fields: of a repeated field the first counts, and a checkbox that is absent is not ticked. */
export const fromForm = (form: FormData | URLSearchParams): Record<string, unknown> => {
  // Object.fromEntries defines even `__proto__` as a plain key, which the strict schema then refuses.
  const raw: Record<string, unknown> = Object.fromEntries([...form].toReversed())
  for (const name of fieldNames) {
    if (fields[name].kind !== 'checkbox') continue
    const value = raw[name]
    raw[name] = value === undefined ? false : (ticked.get(value) ?? value)
  }
  return raw
}
