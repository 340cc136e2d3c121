import { endpoint } from '@workspace/application/endpoint.ts'
import { fieldNames } from '@workspace/application/rules/fields.ts'
import type { applicationFailures } from '@workspace/application/words/failures.ts'

/** How long the form waits for a response, in milliseconds. The server itself waits 8 s for the mail service. */
const patience = 20_000

export type SubmitOutcome =
  /** `sent` is false if the application is stored and will be sent later. */
  | { kind: 'accepted'; reference: string; sent: boolean }
  | { kind: 'invalid'; fields: Record<string, string> }
  /** The application may not have been sent. */
  | { kind: 'failed'; detail?: string; conflict?: boolean }
  /** The network is down, or an extension or a filter blocks the request. The server may have received it nevertheless. */
  | { kind: 'unanswered' }

/** Codes of a 503 whose message tells the applicant what to do. */
const actionable: readonly (keyof typeof applicationFailures)[] = ['store_full', 'mail_busy']

/** Values may have any type, because a proxy or another version of the server may have sent the body. */
interface ErrorBody {
  error?: { code?: unknown; message?: unknown; fields?: Record<string, unknown> | null } | null
  reference?: unknown
}

/** Returns `true` for a lowercase UUID. */
export const isReference = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)

/** Limits the time without `AbortSignal`, which some browsers lack. A late request does no harm, because a retry has the same id. */
const limitTime = <Value>(work: Promise<Value>): Promise<Value> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The server does not respond.')), patience)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

async function request(body: Record<string, unknown>, outdated: string): Promise<SubmitOutcome> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(body),
  })
  // Extensions that wrap `fetch` may return an object without `ok`.
  const { status } = response
  if (typeof status !== 'number') return { kind: 'unanswered' }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- zod would double the script's size. Each value is checked before it is used. If a value is missing, for example in a proxy's response, the general message is shown.
  const answer = ((await response.json().catch(() => null)) ?? {}) as ErrorBody
  if ((status === 200 || status === 202) && isReference(answer.reference))
    return { kind: 'accepted', reference: answer.reference, sent: status !== 202 }
  if (status === 422) {
    const known = Object.entries(answer.error?.fields ?? {}).filter(
      (entry): entry is [string, string] => fieldNames.some((name) => name === entry[0]) && typeof entry[1] === 'string',
    )
    // If no field is known, a newer version of the site requires fields that this page lacks.
    return known.length > 0 ? { kind: 'invalid', fields: Object.fromEntries(known) } : { kind: 'failed', detail: outdated }
  }
  const { code, message } = answer.error ?? {}
  const isActionable = [403, 413, 429].includes(status) || actionable.some((known) => known === code)
  return {
    kind: 'failed',
    conflict: status === 409,
    detail: isActionable && typeof message === 'string' && message !== '' ? message : undefined,
  }
}

/** Never throws. */
export const submit = (body: Record<string, unknown>, { outdated }: Record<'outdated', string>): Promise<SubmitOutcome> =>
  limitTime(request(body, outdated)).catch((): SubmitOutcome => ({ kind: 'unanswered' }))
