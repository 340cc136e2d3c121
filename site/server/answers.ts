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
  too_many: { status: 429, message: 'Too many applications came from your network. Try again in a few minutes.' },
  internal: { status: 500, message: 'Something went wrong on our side. Try again: nothing arrives twice.' },
  mail_failed: { status: 503, message: 'Our mail service did not confirm the application. Try again: nothing arrives twice.' },
  mail_busy: { status: 503, message: 'Our mail service is busy. Try again in a few minutes.' },
} as const

/** The name of a failure. */
export type FailureCode = keyof typeof failures

/** What the endpoint answers, before it becomes JSON or a page. */
export type Answer =
  /** Accepted; a mail that is not sent yet is stored and will be. */
  | { reference: string; sent: boolean }
  | { code: FailureCode; fields?: Record<string, string>; retryAfter?: number }

/** The body of an error as JSON. */
export const errorBody = (code: FailureCode, fields?: Record<string, string>) =>
  ({ error: { code, message: failures[code].message, ...(fields ? { fields } : {}) } })
