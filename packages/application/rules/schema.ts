import * as z from 'zod/mini'
import { hasLink, hasScript, isPlain, isPlainName, removeUnseen, withoutUnseenInName } from './characters.ts'
import { asciiEmail, isCommonPersonal, readAddress } from './company-email.ts'
import { readCount } from './count.ts'
import { fieldNames, fields, referralSources, type AnswerOf, type Field, type FieldName } from './fields.ts'
import { messages, problems } from '../words/errors.ts'

// The content policy forbids eval, which zod's compiled parsers need.
z.config({ jitless: true })

/** The names of a person need a letter; everything else may be a number, such as the company "42". */
const rulesOf = (name: FieldName) =>
  name === 'firstName' || name === 'lastName'
    ? { clean: withoutUnseenInName, plain: isPlainName, readable: /\p{L}/u, unreadable: problems.letter(name) }
    : { clean: removeUnseen, plain: isPlain, readable: /[\p{L}\p{N}]/u, unreadable: problems.letterOrDigit(name) }

/** Mailbox that RFC 5321 allows without quotes: at most 64 characters, and no dot at an end or beside another. */
const mailbox = /^(?!\.)(?!.*\.[.@])[^@]{1,64}@/

/** `name@host.tld` with a top-level domain that starts with a letter. */
const dotted = /\.[a-z][a-z0-9-]*[a-z0-9]$/i

/** Stops a field's checks: by default Zod goes on after a failed one, and 16 kB would pass through every rule. */
const atMost = (length: number, error: string) => z.maxLength(length, { error, abort: true })

/**
 * Share by which a typed text may be longer than it comes to: blanks around it, and marks that become one with their letter. Its length is
 * checked before anything looks at it, and the exact one after that.
 */
const asTyped = 4

const text = (name: FieldName, maxLength: number) => {
  const tooLong = problems.tooLong(name, maxLength)
  const { clean, plain, readable, unreadable } = rulesOf(name)
  return z.string(messages[name]).check(
    atMost(asTyped * maxLength, tooLong),
    z.overwrite(clean),
    z.trim(),
    z.normalize('NFC'),
    z.minLength(1, messages[name]),
    atMost(maxLength, tooLong),
    z.refine(plain, problems.characters(name)),
    // How to call somebody is often a link.
    z.refine((value) => !(name === 'callPreference' ? hasScript : hasLink)(value), problems.link(name)),
    z.regex(readable, unreadable),
  )
}

const email = (name: FieldName, maxLength: number, isPersonalDomain: DomainRule) => {
  const tooLong = problems.tooLong(name, maxLength)
  return z.string(messages[name]).check(
    atMost(asTyped * maxLength, tooLong),
    z.overwrite((value) => readAddress(removeUnseen(value))),
    z.minLength(1, messages[name]),
    atMost(maxLength, tooLong),
    z.refine((value) => !isUnmailable(value), { error: problems.mailboxLetters, abort: true }),
    z.regex(z.regexes.html5Email, problems.email),
    z.regex(dotted, problems.email),
    z.regex(mailbox, problems.mailbox),
    z.refine((value) => !isPersonalDomain(value), problems.personal),
  )
}

/** Address that is right but for letters such as ü before the @, which the mail service does not take. */
const isUnmailable = (address: string) => {
  const at = address.lastIndexOf('@')
  const box = address.slice(0, at)
  const plain = box.replaceAll(/[^\0-\x7f]/gu, 'a') + address.slice(at)
  return plain.slice(0, at) !== box && z.regexes.html5Email.test(plain) && dotted.test(plain) && mailbox.test(plain)
}

/** Nothing longer is looked at before its length is checked. In characters. */
const isShort = (value: unknown): value is string => typeof value === 'string' && value.length <= 64

const numberTyped = (pattern: RegExp) => z.transform((value) => (isShort(value) && pattern.test(value.trim()) ? Number(value) : value))
const decimal = numberTyped(/^\d{1,9}(?:\.\d{1,6})?$/)
const whole = numberTyped(/^\d{1,15}$/)

const counted = (name: FieldName) =>
  z.transform((value, context) => {
    if (!isShort(value)) return value
    if (removeUnseen(value).trim() === '') return undefined
    const read = readCount(value)
    if (read !== undefined) return read
    context.issues.push({ code: 'custom', message: problems.digits(name), input: value })
    return z.NEVER
  })

/** Takes a field that a form sends empty, or with blanks alone, as absent. */
const optional = <Rule extends z.core.$ZodType>(rule: Rule) =>
  z.pipe(
    z.transform((value) => (isShort(value) && value.trim() === '' ? undefined : value)),
    z.optional(rule),
  )

const unticked = z.transform((value) => (value === undefined ? false : value))

type DomainRule = (email: string) => boolean

const ruleOf = (name: FieldName, field: Field, isPersonalDomain: DomainRule) => {
  const message = messages[name]
  switch (field.kind) {
    case 'text':
      return text(name, field.maxLength)
    case 'email':
      return email(name, field.maxLength, isPersonalDomain)
    case 'wholeNumber':
    case 'decimal': {
      const within = [z.gte(field.min, message), z.lte(field.max, problems.tooMany(name, field.max))] as const
      return field.kind === 'decimal'
        ? z.pipe(decimal, z.number(message).check(...within))
        : z.pipe(counted(name), z.int(message).check(...within))
    }
    case 'select':
    case 'radio':
      return z.enum(field.options, message)
    case 'checkbox':
      return field.required ? z.literal(true, message) : z.pipe(unticked, z.boolean(message))
  }
}

type RuleOf<F extends Field> = F extends { required: true } | { kind: 'checkbox' }
  ? z.ZodMiniType<AnswerOf<F>>
  : z.ZodMiniOptional<z.ZodMiniType<AnswerOf<F>>>

const fieldRules = (isPersonalDomain: DomainRule) => {
  const rules = fieldNames.map((name) => {
    const field: Field = fields[name]
    const rule = ruleOf(name, field, isPersonalDomain)
    return [name, field.required || field.kind === 'checkbox' ? rule : optional(rule)]
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- TypeScript does not narrow a rule by the kind of its field.
  return Object.fromEntries(rules) as { [Name in FieldName]: RuleOf<(typeof fields)[Name]> }
}

/** Builds the form's schema; browser and server differ only in how many personal mail domains they know. */
export const createApplicationSchema = ({ isPersonalDomain }: { isPersonalDomain: DomainRule }) =>
  z.strictObject({
    ...fieldRules(isPersonalDomain),
    applicationId: optional(
      z
        .string(problems.applicationId)
        .check(atMost(36, problems.applicationId), z.regex(z.regexes.guid, problems.applicationId), z.toLowerCase()),
    ),
    // These three never refuse an application: what does not fit is taken as absent.
    website: z.catch(z.optional(z.string()), undefined),
    elapsedMs: z.catch(z.optional(z.pipe(whole, z.number())), undefined),
    referralSource: z.catch(z.optional(z.enum(referralSources)), undefined),
  })

export type ApplicationSchema = ReturnType<typeof createApplicationSchema>

/** Texts as the applicant typed them, where the rules read something else from them. */
// oxlint-disable-next-line typescript/consistent-type-definitions -- An interface has no index signature, which the mail asks for.
export type Typed = { numberTyped?: string; emailTyped?: string }

/** A checked and normalized application. */
export type Application = z.output<ApplicationSchema> & Typed

/** The schema with the short list of personal mail domains that the browser knows. */
export const browserSchema = createApplicationSchema({ isPersonalDomain: isCommonPersonal })

export type ParsedApplication = { ok: true; application: Application } | { ok: false; fields: Record<string, string>; unknown: string[] }

const plainly = (typed: unknown) => (typeof typed === 'string' ? removeUnseen(typed).trim().normalize('NFC') : undefined)

/** Tells where an answer is not what the applicant typed. */
const typedIn = (raw: unknown, { numberOfGPUs, companyEmail }: z.output<ApplicationSchema>): Typed => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The schema has parsed it, so it is an object.
  const typed = raw as Record<string, unknown>
  const number = plainly(typed['numberOfGPUs'])
  const email = plainly(typed['companyEmail'])
  return {
    ...(number !== undefined &&
      !(/^[\d,]+$/.test(number) && Number(number.replaceAll(',', '')) === numberOfGPUs) && { numberTyped: number }),
    ...(email !== undefined && asciiEmail(email) !== companyEmail && { emailTyped: email }),
  }
}

/** Checks a raw application; says the first problem of each field, in the form's order, and names the keys that do not belong. */
export const parseApplication = (schema: ApplicationSchema, raw: unknown): ParsedApplication => {
  const result = schema.safeParse(typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? raw : {})
  if (result.success) return { ok: true, application: { ...result.data, ...typedIn(raw, result.data) } }
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
export const fromForm = (form: Iterable<readonly [string, unknown]>): Record<string, unknown> => {
  // Object.fromEntries defines even `__proto__` as a plain key, which the strict schema then refuses.
  const first = new Map<string, unknown>()
  for (const [name, value] of form) if (!first.has(name)) first.set(name, value)
  const raw: Record<string, unknown> = Object.fromEntries(first)
  for (const name of fieldNames) {
    if (fields[name].kind !== 'checkbox') continue
    const value = raw[name]
    raw[name] = value === undefined ? false : (ticked.get(value) ?? value)
  }
  return raw
}
