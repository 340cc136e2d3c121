import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Accept } from '@workspace/application/accept/accept.server.ts'
import { detectSpamSignals } from '@workspace/application/mail/spam-signals.server.ts'
import type { SendFailure } from '@workspace/application/mail/send.server.ts'
import type { AcceptResult } from '@workspace/application/outbox/outbox-types.server.ts'
import { fieldNames } from '@workspace/application/rules/fields.ts'
import { fromForm, parseApplication } from '@workspace/application/rules/schema.ts'
import { getMessage, statuses, toErrorBody, type Answer } from './answers.ts'
import { toNetwork, type Limits } from './limits.ts'
import type { Log } from './log.ts'
import type { Pages } from './pages.ts'
import { isSameOrigin, readBodyKind, type BodyKind } from './request-checks.ts'

export interface ApplicationsOptions {
  siteOrigin: string
  /** Also accepts a form that comes from the host and port of the request itself. For use outside production. @default false */
  anyHost?: boolean
  accept: Accept
  limits: Limits
  pages: Pages
  log: Log
  /** Address for the rate limit. It comes from a header only if a trusted proxy wrote it. */
  clientAddress: (c: Context) => string
}

/** A complete application has about 2 kB. */
const maxBytes = 16 * 1024

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

const getStatus = (answer: Answer) => ('code' in answer ? statuses[answer.code] : answer.sent ? 200 : 202)

const toAnswer = (result: AcceptResult): Answer => {
  switch (result.kind) {
    case 'accepted':
      return result
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

/** Takes JSON from scripts and form fields from browsers without JavaScript. */
export const createApplicationsRoute = (options: ApplicationsOptions): Hono => {
  const { siteOrigin, anyHost = false, accept, limits, pages, log, clientAddress } = options
  const app = new Hono()

  const respond = async (c: Context, kind: BodyKind | undefined, values: Record<string, string>, answer: Answer): Promise<Response> => {
    const status = getStatus(answer)
    c.header('Cache-Control', 'no-store')
    if (!('code' in answer)) {
      const { reference, sent } = answer
      return kind === 'form'
        ? c.redirect(`${pages.receivedPath}/${reference}${sent ? '' : '?delayed'}`, 303)
        : c.json({ reference }, status)
    }
    const { fields: errors = {}, retryAfter } = answer
    if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter))
    if (kind !== 'form') return c.json(toErrorBody(answer), status)
    const formError = Object.keys(errors).length === 0 && { formError: getMessage(answer, Object.keys(values).length > 0) }
    return c.html(await pages.form({ values, errors, ...formError }), status)
  }

  app.post('/', async (c, next) => {
    const kind = readBodyKind(c.req.raw.headers)
    const refuse = (code: keyof typeof statuses) => {
      log({ event: 'application', status: statuses[code] })
      return respond(c, kind, {}, { code })
    }
    if (!isSameOrigin(c.req.raw, anyHost ? [siteOrigin, new URL(c.req.url).origin] : [siteOrigin])) return refuse('cross_site')
    if (!kind) return refuse('unsupported_type')
    try {
      return await bodyLimit({ maxSize: maxBytes, onError: () => refuse('too_large') })(c, next)
    } catch {
      // The client disconnected before it had sent the whole body. Errors of the next handler are not caught here.
      return refuse('malformed_body')
    }
  })

  app.post('/', async (c) => {
    const startedAt = performance.now()
    const kind = readBodyKind(c.req.raw.headers) ?? 'json'
    const body = await readBody(c, kind)
    // The attempt is counted after the body is read, so that the page can show the answers again.
    const attempt = await limits.attempt(clientAddress(c))
    // Rendering a form with answers takes 15 times as long as sending a page that is already rendered. During a flood, the form has no
    // answers, so that one rendered page serves many requests. The browser still has the answers.
    const isFlood = attempt.isFlood === true
    const finish = (answer: Answer, reference?: string, failure?: SendFailure) => {
      const mail = failure && { error: failure.name, mailStatus: failure.status }
      log({ event: 'application', status: getStatus(answer), reference, latencyMs: performance.now() - startedAt, ...mail })
      return respond(c, kind, isFlood ? {} : (body?.typed ?? {}), answer)
    }
    if (!attempt.ok) return finish({ code: 'too_many', retryAfter: attempt.retryAfter })
    if (!body) return finish({ code: 'malformed_body' })
    const parsed = parseApplication(body.raw)
    if (!parsed.ok) return finish({ code: parsed.unknown.length > 0 ? 'unknown_fields' : 'invalid', fields: parsed.fields })
    const { application } = parsed
    const result = await accept(application, {
      spamSignals: detectSpamSignals(application),
      client: toNetwork(clientAddress(c)),
      admit: () => limits.admit(clientAddress(c)),
    })
    return finish(toAnswer(result), result.reference, result.kind === 'failed' ? result.outcome : undefined)
  })

  app.all('/', (c) => {
    // A browser may open this URL, for example from a restored tab.
    if (c.req.method === 'GET' && /text\/html/i.test(c.req.header('Accept') ?? '')) return c.redirect(pages.formPath, 303)
    c.header('Allow', 'POST')
    return c.json(toErrorBody({ code: 'method_not_allowed' }), 405)
  })
  return app
}
