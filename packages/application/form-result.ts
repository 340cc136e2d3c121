/** Result of a form that was posted without JavaScript. React reads it when it hydrates. */
export interface FormResult {
  values: Record<string, string>
  errors: Record<string, string>
  formError?: string
}
