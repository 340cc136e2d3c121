import { DurableObject } from 'cloudflare:workers'
import { createAccept } from '@workspace/application/accept/accept.server.ts'
import type { OperatorCommand } from '@workspace/application/outbox/operator.server.ts'
import { sha256 } from '@workspace/application/digest.server.ts'
import type { Outbox, Submission } from '@workspace/application/outbox/outbox-types.server.ts'
import { mailService } from '@workspace/application/mail/mail-service.server.ts'
import { createApp } from '../http/app.ts'
import type { Site } from '../http/pages.ts'
import { builtPages } from '../node/built-pages.ts'
import { readConfiguration } from '../configuration/configuration.ts'
import { createLimits } from '../http/limits.ts'
import { createLog } from '../http/log.ts'
import { mailAccount, outboxSettings, reportTo } from '../outbox/outbox-settings.ts'
import { createObjectOutbox, type ObjectOutbox, type ObjectState } from './outbox-object.server.ts'

/** Bindings of wrangler.jsonc, beside the settings as texts. */
interface Env {
  OUTBOX: { getByName: (name: string) => ApplicationOutbox }
}

/** Settings are texts; everything else is a binding. */
const settings = (env: Env) =>
  readConfiguration(Object.fromEntries(Object.entries(env).map(([name, value]) => [name, typeof value === 'string' ? value : undefined])))

const log = createLog(console.log)

/**
 * Durable object that holds every application.
 * @public Cloudflare finds it by its name in wrangler.jsonc.
 */
export class ApplicationOutbox extends DurableObject<Env> {
  readonly #outbox: Promise<ObjectOutbox>

  constructor(state: ObjectState, env: Env) {
    super(state, env)
    const configuration = settings(env)
    const account = mailAccount(configuration)
    this.#outbox = state.blockConcurrencyWhile(async () =>
      createObjectOutbox({
        ...outboxSettings(configuration),
        storage: state.storage,
        send: mailService.createSender(account),
        report: reportTo(log),
        settingsId: await digestOf(JSON.stringify([configuration.APPLICATION_SENDER, configuration.APPLICATION_RECIPIENTS, account])),
      }),
    )
  }

  async find(reference: string): Promise<ReturnType<Outbox['find']>> {
    return (await this.#outbox).find(reference)
  }
  async store(submission: Submission) {
    return (await this.#outbox).store(submission)
  }
  async ready() {
    return (await this.#outbox).ready()
  }
  async figures() {
    return (await this.#outbox).figures()
  }
  async operate(command: OperatorCommand) {
    return (await this.#outbox).operate(command)
  }
  async alarm() {
    await (await this.#outbox).alarm()
  }
}

const digestOf = async (text: string) => (await sha256(text)).join()

const makeApp = (site: Site, env: Env) => {
  const configuration = settings(env)
  const { NODE_ENV, SITE_ORIGIN, APPLICATION_DELIVERY, APPLICATION_RATE_LIMIT, METRICS_TOKEN, OPERATOR_TOKEN } = configuration
  const pages = builtPages(site, import.meta.env.SITE_ASSETS)
  // A new stub for each call: one that failed stays broken.
  const outbox = () => env.OUTBOX.getByName('applications')
  const stores = APPLICATION_DELIVERY === 'outbox'
  return createApp({
    siteOrigin: SITE_ORIGIN,
    anyHost: NODE_ENV !== 'production',
    accept: createAccept({
      ...outboxSettings(configuration),
      send: mailService.createSender(mailAccount(configuration)),
      report: reportTo(log),
      ...(stores && {
        outbox: { find: async (reference) => outbox().find(reference), store: async (submission) => outbox().store(submission) },
      }),
    }),
    operations: stores
      ? {
          ready: async () => outbox().ready(),
          figures: async () => outbox().figures(),
          operate: async (command) => outbox().operate(command),
        }
      : { ready: async () => [] },
    metricsToken: METRICS_TOKEN,
    operatorToken: OPERATOR_TOKEN,
    // Best effort: each isolate counts for itself.
    limits: createLimits(APPLICATION_RATE_LIMIT),
    pages,
    scriptHashes: pages.scriptHashes,
    ...(pages.styleHashes && { styleHashes: pages.styleHashes }),
    log,
    now: Date.now,
    // Cloudflare overwrites the header on every request, so a client cannot set it.
    clientAddress: (c) => c.req.header('CF-Connecting-IP') ?? '',
  })
}

/** Makes the worker's entry. */
export const createWorker = (site: Site) => {
  let app: ReturnType<typeof makeApp> | undefined
  return {
    async fetch(request: Request, env: Env, context: { waitUntil: (work: Promise<unknown>) => void }): Promise<Response> {
      app ??= makeApp(site, env)
      const answer = Promise.resolve(app.fetch(request))
      // Finishes the answer after the client has left: its second click may wait for the same application.
      context.waitUntil(answer)
      return answer
    },
  }
}
