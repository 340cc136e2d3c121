import type { Report } from '@workspace/application/outbox/outbox-types.server.ts'
import type { Configuration } from '../configuration/configuration.ts'
import type { Log } from '../http/log.ts'

const entries: Record<Parameters<Report>[0]['kind'], Pick<Parameters<Log>[0], 'event' | 'level'>> = {
  sent: { event: 'delivery' },
  waiting: { event: 'delivery' },
  parked: { event: 'delivery', level: 'error' },
  dead: { event: 'delivery', level: 'error' },
  confirmation: { event: 'delivery' },
  store: { event: 'outbox', level: 'error' },
  full: { event: 'outbox', level: 'error' },
  attention: { event: 'outbox', level: 'error' },
}

/** @param folder folder of the outbox, absent on Cloudflare */
export const createReport =
  (log: Log, folder?: string): Report =>
  ({ kind, reference, attempt, error, status }) =>
    log({
      ...entries[kind],
      status: status ?? undefined,
      reference,
      error,
      state: kind,
      attempt,
      folder: kind === 'store' ? folder : undefined,
    })

export const toMailAccount = ({ RESEND_API_KEY: apiKey = '', RESEND_BASE_URL: baseUrl }: Configuration) => ({ apiKey, baseUrl })

export const toOutboxSettings = (configuration: Configuration) => ({
  from: configuration.APPLICATION_SENDER,
  to: configuration.APPLICATION_RECIPIENTS,
  retentionDays: configuration.OUTBOX_RETENTION_DAYS,
  operator: configuration.OPERATOR_EMAIL,
  confirms: configuration.APPLICANT_CONFIRMATION === 'on',
})
