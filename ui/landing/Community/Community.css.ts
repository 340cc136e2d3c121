import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { oneColumn } from '../../elements/Layout/one-column.ts'
import { firstWide } from '../section/columns.ts'

export const head = style({
  ...oneColumn,
  gap: vars.space[8],
  '@media': { [media.desktop]: { ...firstWide, alignItems: 'end' } },
})
export const join = style({ ...oneColumn, gap: vars.space[6] })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] })
export const vision = style({
  ...oneColumn,
  gap: vars.space[8],
  paddingBlockStart: vars.space[10],
  borderBlockStart: `${vars.stroke.strong} solid ${vars.color.line.strong}`,
  '@media': { [media.desktop]: { ...firstWide, alignItems: 'start' } },
})
export const words = style({ ...oneColumn, gap: vars.space[6] })
export const points = style(oneColumn)
export const point = style({ paddingBlock: vars.space[3], borderBlockStart: `${vars.stroke.thin} solid ${vars.color.line.default}` })
