import { style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.ts'
import { media } from '../../../tokens/media.ts'
import { oneColumn } from '../../elements/Layout/one-column.ts'

export const head = style({
  ...oneColumn,
  gap: vars.space[6],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.55fr) minmax(0, 1fr)', gap: vars.space[16], alignItems: 'end' } },
})
export const panels = style({ display: 'grid', gap: vars.space[16], gridTemplateColumns: 'minmax(0, 1fr)' })
export const panel = style({
  display: 'grid',
  gap: vars.space[8],
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockStart: vars.space[6],
  borderBlockStart: `${vars.stroke.strong} solid ${vars.color.line.strong}`,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr)', gap: vars.space[16] } },
})
export const words = style({
  breakInside: 'avoid',
  ...oneColumn,
  gridTemplateRows: 'auto auto auto 1fr',
  '@media': { [media.desktop]: { paddingBlockStart: vars.space[1] } },
})
export const number = style({ marginBlockEnd: vars.space[3] })
export const description = style({ marginBlockStart: vars.space[3] })
/** The second thought stands on the ground line of the instrument. */
export const additional = style({
  alignSelf: 'end',
  marginBlockStart: vars.space[6],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `${vars.stroke.thin} solid ${vars.color.line.default}`,
})
export const instrument = style({ minInlineSize: 0, alignSelf: 'start' })
