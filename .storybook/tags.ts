/** How far a component can be relied on: `stable` keeps its props until the next major version, `beta` may change. */
export const statusTags = ['status:stable', 'status:beta'] as const

/** `a11y:reviewed`: every check of `checksOf` in status.ts passes and no defect is known; what nobody has checked is in `statusOf`. */
export const reviewTags = ['a11y:reviewed', 'a11y:open'] as const
