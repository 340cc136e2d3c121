/** Emphasis: main action, alternative, minor action, or action that cannot be undone. */
export const buttonVariants = ['primary', 'outline', 'text', 'danger'] as const

export const buttonSizes = ['medium', 'small'] as const
