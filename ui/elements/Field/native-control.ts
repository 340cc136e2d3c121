/**
 * For the browser's own control below a part of Radix: takes away the role and the state that Radix says for its button, which would do
 * nothing before a script runs.
 */
export const nativeControl = { role: undefined, 'aria-checked': undefined, 'aria-required': undefined } as const
