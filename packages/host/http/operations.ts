import { hash, timingSafeEqual } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { getKeys } from '@workspace/tokens/keys.ts'
import type { Figures, HealthReason } from '@workspace/application/outbox/outbox-types.server.ts'
import { operatorCommand, type OperatorCommand, type OperatorResult } from '@workspace/application/outbox/operator.server.ts'
import { toErrorBody } from './answers.ts'

export interface Operations {
  ready: () => Promise<HealthReason[]>
  figures?: () => Promise<Figures>
  /** Present only on Cloudflare, where the operator can't access the database directly. */
  operate?: (command: OperatorCommand) => Promise<OperatorResult>
}

export interface OperationsOptions {
  /** Absent if nothing is stored. */
  operations?: Operations | undefined
  /** Bearer token of `/metrics`. Without it, the route does not exist. */
  metricsToken?: string | undefined
  /** Bearer token of the operator's route. Without it, the route does not exist. */
  operatorToken?: string | undefined
}

export const operatorPath = '/api/operator/outbox'

/** Compares digests, so that the duration reveals nothing about the token. */
const isBearer = (c: Context, token: string): boolean =>
  timingSafeEqual(hash('sha256', c.req.header('Authorization') ?? '', 'buffer'), hash('sha256', `Bearer ${token}`, 'buffer'))

const gauges: Record<keyof Figures, readonly [metric: string, help: string]> = {
  waiting: ['outbox_waiting', 'Applications that wait for their next attempt.'],
  parked: ['outbox_parked', 'Applications that wait until a setting is corrected.'],
  dead: ['outbox_dead', 'Applications that need a person.'],
  sent: ['outbox_sent_kept', 'Sent applications that are still kept.'],
  sentLastHour: ['outbox_sent_last_hour', 'Applications that were sent within the last hour.'],
  oldestSeconds: ['outbox_oldest_seconds', 'Age of the oldest waiting or parked application.'],
  capacity: ['outbox_capacity', 'Maximum number of waiting applications.'],
  holdSeconds: ['outbox_hold_seconds', 'Time until sending resumes after a 429 from the mail service.'],
}

/** Prometheus text format 0.0.4. */
const writeMetrics = (figures: Figures): string =>
  getKeys(gauges)
    .map((name) => {
      const [metric, help] = gauges[name]
      return `# HELP ${metric} ${help}\n# TYPE ${metric} gauge\n${metric} ${figures[name]}\n`
    })
    .join('')

export const createOperationsRoutes = ({ operations, metricsToken, operatorToken }: OperationsOptions): Hono => {
  const app = new Hono()
  const { ready = async () => [], figures, operate } = operations ?? {}

  for (const path of ['/healthz/*', '/metrics', operatorPath])
    app.use(path, async (c, next) => {
      c.header('Cache-Control', 'no-store')
      await next()
    })
  app.get('/healthz/live', (c) => c.json({ ok: true }))
  // HAProxy sends OPTIONS requests by default.
  app.on(['GET', 'OPTIONS'], ['/healthz', '/healthz/ready'], async (c) => {
    const reasons = await ready().catch((): HealthReason[] => ['store'])
    return reasons.length === 0 ? c.json({ ok: true }) : c.json({ ok: false, reasons }, 503)
  })

  if (metricsToken !== undefined && figures) {
    app.get('/metrics', async (c) => {
      if (!isBearer(c, metricsToken)) return c.text('Send METRICS_TOKEN as a bearer token.\n', 401, { 'WWW-Authenticate': 'Bearer' })
      const found = await figures().catch(() => undefined)
      if (!found) return c.text('The outbox cannot be read. /healthz says why.\n', 503)
      return c.text(writeMetrics(found), 200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' })
    })
  }
  if (operatorToken !== undefined && operate) {
    app.post(operatorPath, async (c) => {
      if (!isBearer(c, operatorToken))
        return c.json({ error: { code: 'unauthorized', message: 'Send OPERATOR_TOKEN as a bearer token.' } }, 401)
      const command = operatorCommand.safeParse(await c.req.json<unknown>().catch(() => undefined))
      if (!command.success) return c.json(toErrorBody({ code: 'malformed_body' }), 400)
      return c.json(await operate(command.data))
    })
  }
  return app
}
