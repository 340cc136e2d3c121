import { style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.ts'
import { media } from '../../../tokens/media.ts'

export const root = style({
  position: 'relative',
  insetBlockStart: 0,
  zIndex: 20,
  borderBlockEnd: `${vars.stroke.thin} solid ${vars.color.line.default}`,
  background: vars.color.canvas,
  color: vars.color.text.default,
  fontSize: vars.size.small,
  // In a low window, or with very large text, it would cover what it heads.
  '@media': { 'screen and (min-height: 26em)': { position: 'sticky' }, [media.print]: { display: 'none' } },
})
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  minBlockSize: vars.layout.header,
  paddingBlock: vars.space[2],
  paddingInline: vars.layout.margin,
})
export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  minInlineSize: 0,
  marginInlineStart: `calc(${vars.station.ring} / -2)`,
  borderRadius: vars.radius.s,
  textDecoration: 'none',
})
export const name = style({ display: 'flex' })
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
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: '2.75rem',
  borderRadius: vars.radius.s,
  textDecorationLine: 'none',
  textDecorationThickness: vars.stroke.line,
  textUnderlineOffset: '0.5em',
  textDecorationColor: vars.color.accent.default,
  '@media': { [media.hover]: { ':hover': { textDecorationLine: 'underline' } } },
})
