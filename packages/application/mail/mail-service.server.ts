import { Resend } from 'resend'
import type { MailService, SendOutcome } from './send.server.ts'

const toRecord = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? { ...value } : {})

/** The daily quota resets at midnight UTC (spec M18). */
const countSecondsUntilMidnight = (now: number) => Math.ceil((86_400_000 - (now % 86_400_000)) / 1000)

/** Returns the wait in seconds. If the 429 for the monthly quota names no time, the wait is an hour. */
const getWait = (name: string, headers: Record<string, unknown>, now: number): number => {
  const asked = Number(headers['retry-after'])
  if (name === 'daily_quota_exceeded') return countSecondsUntilMidnight(now)
  if (asked > 0 && Number.isFinite(asked)) return Math.ceil(asked)
  return name === 'monthly_quota_exceeded' ? 3600 : 1
}

/** Reads the account's limit per second from `ratelimit-limit: 2`. `ratelimit-policy: 2;w=60` changes the time of that limit to 60 s. */
const readPace = (headers: Record<string, unknown>): { perSecond?: number } => {
  const limit = parseFloat(String(headers['ratelimit-limit']))
  const window = parseFloat(/\bw=(\d+)/.exec(String(headers['ratelimit-policy']))?.[1] ?? '1')
  return limit > 0 && window > 0 ? { perSecond: limit / window } : {}
}

/** Returns true if the service rejected an answer of the applicant, and false if a setting is wrong (spec M19, M20). */
const isApplicantsFault = (status: number, name: string, message: string): boolean => {
  if (![400, 413, 422].includes(status) || /api_key|idempotency/.test(name)) return false
  // Resend names the field: "Invalid `from` field." means a wrong setting, and "Invalid `reply_to` field." means a wrong answer.
  return /reply.?to/i.test(message) || !/`(?:from|to|cc|bcc)`|domain|api.?key/i.test(message)
}

/**
 * Only a response with an id counts as sent (spec M11). A failure is judged by its status first, because its name may be new (spec M15,
 * M33).
 */
const judge = (answer: unknown, now: number): SendOutcome => {
  const { data, error, ...rest } = toRecord(answer)
  const { id } = toRecord(data)
  const headers = toRecord(rest['headers'])
  const pace = readPace(headers)
  if (typeof id === 'string' && id !== '') return { kind: 'sent', id, ...pace }
  const { statusCode, name: rawName, message } = toRecord(error)
  const name = typeof rawName === 'string' && /^[a-z_]{1,64}$/.test(rawName) ? rawName : 'odd_answer'
  const status = typeof statusCode === 'number' && statusCode >= 400 && statusCode < 600 ? statusCode : null
  if (status === 429) return { kind: 'throttled', name, status, retryAfter: getWait(name, headers, now), ...pace }
  if (status === 409 && name === 'invalid_idempotent_request') return { kind: 'possiblySent', name, status }
  if (status === null || status >= 500 || [408, 409, 425].includes(status)) return { kind: 'transient', name, status, ambiguous: true }
  const rejected = isApplicantsFault(status, name, typeof message === 'string' ? message : '')
  return rejected ? { kind: 'rejected', name, status } : { kind: 'refused', name, status }
}

const connect = (apiKey: string, baseUrl: string) => {
  try {
    return new Resend(apiKey, { baseUrl })
  } catch {
    // The client's message may contain the API key (spec M7).
    throw new Error('RESEND_API_KEY cannot be sent in a header. Set it to a key without spaces or line breaks.')
  }
}

const resend: MailService = {
  name: 'Resend',
  keyMemory: 24 * 60 * 60 * 1000,
  // The service accepts about ten emails a second from a team (spec M27).
  perSecond: 8,
  maxRecipients: 50,
  createSender: ({
    apiKey,
    baseUrl = 'https://api.resend.com',
    // The client has no timeout (spec M12).
    signal = () => AbortSignal.timeout(8000),
    now = Date.now,
  }) => {
    const client = connect(apiKey, baseUrl.replace(/\/+$/, ''))
    return async (mail, idempotencyKey) => {
      try {
        return judge(await client.emails.send({ ...mail, to: [...mail.to] }, { idempotencyKey, signal: signal() }), now())
      } catch {
        // The client throws only if the idempotency key is not valid in a header, so no email was sent (spec M8).
        return { kind: 'refused', name: 'client_error', status: null }
      }
    }
  },
}

/** To use another service, write a file like this one and name it here. */
export const mailService: MailService = resend
