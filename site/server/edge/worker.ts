import { DurableObject } from 'cloudflare:workers'
import type { FrozenApplication } from '../../application/accept.server.ts'
import type { SendOutcome } from '../../application/outcome.server.ts'
import { createSender } from '../../application/send.server.ts'
import { createApp } from '../app.ts'
import { builtPages } from '../built-pages.ts'
import { readConfiguration } from '../configuration.ts'
import { createLimits } from '../limits.ts'
import { createLog } from '../log.ts'
import { createConsumer, type QueueMessage } from './consumer.server.ts'
import { createLedger, type Ledger as LedgerPort, type LedgerStorage } from './ledger.server.ts'
import { createQueueAccept } from './queue.server.ts'

interface Queue {
  send: (application: FrozenApplication, options?: { delaySeconds: number }) => Promise<unknown>
}

/** What wrangler.jsonc binds, beside the settings as texts. */
interface Env {
  APPLICATIONS: Queue
  DEAD_LETTERS: Queue
  LEDGER: { getByName: (name: string) => LedgerPort }
}

/** In milliseconds. */
const day = 24 * 60 * 60 * 1000

const settings = (env: Env) => readConfiguration(env as unknown as Readonly<Record<string, string | undefined>>)

const log = createLog(console.log)

/** The durable object behind one application. */
export class Ledger extends DurableObject<Env> {
  readonly #ledger: LedgerPort

  constructor(state: { storage: LedgerStorage }, env: Env) {
    super(state, env)
    this.#ledger = createLedger({ storage: state.storage, enqueue: (application) => env.APPLICATIONS.send(application), retention: settings(env).SPOOL_RETENTION_DAYS * day })
  }

  keep(application: FrozenApplication) {
    return this.#ledger.keep(application)
  }
  begin() {
    return this.#ledger.begin()
  }
  end(outcome: SendOutcome) {
    return this.#ledger.end(outcome)
  }
  alarm() {
    return this.#ledger.forget()
  }
}

const ledgerOf = ({ LEDGER }: Env) => (reference: string) => LEDGER.getByName(reference)

const makeSite = async (env: Env) => {
  const { SITE_ORIGIN, APPLICATION_SENDER: from, APPLICATION_RECIPIENTS: to, APPLICATION_RATE_LIMIT, RESEND_API_KEY: apiKey = '', RESEND_BASE_URL: baseUrl } = settings(env)
  const pages = await builtPages(import.meta.env.SITE_ASSETS)
  return createApp({
    siteOrigin: SITE_ORIGIN,
    accept: createQueueAccept({ ledgerOf: ledgerOf(env), send: createSender({ apiKey, baseUrl }), from, to }),
    // Best effort: each isolate counts for itself.
    limits: createLimits(APPLICATION_RATE_LIMIT),
    pages,
    scriptHashes: pages.scriptHashes,
    ...(pages.styleHashes && { styleHashes: pages.styleHashes }),
    log,
    now: Date.now,
    // Cloudflare sets it anew on every request; what a client writes there never arrives.
    clientAddress: (c) => c.req.header('CF-Connecting-IP') ?? '',
  })
}

let site: ReturnType<typeof makeSite> | undefined

export default {
  async fetch(request: Request, env: Env, context: { waitUntil: (work: Promise<unknown>) => void }): Promise<Response> {
    site ??= makeSite(env)
    const answer = site.then((app) => app.fetch(request))
    // A client that leaves does not stop what it has begun: a second click may be waiting for the same.
    context.waitUntil(answer)
    return answer
  },

  async queue({ messages }: { messages: readonly QueueMessage[] }, env: Env): Promise<void> {
    const { RESEND_API_KEY: apiKey = '', RESEND_BASE_URL: baseUrl } = settings(env)
    const consume = createConsumer({
      send: createSender({ apiKey, baseUrl }),
      ledgerOf: ledgerOf(env),
      enqueue: (application, delaySeconds) => env.APPLICATIONS.send(application, { delaySeconds }),
      bury: (application) => env.DEAD_LETTERS.send(application),
      report: (entry) => log({ event: 'delivery', ...entry }),
      pause: (milliseconds) => new Promise((done) => { setTimeout(done, milliseconds) }),
    })
    await consume(messages)
  },
}
