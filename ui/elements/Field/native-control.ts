/** Removes the role and state that Radix sets for its own button. On a native control they would be wrong before a script runs. */
export const nativeControl = { role: undefined, 'aria-checked': undefined, 'aria-required': undefined } as const
