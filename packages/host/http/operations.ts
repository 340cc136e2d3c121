import { Hono, type Context } from 'hono'
import { sha256 } from '@workspace/application/digest.server.ts'
import type { Figures, HealthReason } from '@workspace/application/outbox/outbox-types.server.ts'
import { operatorCommand, type OperatorCommand } from '@workspace/application/outbox/operator.server.ts'
import { errorBody } from './answers.ts'
import type { Pages } from './pages.ts'

/** Health, figures and commands for the operator. */
export interface Operations {
  /** Faults of the outbox; empty without one. */
  ready: () => Promise<HealthReason[]>
  /** Absent where nothing is stored. */
  figures?: () => Promise<Figures>
  /** Runs a command of `npm run outbox`; only where the operator cannot reach the file. */
  operate?: (command: OperatorCommand) => Promise<unknown>
}

export interface OperationsOptions {
  pages: Pick<Pages, 'words'>
  /** @default no storage, always ready */
  operations?: Operations
  /** Without it there is no /metrics. */
  metricsToken?: string | undefined
  /** Without it there is no route for the operator. */
  operatorToken?: string | undefined
}

/** The operator's route on Cloudflare. */
export const operatorPath = '/api/operator/outbox'

/** Compares digests, so that the time does not reveal the token. */
const isBearer = async (c: Context, token: string): Promise<boolean> => {
  const [given, expected] = await Promise.all([sha256(c.req.header('Authorization') ?? ''), sha256(`Bearer ${token}`)])
  return given.every((byte, at) => byte === expected[at])
}

const gauges: readonly [name: keyof Figures, metric: string, help: string][] = [
  ['waiting', 'outbox_waiting', 'Applications that wait for their next attempt.'],
  ['parked', 'outbox_parked', 'Applications that wait for a setting to be corrected.'],
  ['dead', 'outbox_dead', 'Applications that need a person.'],
  ['sent', 'outbox_sent_kept', 'Sent applications that are still kept.'],
  ['sentLastHour', 'outbox_sent_last_hour', 'Applications that were sent within the last hour.'],
  ['oldestSeconds', 'outbox_oldest_seconds', 'Age of the oldest application that waits or is parked.'],
  ['capacity', 'outbox_capacity', 'Applications that may wait at most.'],
  ['holdSeconds', 'outbox_hold_seconds', 'Time until the mail service may be asked again after a 429.'],
]

/** The outbox's figures in Prometheus text format 0.0.4. */
const metricsText = (figures: Figures): string =>
  gauges.map(([name, metric, help]) => `# HELP ${metric} ${help}\n# TYPE ${metric} gauge\n${metric} ${figures[name]}\n`).join('')

/** Routes of the operator: health without a token, metrics and commands with one. */
export const operationsRoutes = ({
  operations = { ready: async () => [] },
  metricsToken,
  operatorToken,
  pages,
}: OperationsOptions): Hono => {
  const app = new Hono()
  const { figures, operate } = operations

  app.use('/healthz/*', async (c, next) => {
    c.header('Cache-Control', 'no-store')
    await next()
  })
  app.get('/healthz/live', (c) => c.json({ ok: true }))
  const ready = async (c: Context) => {
    c.header('Cache-Control', 'no-store')
    const reasons = await operations.ready().catch((): HealthReason[] => ['store'])
    const ok = reasons.length === 0
    return c.json({ ok, ...(ok ? {} : { reasons }) }, ok ? 200 : 503)
  }
  app.get('/healthz/ready', ready)
  app.get('/healthz', ready)

  if (metricsToken !== undefined && figures) {
    app.get('/metrics', async (c) => {
      c.header('Cache-Control', 'no-store')
      if (!(await isBearer(c, metricsToken)))
        return c.text('Send METRICS_TOKEN as a bearer token.\n', 401, { 'WWW-Authenticate': 'Bearer' })
      const counted = await figures().catch(() => undefined)
      if (!counted) return c.text('The outbox cannot be read: /healthz says why.\n', 503)
      return c.text(metricsText(counted), 200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' })
    })
  }
  if (operatorToken !== undefined && operate) {
    app.post(operatorPath, async (c) => {
      c.header('Cache-Control', 'no-store')
      if (!(await isBearer(c, operatorToken)))
        return c.json({ error: { code: 'unauthorized', message: 'Send OPERATOR_TOKEN as a bearer token.' } }, 401)
      const command = operatorCommand.safeParse(await c.req.json<unknown>().catch(() => undefined))
      if (!command.success) return c.json(errorBody(pages.words.failures, { code: 'malformed_body' }), 400)
      return c.json(await operate(command.data))
    })
  }
  return app
}
