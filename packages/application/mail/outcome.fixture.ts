import type { SendOutcome } from './send.server.ts'

/** Outcomes that the mail service can return, for tests. */
export const outcome = {
  down: { kind: 'transient', name: 'application_error', status: 500, ambiguous: true },
  wrongKey: { kind: 'refused', name: 'invalid_api_key', status: 403 },
  rejected: { kind: 'rejected', name: 'invalid_parameter', status: 422 },
  otherBytes: { kind: 'possiblySent', name: 'invalid_idempotent_request', status: 409 },
  limited: { kind: 'throttled', name: 'rate_limit_exceeded', status: 429, retryAfter: 1 },
  quota: { kind: 'throttled', name: 'daily_quota_exceeded', status: 429, retryAfter: 7200 },
} as const satisfies Record<string, SendOutcome>
