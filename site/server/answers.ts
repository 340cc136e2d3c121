/** What can go wrong with a request to the endpoint: its status, and a sentence that says what to do. */
export const failures = {
  malformed_body: { status: 400, message: 'Send the application as JSON or as form fields in UTF-8.' },
  cross_site: { status: 403, message: 'Send the form from this site. A program sends the site\'s address in the Origin header.' },
  not_found: { status: 404, message: 'There is nothing at this address.' },
  method_not_allowed: { status: 405, message: 'Send an application with POST.' },
  conflict: { status: 409, message: 'This applicationId belongs to another application: send this one with a new id.' },
  too_large: { status: 413, message: 'The application is too large: shorten your answers.' },
  unsupported_type: { status: 415, message: 'Send application/json or application/x-www-form-urlencoded in UTF-8.' },
  invalid: { status: 422, message: 'Correct the fields that are named.' },
  unknown_fields: { status: 422, message: 'Send only the fields of the form.' },
  too_many: { status: 429, message: 'Too many applications came from your network.' },
  internal: { status: 500, message: 'Something went wrong on our side. Try again: nothing arrives twice.' },
  mail_failed: { status: 503, message: 'Our mail service did not confirm the application. Try again: nothing arrives twice.' },
  store_full: { status: 503, message: 'We have more applications than we can take right now.' },
  mail_busy: { status: 503, message: 'Our mail service is busy.' },
} as const

/** The name of a failure. */
export type FailureCode = keyof typeof failures

/** An answer that is not success. */
export interface Failure {
  code: FailureCode
  /** What to correct, by field. */
  fields?: Record<string, string>
  /** In seconds. */
  retryAfter?: number
}

/** What the endpoint answers, before it becomes JSON or a page. Accepted, a mail that is not sent yet is stored and will be. */
export type Answer = { reference: string; sent: boolean } | Failure

/** A waiting time in words; the mail service's daily quota can take most of a day. */
const inWords = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60)
  if (minutes <= 1) return 'a minute'
  return minutes <= 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}

/** The sentence for the applicant. */
export const messageOf = ({ code, retryAfter }: Failure): string => {
  const { message } = failures[code]
  if (code === 'store_full') return `${message} Your answers are kept: submit again in about ${inWords(retryAfter ?? 60)}.`
  return retryAfter === undefined ? message : `${message} Try again in about ${inWords(retryAfter)}.`
}

/** The body of an error as JSON. */
export const errorBody = (failure: Failure) =>
  ({ error: { code: failure.code, message: messageOf(failure), ...(failure.fields ? { fields: failure.fields } : {}) } })
