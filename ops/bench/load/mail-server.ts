import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { createAccept } from '../../../packages/application/accept/accept.server.ts'
import type { Send } from '../../../packages/application/mail/send.server.ts'
import { readJson } from '../../../packages/host/configuration/read-json.ts'
import { createApp } from '../../../packages/host/http/app.ts'
import { fakePages } from '../../../packages/host/http/pages.fixture.ts'
import { createLimits } from '../../../packages/host/http/limits.ts'
import { listen } from '../../../packages/host/node/listen.ts'
import { createLog } from '../../../packages/host/http/log.ts'
import { createNodeOutbox } from '../../../packages/host/outbox/outbox-node.ts'

const mailServerOptions = z.object({
  /** `off` sends at once and stores nothing. */
  storage: z.enum(['on', 'off']),
  /** True: mails are sent at the site's rate; false: without a limit. */
  throttled: z.boolean(),
})

export type MailServerOptions = z.output<typeof mailServerOptions>

/** First message of the process. */
export const mailServerStarted = z.object({ port: z.number() })

/** Figures of a loaded server, sent for each message `figures`. */
export const mailServerFigures = z.object({
  /** Resident memory in megabytes. */
  memory: z.number(),
  /** When each mail left, in milliseconds. */
  sends: z.array(z.number()),
  /** Applications that wait, and that were sent, by the outbox's own count. */
  waiting: z.number(),
  sent: z.number(),
})

/** The site's endpoint with a mail service that answers at once, on a free port of loopback. */
export const startMailServer = async ({ storage, throttled }: MailServerOptions) => {
  mkdirSync('node_modules/.cache', { recursive: true })
  const directory = mkdtempSync(join('node_modules/.cache', 'bench-outbox-'))
  const sends: number[] = []
  const service: Send = async (_mail, key) => {
    sends.push(performance.now())
    return { kind: 'sent', id: key }
  }
  const options = { from: 'no-reply@onenode.example', to: ['a@b.example'], send: service }
  const outbox =
    storage === 'on'
      ? createNodeOutbox({
          ...options,
          directory,
          report: () => {},
          capacity: 1_000_000,
          ...(throttled ? {} : { perSecond: Number.POSITIVE_INFINITY }),
        })
      : undefined
  await outbox?.start()
  const accept = createAccept({
    ...options,
    ...(outbox && { outbox: { find: async (reference: string) => outbox.find(reference), store: outbox.store } }),
  })
  const app = createApp({
    siteOrigin: 'http://localhost',
    accept,
    limits: createLimits(0),
    pages: fakePages,
    log: createLog(() => {}),
    now: Date.now,
    clientAddress: () => '',
  })
  const listening = await listen(app, { port: 0, hostname: '127.0.0.1', purpose: 'the bench' })
  return {
    port: listening.port,
    figures: async (): Promise<z.output<typeof mailServerFigures>> => {
      const figures = outbox?.figures()
      return {
        memory: process.memoryUsage().rss / 2 ** 20,
        sends,
        waiting: (figures?.waiting ?? 0) + (figures?.parked ?? 0),
        sent: figures?.sent ?? sends.length,
      }
    },
    close: async () => {
      await listening.close(0)
      await outbox?.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

// As a process of its own, so that the load does not share its thread.
if (import.meta.main) {
  const send = (message: object) => process.send?.(message)
  const server = await startMailServer(readJson(mailServerOptions, process.argv[2] ?? '{}'))
  process.on('message', (message) => {
    const answer = message === 'figures' ? server.figures().then(send) : server.close().then(() => process.exit(0))
    answer.catch(() => process.exit(1))
  })
  send({ port: server.port })
}
