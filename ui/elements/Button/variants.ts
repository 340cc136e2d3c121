/** How much a button asks for: the one thing to do, another way, or a small step. */
export const buttonVariants = ['primary', 'outline', 'text'] as const

/** The sizes of a button. */
export const buttonSizes = ['medium', 'small'] as const
