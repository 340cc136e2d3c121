import * as z from 'zod/mini'
import { mailService } from '@workspace/application/mail/mail-service.server.ts'

export class ResendError extends Error {
  readonly statusCode: 400 | 401 | 403 | 409 | 422
  constructor(statusCode: ResendError['statusCode'], name: string, message: string) {
    super(message)
    this.statusCode = statusCode
    this.name = name
  }
}

const list = z.pipe(
  z.transform((value) => (typeof value === 'string' ? [value] : value)),
  z.array(z.string()),
)

const emailSchema = z.object({
  from: z.string(),
  to: list,
  subject: z.string(),
  text: z.optional(z.string()),
  html: z.optional(z.string()),
  reply_to: z.optional(list),
})

const isAddress = (text: string) => /^[^\s@<>,]+@[^\s@<>,]+$/.test(/<([^<>]*)>$/.exec(text)?.[1] ?? text)

/** @throws ResendError */
export const checkKey = (authorization: string | undefined, apiKey: string): void => {
  const key = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1]
  if (!key) throw new ResendError(401, 'missing_api_key', 'Missing API key in the authorization header.')
  if (key !== apiKey) throw new ResendError(403, 'invalid_api_key', 'API key is invalid.')
}

/** @throws ResendError */
export const checkIdempotencyKey = (key: string | undefined): void => {
  if (key !== undefined && (key.length === 0 || key.length > 256)) {
    throw new ResendError(400, 'invalid_idempotency_key', 'The idempotency key must be 1 to 256 characters long.')
  }
}

/** @throws ResendError if Resend would refuse the email, for example because a line break would end a header. */
export const readEmail = (body: string): z.output<typeof emailSchema> => {
  let raw: unknown
  try {
    raw = JSON.parse(body)
  } catch {
    throw new ResendError(400, 'validation_error', 'The body is not JSON.')
  }
  const fields: Record<string, unknown> = typeof raw === 'object' && raw !== null ? { ...raw } : {}
  for (const name of ['from', 'to', 'subject']) {
    if (fields[name] === undefined || fields[name] === '')
      throw new ResendError(422, 'missing_required_field', `Missing \`${name}\` field.`)
  }
  if (!fields['html'] && !fields['text']) throw new ResendError(422, 'missing_required_field', 'Missing `html` or `text` field.')
  const parsed = emailSchema.safeParse(fields)
  if (!parsed.success) throw new ResendError(422, 'invalid_parameter', `Invalid \`${String(parsed.error.issues[0]?.path[0])}\` field.`)
  const { from, to, subject, reply_to: replyTo = [] } = parsed.data
  if ([from, subject, ...to, ...replyTo].some((text) => /[\r\n]/.test(text))) {
    throw new ResendError(422, 'invalid_parameter', 'A header field must not contain line breaks.')
  }
  if (to.length === 0 || to.length > mailService.maxRecipients)
    throw new ResendError(422, 'invalid_parameter', 'The `to` field takes 1 to 50 addresses.')
  if (![from, ...to, ...replyTo].every(isAddress))
    throw new ResendError(422, 'invalid_parameter', 'An address is not `a@b.c` or `Name <a@b.c>`.')
  return parsed.data
}
