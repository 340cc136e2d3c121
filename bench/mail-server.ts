import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Accept } from '../site/application/accept.server.ts'
import { createDirect } from '../site/application/direct.server.ts'
import { paced } from '../site/application/pace.server.ts'
import type { Send } from '../site/application/send.server.ts'
import { createSpool } from '../site/application/spool/spool.server.ts'
import { createApp } from '../site/server/app.ts'
import { createLimits } from '../site/server/limits.ts'
import { listen } from '../site/server/listen.ts'
import { createLog } from '../site/server/log.ts'

/** Which server to load. */
export interface MailServerOptions {
  /** `off` sends at once and stores nothing. */
  storage: 'on' | 'off'
  /** Whether mails leave at the site's real pace; otherwise as fast as they come. */
  paced: boolean
}

/** What a loaded server tells of itself. */
export interface MailServerFigures {
  /** Resident memory in megabytes. */
  memory: number
  /** When each mail left, in milliseconds. */
  sends: number[]
  /** Applications that wait, and that were sent, by the spool's own count. */
  waiting: number
  sent: number
}

/** The site's endpoint with a mail service that answers at once, on a free port of loopback. */
export const startMailServer = async ({ storage, paced: slow }: MailServerOptions) => {
  mkdirSync('node_modules/.cache', { recursive: true })
  const directory = mkdtempSync(join('node_modules/.cache', 'bench-spool-'))
  const sends: number[] = []
  const service: Send = async (_mail, key) => {
    sends.push(performance.now())
    return { kind: 'sent', id: key }
  }
  const options = { from: 'no-reply@onenode.example', to: ['a@b.example'], send: slow ? paced(service) : service }
  const spool = storage === 'on' ? createSpool({ ...options, directory }) : undefined
  const accept: Accept = spool ?? createDirect(options)
  const app = createApp({
    siteOrigin: 'http://localhost', accept, limits: createLimits(0), pages: { form: () => '', notFound: () => '' }, log: createLog(() => {}), now: Date.now, clientAddress: () => '',
  })
  const listening = await listen(app, { port: 0, hostname: '127.0.0.1', purpose: 'the bench' })
  return {
    port: listening.port,
    figures: async (): Promise<MailServerFigures> => {
      const health = await spool?.health()
      return { memory: process.memoryUsage().rss / 2 ** 20, sends, waiting: (health?.pending ?? 0) + (health?.parked ?? 0), sent: health?.sent ?? sends.length }
    },
    close: async () => {
      await listening.close(0)
      await spool?.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

// As a process of its own, so that the load does not share its thread.
if (import.meta.main) {
  const tell = (message: object) => process.send?.(message)
  const server = await startMailServer(JSON.parse(process.argv[2] ?? '{}') as MailServerOptions)
  process.on('message', (message) => {
    const answer = message === 'figures' ? server.figures().then(tell) : server.close().then(() => process.exit(0))
    answer.catch(() => process.exit(1))
  })
  tell({ port: server.port })
}
