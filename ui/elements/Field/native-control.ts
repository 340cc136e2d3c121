/** Removes the role and state of Radix's own button, which are wrong on a native control before a script runs. */
export const nativeControl = { role: undefined, 'aria-checked': undefined, 'aria-required': undefined } as const
