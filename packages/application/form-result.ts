/** Errors of a form that was posted without JavaScript. The page shows them, and React reads them when it hydrates. */
export interface FormResult {
  values: Record<string, string>
  errors: Record<string, string>
  formError?: string
}
