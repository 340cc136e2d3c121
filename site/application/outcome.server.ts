/** What became of an attempt to send a mail. `name` is the mail service's error name, never a text of its. */
export type SendOutcome =
  | { kind: 'sent'; id: string }
  /** Worth another attempt with the same key; when ambiguous, the mail may already be on its way. */
  | { kind: 'transient'; name: string; status: number | null; ambiguous: boolean }
  /** The service asks to wait; `retryAfter` is in seconds. */
  | { kind: 'throttled'; name: string; status: 429; retryAfter: number }
  /** The service will not take this mail with these settings, however often it is sent. */
  | { kind: 'refused'; name: string; status: number | null }
  /** The key was already used with other bytes: an earlier attempt may have been delivered. */
  | { kind: 'possiblySent'; name: string; status: 409 }

/** An attempt that did not end with an id from the mail service. */
export type SendFailure = Exclude<SendOutcome, { kind: 'sent' }>

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

const untilMidnight = (now: number) => Math.ceil((86_400_000 - (now % 86_400_000)) / 1000)

const waitOf = (name: string, headers: Record<string, unknown>, now: number): number => {
  const asked = Number(headers['retry-after'])
  if (name === 'daily_quota_exceeded') return untilMidnight(now)
  if (asked > 0 && Number.isFinite(asked)) return Math.ceil(asked)
  return name === 'monthly_quota_exceeded' ? 3600 : 1
}

/**
 * Classifies an answer of the mail client, which passes odd bodies through unchecked: only a text as id means sent, and the status
 * decides before the name, since the names of the service are not a closed list.
 */
export const classify = (answer: unknown, now: number): SendOutcome => {
  const { data, error, headers } = record(answer)
  const { id } = record(data)
  if (typeof id === 'string' && id !== '') return { kind: 'sent', id }
  const { statusCode, name: rawName } = record(error)
  const name = typeof rawName === 'string' && /^[a-z_]{1,64}$/.test(rawName) ? rawName : 'odd_answer'
  const status = typeof statusCode === 'number' && statusCode >= 400 && statusCode < 600 ? statusCode : null
  if (status === 429) return { kind: 'throttled', name, status, retryAfter: waitOf(name, record(headers), now) }
  if (status === 409 && name === 'invalid_idempotent_request') return { kind: 'possiblySent', name, status }
  const again = status === null || status >= 500 || [408, 409, 425].includes(status)
  return again ? { kind: 'transient', name, status, ambiguous: true } : { kind: 'refused', name, status }
}
