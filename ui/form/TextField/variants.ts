/** Types of a text field, each with its keyboard and the browser's validation. */
export const textFieldTypes = ['text', 'email', 'wholeNumber', 'password'] as const
