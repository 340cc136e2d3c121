/** The status of each failure of the endpoint. */
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
} as const

type FailureCode = keyof typeof statuses

/** Messages of refused applications, for people and programs. */
export interface FailureWords {
  applicationFailures: Readonly<Record<FailureCode, string>>
  /** Says when to retry, from seconds. */
  tryAgain: (seconds: number) => string
  /** Says when to submit again a form that keeps the answers, from seconds. */
  submitAgain: (seconds: number) => string
  /** Says where the answers are that the page does not have. */
  goBack: string
}

export interface Failure {
  code: FailureCode
  /** Messages by field. */
  fields?: Record<string, string>
  /** In seconds. */
  retryAfter?: number
}

/** Answer of the endpoint, before it becomes JSON or a page. Where `sent` is false, the stored mail is sent later. */
export type Answer = { reference: string; sent: boolean } | Failure

/** Message for the applicant. @param isKept the form that the applicant sees has the answers */
export const messageOf = (
  { applicationFailures, submitAgain, tryAgain, goBack }: FailureWords,
  { code, retryAfter }: Failure,
  isKept = true,
): string => {
  const message = applicationFailures[code]
  const isOurs = code === 'store_full' || code === 'too_many'
  const retry = isOurs ? (retryAfter ?? 60) : retryAfter
  const again = retry === undefined ? [] : [isOurs && isKept ? submitAgain(retry) : tryAgain(retry)]
  return [message, ...again, ...(isKept ? [] : [goBack])].join(' ')
}

/** JSON body of a failure. */
export const errorBody = (words: FailureWords, failure: Failure) => ({
  error: { code: failure.code, message: messageOf(words, failure), ...(failure.fields ? { fields: failure.fields } : {}) },
})
