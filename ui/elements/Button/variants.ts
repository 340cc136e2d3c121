/** How much a button asks for: the one thing to do, another way, a small step, or what cannot be undone. */
export const buttonVariants = ['primary', 'outline', 'text', 'danger'] as const

/** The sizes of a button. */
export const buttonSizes = ['medium', 'small'] as const
