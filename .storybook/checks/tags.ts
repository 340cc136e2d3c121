/** How far a component can be relied on: `stable` keeps its props until the next major version, `beta` may change. */
export const statusTags = ['status:stable', 'status:beta'] as const

/** `a11y:reviewed`: nothing is open about it in status.ts. */
export const reviewTags = ['a11y:reviewed', 'a11y:open'] as const
