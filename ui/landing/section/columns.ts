import { vars } from '@workspace/tokens/contract.css.ts'

const gap = vars.space[16]

/** Two columns, the first one wide. All sections share these two pairs, so that their second columns align. */
export const firstWide = { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap } as const

/** Two columns, the second one wide. */
export const secondWide = { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gap } as const
