import type { Report } from '@workspace/application/outbox/outbox-types.server.ts'
import type { Configuration } from '../configuration/configuration.ts'
import type { Log } from '../http/log.ts'

const urgent: readonly Parameters<Report>[0]['kind'][] = ['parked', 'dead', 'store', 'full', 'attention']

/** @param folder folder of the outbox, absent on Cloudflare */
export const createReport =
  (log: Log, folder?: string): Report =>
  ({ kind, reference, attempt, error, status }) =>
    log({
      event: kind === 'store' || kind === 'full' || kind === 'attention' ? 'outbox' : 'delivery',
      status: status ?? undefined,
      reference,
      error,
      state: kind,
      attempt,
      folder: kind === 'store' ? folder : undefined,
      level: urgent.includes(kind) ? 'error' : undefined,
    })

export const toMailAccount = ({ RESEND_API_KEY: apiKey = '', RESEND_BASE_URL: baseUrl }: Configuration) => ({ apiKey, baseUrl })

export const toOutboxSettings = (configuration: Configuration) => ({
  from: configuration.APPLICATION_SENDER,
  to: configuration.APPLICATION_RECIPIENTS,
  retentionDays: configuration.OUTBOX_RETENTION_DAYS,
  operator: configuration.OPERATOR_EMAIL,
  confirms: configuration.APPLICANT_CONFIRMATION === 'on',
})
