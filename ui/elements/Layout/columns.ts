import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'

/** Twelve columns of a page. Everything starts at column line 1, 4, 7 or 10. */
export const twelve = {
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: vars.layout.gutter,
} as const

/** Full width in a narrow window, columns `first` to `last` where the columns fit. */
export const span = (first: 1 | 4 | 7 | 10, last: number) =>
  ({ gridColumn: '1 / -1', '@media': { [media.columns]: { gridColumn: `${first} / ${last + 1}` } } }) as const
