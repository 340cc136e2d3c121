import type { Fault } from '../../packages/host/mailbox/faults.ts'

/** Delay that the matrix replaces with the sender's timeout, so that no test waits. */
const late = 1

const json = (status: number, name: string, more: Partial<Fault> = {}): Fault => ({
  status,
  body: JSON.stringify({ statusCode: status, name, message: name }),
  ...more,
})

/** “Accepted” means that the email arrives anyway. */
export const upstreamFaults: readonly (readonly [name: string, fault: Fault])[] = [
  ['connection cut', { reset: true }],
  ['connection cut, mail accepted', { reset: true, deliver: true }],
  ['silent, mail accepted late', { delay: late }],
  ['silent, then 500', { delay: late, status: 500 }],
  ['500', json(500, 'application_error')],
  ['500, mail accepted', json(500, 'application_error', { deliver: true })],
  ['500 with null', { status: 500, body: 'null' }],
  ['502 with HTML', { status: 502, body: '<h1>Bad Gateway</h1>' }],
  ['503', json(503, 'service_unavailable')],
  ['200 with null, mail accepted', { status: 200, body: 'null', deliver: true }],
  ['200 with HTML', { status: 200, body: '<p>Welcome</p>' }],
  ['200 cut off, mail accepted', { cut: true, deliver: true }],
  ['429 rate limit', json(429, 'rate_limit_exceeded', { headers: { 'retry-after': '2' } })],
  ['429 daily quota', json(429, 'daily_quota_exceeded')],
  ['403 wrong key', json(403, 'invalid_api_key')],
  ['409 other bytes, mail accepted', json(409, 'invalid_idempotent_request', { deliver: true })],
]
