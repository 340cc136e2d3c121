/** Types, which set the keyboard on phones and the browser's validation. */
export const textFieldTypes = ['text', 'email', 'wholeNumber', 'password'] as const
