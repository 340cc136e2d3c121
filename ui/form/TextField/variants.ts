/** What a text field takes; each brings its keyboard and the browser's own check. */
export const textFieldTypes = ['text', 'email', 'wholeNumber', 'password'] as const
