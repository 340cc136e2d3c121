import { hash, randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { Hono, type Context } from 'hono'
import * as z from 'zod/mini'
import { faviconSvg } from '@workspace/tokens/favicon.ts'
import { isLoopback } from '../configuration/configuration.ts'
import { createFaults, faultSchema } from './faults.ts'
import { renderMailbox } from './page.ts'
import { checkIdempotencyKey, checkKey, readEmail, ResendError } from './resend.ts'
import { openStore, type Message, type StoredMessage } from './store.ts'

/** Absent if a test calls the app directly. */
interface Bindings {
  incoming?: IncomingMessage
}

export interface MailboxOptions {
  directory: string
  apiKey: string
  /** @default Date.now */
  now?: () => number
  /** @default setTimeout */
  delay?: (milliseconds: number) => Promise<unknown>
}

/** Local replacement for the part of Resend's API that sends emails, with a page that shows them. */
export interface Mailbox {
  app: Hono<{ Bindings: Bindings }>
  faults: ReturnType<typeof createFaults>
  messages: () => Message[]
}

/** How long an idempotency key is kept, in milliseconds. Resend keeps keys for the same time. */
const keyMemory = 24 * 60 * 60 * 1000

/** Allows inline styles, because emails use them and the sandboxed frame of an email inherits this policy. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"

const toMessage = ({ idempotencyKey: _key, bodyHash: _hash, ...message }: StoredMessage): Message => message

export const createMailbox = ({ directory, apiKey, now = Date.now, delay = setTimeout }: MailboxOptions): Mailbox => {
  const store = openStore(directory)
  const faults = createFaults()
  // As with Resend, deleting messages keeps the idempotency keys.
  const answered = new Map(store.all().flatMap((message) => (message.idempotencyKey ? [[message.idempotencyKey, message]] : [])))
  const inProgress = new Set<string>()
  const messages = () => store.all().toReversed().map(toMessage)
  const app = new Hono<{ Bindings: Bindings }>()

  const receive = (body: string, key: string | undefined): { id: string } => {
    const { reply_to: replyTo = [], ...email } = readEmail(body)
    const bodyHash = hash('sha256', body)
    const earlier = key === undefined ? undefined : answered.get(key)
    if (earlier && now() - Date.parse(earlier.createdAt) < keyMemory) {
      if (earlier.bodyHash === bodyHash) return { id: earlier.id }
      throw new ResendError(409, 'invalid_idempotent_request', 'This idempotency key was used with another body.')
    }
    const message = { id: randomUUID(), createdAt: new Date(now()).toISOString(), ...email, replyTo, idempotencyKey: key, bodyHash }
    store.add(message)
    if (key !== undefined) answered.set(key, message)
    return { id: message.id }
  }

  const respond = async (c: Context<{ Bindings: Bindings }>, key: string | undefined): Promise<Response> => {
    const fault = faults.take()
    const body = await c.req.text()
    if (fault?.delay) await delay(fault.delay)
    if (fault?.deliver) receive(body, key)
    if (fault?.cut) c.env?.incoming?.socket.write('HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"id":"')
    if (fault?.reset || fault?.cut) {
      c.env?.incoming?.socket.destroySoon()
      return c.body(null, 500)
    }
    if (fault?.status === undefined) return c.json(receive(body, key))
    return new Response(fault.body || null, { status: fault.status, headers: { 'Content-Type': 'application/json', ...fault.headers } })
  }

  app.use(async (c, next) => {
    // A web page could point its own host name to this server (DNS rebinding).
    if (!isLoopback(new URL(c.req.url))) return c.text('The mailbox answers on localhost only.', 403)
    await next()
    c.header('Content-Security-Policy', policy)
    c.header('X-Content-Type-Options', 'nosniff')
    c.header('Cache-Control', 'no-store')
    return undefined
  })

  app.post('/emails', async (c) => {
    checkKey(c.req.header('Authorization'), apiKey)
    const key = c.req.header('Idempotency-Key')
    checkIdempotencyKey(key)
    if (key === undefined) return respond(c, key)
    if (inProgress.has(key))
      throw new ResendError(409, 'concurrent_idempotent_requests', 'A request with this idempotency key is in progress.')
    inProgress.add(key)
    try {
      return await respond(c, key)
    } finally {
      inProgress.delete(key)
    }
  })

  app.get('/messages', (c) => c.json(messages()))
  app.get('/messages/:id', (c) => {
    const message = messages().find(({ id }) => id === c.req.param('id'))
    return message ? c.json(message) : c.notFound()
  })
  app.delete('/messages', (c) => {
    store.clear()
    return c.body(null, 204)
  })
  app.post('/faults', async (c) => {
    if (c.req.header('Content-Type') !== 'application/json') return c.text('Send faults as application/json.', 415)
    const script = z.array(faultSchema).safeParse(await c.req.json().catch(() => undefined))
    if (!script.success) return c.text('Send a list of { status, body, headers, delay, reset, cut, deliver, times }.', 422)
    faults.add(script.data)
    return c.body(null, 204)
  })
  app.delete('/faults', (c) => {
    faults.clear()
    return c.body(null, 204)
  })
  app.get('/favicon.svg', (c) => c.body(faviconSvg, 200, { 'Content-Type': 'image/svg+xml' }))
  app.get('/', async (c) => c.html(await renderMailbox(messages())))
  app.get('/messages/:id/view', async (c) => {
    const selected = messages().find(({ id }) => id === c.req.param('id'))
    return selected ? c.html(await renderMailbox(messages(), selected)) : c.notFound()
  })

  app.onError((error, c) => {
    const known = error instanceof ResendError ? error : undefined
    const statusCode = known?.statusCode ?? 500
    return c.json({ statusCode, name: known?.name ?? 'application_error', message: known?.message ?? 'Internal server error' }, statusCode)
  })
  return { app, faults, messages }
}
