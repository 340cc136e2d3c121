/** Emphasis of a button: main action, alternative, minor action, or an action that cannot be undone. */
export const buttonVariants = ['primary', 'outline', 'text', 'danger'] as const

export const buttonSizes = ['medium', 'small'] as const
