/** Values and errors of a form that was posted without JavaScript. The server renders them, and React reads them when it hydrates. */
export interface FormResult {
  values: Record<string, string>
  errors: Record<string, string>
  formError?: string
}
