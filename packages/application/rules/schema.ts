import * as z from 'zod/mini'
import { hasLink, hasMarkup, isPlain, removeUnseen } from './characters.ts'
import { toAsciiEmail, isPersonalAddress, readAddress } from './company-email.ts'
import { parseCount } from './count.ts'
import { fieldNames, fields, referralSources, type AnswerOf, type Field } from './fields.ts'
import type { FieldName } from '../words/application.ts'
import { messages, problems } from '../words/errors.ts'

// The content policy forbids eval, which zod's compiled parsers need.
z.config({ jitless: true })

/** A person's name needs a letter. Other fields may have digits only, such as the company name "42". */
const getRules = (name: FieldName) =>
  name === 'firstName' || name === 'lastName'
    ? { readable: /\p{L}/u, unreadable: problems.letter(name) }
    : { readable: /[\p{L}\p{N}]/u, unreadable: problems.letterOrDigit(name) }

/** Unquoted mailbox of RFC 5321: at most 64 characters, without leading, trailing or consecutive dots. */
const mailbox = /^(?!\.)(?!.*\.[.@])[^@]{1,64}@/

const dotted = /\.[a-z][a-z0-9-]*[a-z0-9]$/i

/** Aborts at a text that is too long, because Zod would otherwise pass 16 kB of text to every other rule. */
const atMost = (length: number, error: string) => z.maxLength(length, { error, abort: true })

/** Typed text may be this many times as long as its normalized form, which has no outer spaces and merges letters with their marks. */
const asTyped = 4

const text = (name: FieldName, maxLength: number) => {
  const tooLong = problems.tooLong(name, maxLength)
  const { readable, unreadable } = getRules(name)
  return z.string(messages[name]).check(
    atMost(asTyped * maxLength, tooLong),
    z.overwrite(removeUnseen),
    z.trim(),
    z.normalize('NFC'),
    z.minLength(1, messages[name]),
    atMost(maxLength, tooLong),
    z.refine(isPlain, problems.characters(name)),
    // The call preference is often a scheduling link.
    z.refine((value) => name === 'callPreference' || !hasLink(value), problems.link(name)),
    z.refine((value) => !hasMarkup(value), problems.markup(name)),
    z.regex(readable, unreadable),
  )
}

const email = (name: FieldName, maxLength: number) => {
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
    z.refine((value) => !isPersonalAddress(value), problems.personal),
  )
}

/** The mail service refuses letters such as ü before the @. */
const isUnmailable = (address: string) => {
  const at = address.lastIndexOf('@')
  const box = address.slice(0, at)
  const plain = box.replaceAll(/[^\0-\x7f]/gu, 'a') + address.slice(at)
  return plain.slice(0, at) !== box && z.regexes.html5Email.test(plain) && dotted.test(plain) && mailbox.test(plain)
}

const isShort = (value: unknown): value is string => typeof value === 'string' && value.length <= 200

const whole = z.transform((value) => (isShort(value) && /^\d{1,15}$/.test(value.trim()) ? Number(value) : value))

const toCount = (name: FieldName) =>
  z.transform((value, context) => {
    if (!isShort(value)) return value
    if (removeUnseen(value).trim() === '') return undefined
    const { count, offers } = parseCount(value)
    if (count !== undefined) return count
    const message = offers.length > 0 ? problems.oneNumber(name, offers) : problems.digits(name)
    context.issues.push({ code: 'custom', message, input: value })
    return z.NEVER
  })

const optional = <Rule extends z.core.$ZodType>(rule: Rule) =>
  z.pipe(
    z.transform((value) => (isShort(value) && removeUnseen(value).trim() === '' ? undefined : value)),
    z.optional(rule),
  )

const untickedIfAbsent = z.transform((value) => (value === undefined ? false : value))

const buildRule = (name: FieldName, field: Field) => {
  const message = messages[name]
  switch (field.kind) {
    case 'text':
      return text(name, field.maxLength)
    case 'email':
      return email(name, field.maxLength)
    case 'wholeNumber':
      return z.pipe(toCount(name), z.int(message).check(z.gte(field.min, message), z.lte(field.max, problems.tooMany(name, field.max))))
    case 'select':
    case 'radio':
      return z.enum(field.options, message)
    case 'checkbox':
      return field.required ? z.literal(true, message) : z.pipe(untickedIfAbsent, z.boolean(message))
  }
}

type RuleOf<F extends Field> = F extends { required: true } | { kind: 'checkbox' }
  ? z.ZodMiniType<AnswerOf<F>>
  : z.ZodMiniOptional<z.ZodMiniType<AnswerOf<F>>>

const buildRules = () => {
  const rules = fieldNames.map((name) => {
    const field: Field = fields[name]
    const rule = buildRule(name, field)
    return [name, field.required || field.kind === 'checkbox' ? rule : optional(rule)]
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- TypeScript can't narrow a rule by the kind of its field.
  return Object.fromEntries(rules) as { [Name in FieldName]: RuleOf<(typeof fields)[Name]> }
}

/** The browser and the server use the same rules. */
export const schema = z.strictObject({
  ...buildRules(),
  applicationId: optional(
    z
      .string(problems.applicationId)
      .check(atMost(36, problems.applicationId), z.regex(z.regexes.guid, problems.applicationId), z.toLowerCase()),
  ),
  // An invalid value of these three fields is treated as absent.
  website: z.catch(z.optional(z.string()), undefined),
  elapsedMs: z.catch(z.optional(z.pipe(whole, z.number())), undefined),
  referralSource: z.catch(z.optional(z.enum(referralSources)), undefined),
})

/** Original input of fields whose value was normalized to something different. */
// oxlint-disable-next-line typescript/consistent-type-definitions -- The email needs an implicit index signature, which an interface doesn't have.
export type Typed = { numberTyped?: string; emailTyped?: string }

export type Application = z.output<typeof schema> & Typed

export type ParsedApplication = { ok: true; application: Application } | { ok: false; fields: Record<string, string>; unknown: string[] }

const cleanText = (typed: unknown) => (typeof typed === 'string' ? removeUnseen(typed).trim().normalize('NFC') : undefined)

const findTyped = (raw: Readonly<Record<string, unknown>>, { numberOfGPUs, companyEmail }: z.output<typeof schema>): Typed => {
  const number = cleanText(raw['numberOfGPUs'])
  const email = cleanText(raw['companyEmail'])
  return {
    ...(number !== undefined &&
      !(/^[\d,]+$/.test(number) && Number(number.replaceAll(',', '')) === numberOfGPUs) && { numberTyped: number }),
    ...(email !== undefined && toAsciiEmail(email) !== companyEmail && { emailTyped: email }),
  }
}

/** Returns the first problem of each field, in the order of the form, and the unknown keys. */
export const parseApplication = (given: unknown): ParsedApplication => {
  const raw = typeof given === 'object' && given !== null && !Array.isArray(given) ? { ...given } : {}
  const result = schema.safeParse(raw)
  if (result.success) return { ok: true, application: { ...result.data, ...findTyped(raw, result.data) } }
  const problemByField = new Map<PropertyKey, string>()
  const unknown: string[] = []
  for (const issue of result.error.issues) {
    const name = issue.path[0]
    if (issue.code === 'unrecognized_keys') unknown.push(...issue.keys)
    else if (name !== undefined && !problemByField.has(name)) problemByField.set(name, issue.message)
  }
  const inOrder = Object.keys(schema.shape).flatMap((name) => {
    const message = problemByField.get(name)
    return message === undefined ? [] : [[name, message] as const]
  })
  return { ok: false, fields: Object.fromEntries(inOrder), unknown }
}

const ticked: readonly unknown[] = ['on', 'true', 'yes']
const unticked: readonly unknown[] = [undefined, '', 'off', 'false', 'no']

const formNames: ReadonlySet<string> = new Set(Object.keys(schema.shape))

/** An absent checkbox is unchecked. Controls that browser extensions add are ignored. */
export const fromForm = (form: Iterable<readonly [string, unknown]>): Record<string, unknown> => {
  const raw: Record<string, unknown> = {}
  for (const [name, value] of form) if (formNames.has(name)) raw[name] ??= value
  for (const name of fieldNames) {
    if (fields[name].kind !== 'checkbox') continue
    const value = raw[name]
    raw[name] = ticked.includes(value) || (unticked.includes(value) ? false : value)
  }
  return raw
}
