import { style } from '@vanilla-extract/css'
import { oneColumn } from '../../elements/mixins.ts'

// The page is not a grid, because a sticky header would stay inside its grid row.
export const root = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' })

export const main = style({
  flex: '1 0 auto',
  // The skip link focuses this element, and a ring around the entire page would not help.
  outline: 'none',
  selectors: { '&:has(> [data-fill])': { ...oneColumn } },
})
