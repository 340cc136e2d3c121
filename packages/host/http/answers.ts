import { applicationFailures, goBack, submitAgain, tryAgain } from '@workspace/application/words/failures.ts'

type FailureCode = keyof typeof applicationFailures

export const statuses = {
  malformed_body: 400,
  cross_site: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  unsupported_type: 415,
  invalid: 422,
  unknown_fields: 422,
  too_many: 429,
  internal: 500,
  mail_failed: 503,
  store_full: 503,
  mail_busy: 503,
} as const satisfies Record<FailureCode, number>

interface Failure {
  code: FailureCode
  fields?: Record<string, string>
  /** Time until the next try is allowed, in seconds. */
  retryAfter?: number
}

/** If `sent` is false, the application is stored and its email is sent later. */
export type Answer = { reference: string; sent: boolean } | Failure

/** @param isKept whether the page still has the answers */
export const getMessage = ({ code, retryAfter }: Failure, isKept = true): string => {
  const isOurs = code === 'store_full' || code === 'too_many'
  const retry = isOurs ? (retryAfter ?? 60) : retryAfter
  const again = retry === undefined ? [] : [isOurs && isKept ? submitAgain(retry) : tryAgain(retry)]
  return [applicationFailures[code], ...again, ...(isKept ? [] : [goBack])].join(' ')
}

export const toErrorBody = (failure: Failure) => ({
  error: { code: failure.code, message: getMessage(failure), ...(failure.fields && { fields: failure.fields }) },
})
