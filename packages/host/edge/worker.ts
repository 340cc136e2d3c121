import { hash } from 'node:crypto'
import { DurableObject } from 'cloudflare:workers'
import { createAccept } from '@workspace/application/accept/accept.server.ts'
import type { OperatorCommand } from '@workspace/application/outbox/operator.server.ts'
import type { Outbox, Submission } from '@workspace/application/outbox/outbox-types.server.ts'
import { mailService } from '@workspace/application/mail/mail-service.server.ts'
import { createApp } from '../http/app.ts'
import { createBuiltPages, type Site } from '../http/pages.ts'
import { listMisspelled, readConfiguration } from '../configuration/configuration.ts'
import { createLimits } from '../http/limits.ts'
import { createLog } from '../http/log.ts'
import { createReport, toMailAccount, toOutboxSettings } from '../outbox/outbox-settings.ts'
import { createObjectOutbox, type ObjectOutbox, type ObjectState } from './outbox-object.server.ts'

/** The settings are additional properties of type string. */
interface Env {
  OUTBOX: { getByName: (name: string) => ApplicationOutbox }
}

const readVariables = (env: Env) =>
  Object.fromEntries(Object.entries(env).map(([name, value]) => [name, typeof value === 'string' ? value : undefined]))

const readSettings = (env: Env) => readConfiguration(readVariables(env))

const log = createLog(console.log)

/** @public Cloudflare finds the class by its name in wrangler.jsonc. */
export class ApplicationOutbox extends DurableObject<Env> {
  readonly #outbox: Promise<ObjectOutbox>

  constructor(state: ObjectState, env: Env) {
    super(state, env)
    const configuration = readSettings(env)
    const account = toMailAccount(configuration)
    this.#outbox = state.blockConcurrencyWhile(async () =>
      createObjectOutbox({
        ...toOutboxSettings(configuration),
        storage: state.storage,
        send: mailService.createSender(account),
        report: createReport(log),
        settingsId: hash('sha256', JSON.stringify([configuration.APPLICATION_SENDER, configuration.APPLICATION_RECIPIENTS, account])),
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

const createWorkerApp = (site: Site, env: Env) => {
  const configuration = readSettings(env)
  const { NODE_ENV, SITE_ORIGIN, APPLICATION_DELIVERY, APPLICATION_RATE_LIMIT, METRICS_TOKEN, OPERATOR_TOKEN } = configuration
  for (const line of listMisspelled(readVariables(env))) console.warn(line)
  const pages = createBuiltPages(site, import.meta.env.SITE_ASSETS)
  // Gets a new stub each time, because a stub stays broken after a failure.
  const outbox = () => env.OUTBOX.getByName('applications')
  const stores = APPLICATION_DELIVERY === 'outbox'
  return createApp({
    siteOrigin: SITE_ORIGIN,
    anyHost: NODE_ENV !== 'production',
    accept: createAccept({
      ...toOutboxSettings(configuration),
      send: mailService.createSender(toMailAccount(configuration)),
      report: createReport(log),
      ...(stores && {
        outbox: { find: async (reference) => outbox().find(reference), store: async (submission) => outbox().store(submission) },
      }),
    }),
    ...(stores && {
      operations: {
        ready: async () => outbox().ready(),
        figures: async () => outbox().figures(),
        operate: async (command) => outbox().operate(command),
      },
    }),
    metricsToken: METRICS_TOKEN,
    operatorToken: OPERATOR_TOKEN,
    // Each isolate counts separately, so the limit is approximate.
    limits: createLimits(APPLICATION_RATE_LIMIT),
    pages,
    log,
    // Cloudflare overwrites the header, so a client cannot set it.
    clientAddress: (c) => c.req.header('CF-Connecting-IP') ?? '',
  })
}

export const createWorker = (site: Site) => {
  let app: ReturnType<typeof createWorkerApp> | undefined
  return {
    async fetch(request: Request, env: Env, context: { waitUntil: (work: Promise<unknown>) => void }): Promise<Response> {
      app ??= createWorkerApp(site, env)
      const answer = Promise.resolve(app.fetch(request))
      // Finishes even if the client disconnects, because another request from the client may wait for the same application.
      context.waitUntil(answer)
      return answer
    },
  }
}
