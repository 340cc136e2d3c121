import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'

export const end = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: vars.space[2],
  marginInlineStart: 'auto',
  marginInlineEnd: `calc(${vars.space[3]} * -1)`,
  '@media': { [media.desktop]: { columnGap: vars.space[5] } },
})
export const nav = style({ display: 'none', '@media': { [media.desktop]: { display: 'block' } } })
export const list = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[5] })
