/** How the server refused a form that was sent without JavaScript; the page shows it, and React finds it again. */
export interface FormResult {
  /** What the applicant typed, to be kept. */
  values: Record<string, string>
  /** What to correct, by field. */
  errors: Record<string, string>
  /** Why the application could not be taken, when no field is to blame. */
  formError?: string
}
