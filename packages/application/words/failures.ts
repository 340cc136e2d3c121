/** Message for each error code of the application endpoint. */
export const applicationFailures = {
  malformed_body: 'Send the application as JSON or as form fields in UTF-8.',
  cross_site: "Send the form from this site. A program sends the site's address in the Origin header.",
  not_found: 'There is nothing at this address.',
  method_not_allowed: 'Send an application with POST.',
  conflict: 'This applicationId belongs to another application. Send this one with a new id.',
  too_large: 'The application is too large. Shorten your answers.',
  unsupported_type: 'Send application/json or application/x-www-form-urlencoded in UTF-8.',
  invalid: 'Correct the fields listed in `fields`.',
  unknown_fields: 'Send only the fields of the form.',
  too_many: 'Too many applications came from your network.',
  internal: "Something went wrong on our side. You can safely try again. We won't receive it twice.",
  mail_failed: "Our mail service did not confirm the application. You can safely try again. We won't receive it twice.",
  store_full: 'We have more applications than we can take right now.',
  mail_busy: 'Our mail service is busy.',
} as const

const formatWait = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60)
  if (minutes <= 1) return 'a minute'
  return minutes <= 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}

/** If the mail service's daily quota is used up, the wait can be most of a day. */
export const tryAgain = (seconds: number) => `Try again in about ${formatWait(seconds)}.`

/** Message on a form that still shows the answers. */
export const submitAgain = (seconds: number) => `Your answers are saved. Submit again in about ${formatWait(seconds)}.`

/** Shown on error pages without scripts, because only the browser still has the answers. */
export const goBack = 'Go back in your browser to return to your answers.'
