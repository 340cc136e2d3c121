import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { oneColumn } from '../../elements/Layout/one-column.ts'
import { firstWide, secondWide } from '../section/columns.ts'

export const head = style({
  ...oneColumn,
  gap: vars.space[6],
  '@media': { [media.desktop]: { ...firstWide, alignItems: 'end' } },
})
export const panels = style({ display: 'grid', gap: vars.space[16], gridTemplateColumns: 'minmax(0, 1fr)' })
export const panel = style({
  display: 'grid',
  gap: vars.space[8],
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockStart: vars.space[6],
  borderBlockStart: `${vars.stroke.strong} solid ${vars.color.line.strong}`,
  '@media': { [media.desktop]: secondWide },
})
export const words = style({
  breakInside: 'avoid',
  ...oneColumn,
  gridTemplateRows: 'auto auto auto 1fr',
  '@media': { [media.desktop]: { paddingBlockStart: vars.space[1] } },
})
export const number = style({ marginBlockEnd: vars.space[3] })
export const description = style({ marginBlockStart: vars.space[3] })
/** Aligns the second text with the base of the instrument. */
export const additional = style({
  alignSelf: 'end',
  marginBlockStart: vars.space[6],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `${vars.stroke.thin} solid ${vars.color.line.default}`,
})
export const instrument = style({ minInlineSize: 0, alignSelf: 'start' })
