/** Errors of a form that was posted without JavaScript. The page shows them, and React reads them when it hydrates. */
export interface FormResult {
  /** Typed text by field, which the form keeps. */
  values: Record<string, string>
  /** Messages by field. */
  errors: Record<string, string>
  /** Message that concerns no single field. */
  formError?: string
}
