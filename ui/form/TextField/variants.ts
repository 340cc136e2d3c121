/** Types, each with its own keyboard and browser validation. */
export const textFieldTypes = ['text', 'email', 'wholeNumber', 'password'] as const
