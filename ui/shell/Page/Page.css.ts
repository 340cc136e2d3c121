import { style } from '@vanilla-extract/css'
import { oneColumn } from '../../elements/mixins.ts'

// A column, not a grid: a sticky header would stay inside its row.
export const root = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' })

export const main = style({
  flex: '1 0 auto',
  // No outline: the skip link focuses it, and a ring around the whole page says nothing.
  outline: 'none',
  selectors: { '&:has(> [data-fill])': { ...oneColumn } },
})
