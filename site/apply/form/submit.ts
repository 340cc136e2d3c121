import { endpoint } from '@workspace/application/endpoint.ts'

/** Wait of the browser for an answer; the server gives the mail service 8 s. In milliseconds. */
const patience = 20_000

/** Outcome of an attempt. */
export type SubmitOutcome =
  /** `sent`: the mail service has it; otherwise it is stored and will be sent. */
  | { kind: 'accepted'; reference: string; sent: boolean }
  | { kind: 'invalid'; fields: Record<string, string> }
  /** Nothing is known to be sent; `detail` says more than the general error text, where there is more. */
  | { kind: 'failed'; detail?: string; conflict?: boolean }

interface ErrorBody {
  error?: { code?: string; message?: string; fields?: Record<string, string> }
  reference?: string
}

/** Sends an application as JSON. Never throws: every failure is an outcome. */
export async function submit(body: Record<string, unknown>, offlineText: string): Promise<SubmitOutcome> {
  if (!navigator.onLine) return { kind: 'failed', detail: offlineText }
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    })
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- zod would double the script. The endpoint writes these fields; without one, as from a proxy, the general text shows.
    const answer = (await response.json().catch(() => ({}))) as ErrorBody
    if (response.ok && answer.reference) return { kind: 'accepted', reference: answer.reference, sent: response.status !== 202 }
    if (response.status === 422 && answer.error?.fields && Object.keys(answer.error.fields).length > 0) {
      return { kind: 'invalid', fields: answer.error.fields }
    }
    return {
      kind: 'failed',
      conflict: response.status === 409,
      // Only these say something that the applicant can act on; for the others the general text is the truth.
      detail:
        [403, 413, 429].includes(response.status) || ['store_full', 'mail_busy'].includes(answer.error?.code ?? '')
          ? answer.error?.message
          : undefined,
    }
  } catch {
    return { kind: 'failed', detail: navigator.onLine ? undefined : offlineText }
  }
}
