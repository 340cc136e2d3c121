import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Accept } from '@workspace/application/accept/accept.server.ts'
import type { AcceptResult } from '@workspace/application/outbox/accept-result.server.ts'
import { isPersonalDomain } from '@workspace/application/rules/company-email.server.ts'
import { formPath, receivedPath } from '@workspace/application/endpoint.ts'
import { fieldNames } from '@workspace/application/rules/fields.ts'
import { detectSpamSignals } from '@workspace/application/mail/spam-signals.server.ts'
import { createApplicationSchema, fromForm, parseApplication } from '@workspace/application/rules/schema.ts'
import { errorBody, statuses, messageOf, type Answer } from './answers.ts'
import { bodyKind, isSameOrigin, type BodyKind } from './request-checks.ts'
import { addressKey, type Limits } from './limits.ts'
import type { Log } from './log.ts'
import type { Pages } from './pages.ts'

export interface ApplicationsOptions {
  siteOrigin: string
  /** Accepts every host and port, for visits outside production. @default false */
  anyHost?: boolean
  accept: Accept
  limits: Limits
  pages: Pages
  log: Log
  now: () => number
  /** The address that the rate limit counts; a header counts only where a trusted proxy wrote it. */
  clientAddress: (c: Context) => string
}

/** Longest body in bytes; a complete application has about 2 kB. */
const mostBytes = 16 * 1024

const schema = createApplicationSchema({ isPersonalDomain })

const readBody = async (c: Context, kind: BodyKind): Promise<{ raw: unknown; typed: Record<string, string> } | undefined> => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await c.req.arrayBuffer())
    if (kind === 'json') return { raw: JSON.parse(text), typed: {} }
    const form = new URLSearchParams(text)
    const typed = fieldNames.flatMap((name) => {
      const value = form.get(name)
      return value === null ? [] : [[name, value] as const]
    })
    return { raw: fromForm(form), typed: Object.fromEntries(typed) }
  } catch {
    return undefined
  }
}

const statusOf = (answer: Answer) => ('code' in answer ? statuses[answer.code] : answer.sent ? 200 : 202)

const answerOf = (result: AcceptResult): Answer => {
  switch (result.kind) {
    case 'accepted':
      return { reference: result.reference, sent: result.sent }
    case 'conflict':
      return { code: 'conflict' }
    case 'limited':
      return { code: 'too_many', retryAfter: result.retryAfter }
    case 'full':
      return { code: 'store_full', retryAfter: result.retryAfter }
    case 'failed':
      return result.outcome.kind === 'throttled' ? { code: 'mail_busy', retryAfter: result.outcome.retryAfter } : { code: 'mail_failed' }
  }
}

/** The endpoint that takes applications, as JSON from the script and as form fields without one. */
export const applications = ({
  siteOrigin,
  anyHost = false,
  accept,
  limits,
  pages,
  log,
  now,
  clientAddress,
}: ApplicationsOptions): Hono => {
  const app = new Hono()

  const answer = async (c: Context, kind: BodyKind | undefined, values: Record<string, string>, result: Answer): Promise<Response> => {
    const status = statusOf(result)
    c.header('Cache-Control', 'no-store')
    if ('code' in result && result.retryAfter !== undefined) c.header('Retry-After', String(result.retryAfter))
    if (kind !== 'form') return c.json('code' in result ? errorBody(pages.words.failures, result) : { reference: result.reference }, status)
    if (!('code' in result)) return c.redirect(`${receivedPath}/${result.reference}${result.sent ? '' : '?delayed'}`, 303)
    const { fields: errors = {} } = result
    return c.html(
      await pages.form({
        status,
        values,
        errors,
        ...(Object.keys(errors).length === 0 ? { formError: messageOf(pages.words.failures, result, Object.keys(values).length > 0) } : {}),
      }),
      status,
    )
  }

  app.post('/', async (c, next) => {
    const kind = bodyKind(c.req.raw.headers)
    const refuse = (result: Answer & { code: keyof typeof statuses }) => {
      log({ event: 'application', status: statuses[result.code] })
      return answer(c, kind, {}, result)
    }
    if (!isSameOrigin(c.req.raw, anyHost ? [siteOrigin, new URL(c.req.url).origin] : [siteOrigin])) return refuse({ code: 'cross_site' })
    if (!kind) return refuse({ code: 'unsupported_type' })
    try {
      return await bodyLimit({ maxSize: mostBytes, onError: () => refuse({ code: 'too_large' }) })(c, next)
    } catch {
      // The client left in the middle of its body. Errors of the next handler do not come here.
      return refuse({ code: 'malformed_body' })
    }
  })

  app.post('/', async (c) => {
    const startedAt = now()
    const kind = bodyKind(c.req.raw.headers) ?? 'json'
    const finish = (status: number, reference?: string, error?: string) =>
      log({ event: 'application', status, reference, latencyMs: now() - startedAt, error })
    const body = await readBody(c, kind)
    // After the body was read, so that the page of a refused form keeps its answers.
    const attempt = await limits.attempt(clientAddress(c))
    if (!attempt.ok) {
      finish(429)
      return answer(c, kind, body?.typed ?? {}, { code: 'too_many', retryAfter: attempt.retryAfter })
    }
    if (!body) {
      finish(400)
      return answer(c, kind, {}, { code: 'malformed_body' })
    }
    const parsed = parseApplication(schema, body.raw)
    if (!parsed.ok) {
      finish(422)
      return answer(c, kind, body.typed, { code: parsed.unknown.length > 0 ? 'unknown_fields' : 'invalid', fields: parsed.fields })
    }
    const { application } = parsed
    const result = await accept(application, {
      spamSignals: detectSpamSignals(application),
      client: addressKey(clientAddress(c)),
      admit: () => limits.admit(clientAddress(c)),
    })
    const reply = answerOf(result)
    finish(statusOf(reply), result.reference, result.kind === 'failed' ? result.outcome.name : undefined)
    return answer(c, kind, body.typed, reply)
  })

  app.all('/', (c) => {
    // A person who opens the address, such as a restored tab.
    if (c.req.method === 'GET' && c.req.header('Accept')?.includes('text/html')) return c.redirect(formPath, 303)
    c.header('Allow', 'POST')
    return c.json(errorBody(pages.words.failures, { code: 'method_not_allowed' }), 405)
  })
  return app
}
