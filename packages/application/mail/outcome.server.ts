/** The result of one attempt to send a mail. `name` is the mail service's error name, never its message. */
export type SendOutcome =
  | { kind: 'sent'; id: string }
  /** Retry with the same key; when ambiguous, the service may have accepted the mail. */
  | { kind: 'transient'; name: string; status: number | null; ambiguous: boolean }
  /** The service asks to wait; `retryAfter` is in seconds. */
  | { kind: 'throttled'; name: string; status: 429; retryAfter: number }
  /** A setting is wrong: the key, the sender, the recipients or the address of the service. */
  | { kind: 'refused'; name: string; status: number | null }
  /** The service refuses what the applicant wrote. */
  | { kind: 'rejected'; name: string; status: number }
  /** The key was used with other bytes before: an earlier attempt may have been accepted. */
  | { kind: 'possiblySent'; name: string; status: 409 }

/** An attempt that did not end with an id from the mail service. */
export type SendFailure = Exclude<SendOutcome, { kind: 'sent' }>

const record = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? { ...value } : {})

const untilMidnight = (now: number) => Math.ceil((86_400_000 - (now % 86_400_000)) / 1000)

const waitOf = (name: string, headers: Record<string, unknown>, now: number): number => {
  const asked = Number(headers['retry-after'])
  if (name === 'daily_quota_exceeded') return untilMidnight(now)
  if (asked > 0 && Number.isFinite(asked)) return Math.ceil(asked)
  return name === 'monthly_quota_exceeded' ? 3600 : 1
}

const isApplicantsFault = (status: number, name: string, message: string): boolean => {
  if (![400, 413, 422].includes(status) || /api_key|idempotency/.test(name)) return false
  // Resend names the field in its message: "Invalid `from` field." is a setting, "Invalid `reply_to` field." is not.
  return /reply.?to/i.test(message) || !/`(?:from|to|cc|bcc)`|domain|api.?key/i.test(message)
}

/**
 * Classifies an answer of the mail client, which passes malformed bodies through: only an id that is a string means sent. The status
 * decides before the name, since the service's names are not a closed list.
 */
export const classify = (answer: unknown, now: number): SendOutcome => {
  const { data, error, headers } = record(answer)
  const { id } = record(data)
  if (typeof id === 'string' && id !== '') return { kind: 'sent', id }
  const { statusCode, name: rawName, message } = record(error)
  const name = typeof rawName === 'string' && /^[a-z_]{1,64}$/.test(rawName) ? rawName : 'odd_answer'
  const status = typeof statusCode === 'number' && statusCode >= 400 && statusCode < 600 ? statusCode : null
  if (status === 429) return { kind: 'throttled', name, status, retryAfter: waitOf(name, record(headers), now) }
  if (status === 409 && name === 'invalid_idempotent_request') return { kind: 'possiblySent', name, status }
  if (status === null || status >= 500 || [408, 409, 425].includes(status)) return { kind: 'transient', name, status, ambiguous: true }
  const rejected = isApplicantsFault(status, name, typeof message === 'string' ? message : '')
  return rejected ? { kind: 'rejected', name, status } : { kind: 'refused', name, status }
}
