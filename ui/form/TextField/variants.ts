export const textFieldTypes = ['text', 'email', 'wholeNumber', 'password'] as const
