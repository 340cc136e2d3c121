/** How far a component can be relied on: `stable` keeps its props until the next major version, `beta` may change. */
export const statusTags = ['status:stable', 'status:beta'] as const

/** `a11y:reviewed`: somebody went through it by keyboard, with a screen reader's tree, in forced colours and at 200 % text. */
export const reviewTags = ['a11y:reviewed', 'a11y:open'] as const
