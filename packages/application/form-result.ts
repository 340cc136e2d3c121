/** Refusal of a form that was sent without JavaScript; the page shows it, and React finds it again. */
export interface FormResult {
  /** Typed text by field, to be kept. */
  values: Record<string, string>
  /** Messages by field. */
  errors: Record<string, string>
  /** Message where no field is to blame. */
  formError?: string
}
