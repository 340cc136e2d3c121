/** Maturity: a `stable` component keeps its props until the next major version, a `beta` one may change them. */
export const statusTags = ['status:stable', 'status:beta'] as const

/** Review: `a11y:reviewed` when nothing is open in .storybook/guides/status.ts. */
export const reviewTags = ['a11y:reviewed', 'a11y:open'] as const
