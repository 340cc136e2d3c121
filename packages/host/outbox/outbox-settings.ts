import type { OutboxOptions, Report } from '@workspace/application/outbox/outbox-types.server.ts'
import type { Configuration } from '../configuration/configuration.ts'
import type { Log } from '../http/log.ts'

/** Kinds of events that a person has to look at. */
const urgent = ['parked', 'dead', 'store', 'full', 'attention']

/** Writes the events of the outbox to the log. */
export const reportTo =
  (log: Log): Report =>
  ({ kind, reference, attempt, error, status }) =>
    log({
      event: kind === 'store' || kind === 'full' || kind === 'attention' ? 'outbox' : 'delivery',
      status: status ?? undefined,
      reference,
      error,
      state: kind,
      attempt,
      level: urgent.includes(kind) ? 'error' : undefined,
    })

/** Account at the mail service, as the configuration gives it. */
export const mailAccount = ({ RESEND_API_KEY: apiKey = '', RESEND_BASE_URL: baseUrl }: Configuration) => ({ apiKey, baseUrl })

/** The outbox's options as the configuration gives them, the same on both hosts. */
export const outboxSettings = ({
  APPLICATION_SENDER: from,
  APPLICATION_RECIPIENTS: to,
  OUTBOX_RETENTION_DAYS: retentionDays,
  OPERATOR_EMAIL: operator,
  APPLICANT_CONFIRMATION,
}: Configuration) => ({ from, to, retentionDays, operator, confirms: APPLICANT_CONFIRMATION === 'on' }) satisfies Partial<OutboxOptions>
