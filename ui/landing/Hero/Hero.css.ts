import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { oneColumn } from '../../elements/Layout/one-column.ts'
import { firstWide } from '../section/columns.ts'

export const root = style({
  ...oneColumn,
  gap: vars.space[12],
  alignItems: 'center',
  '@media': { [media.desktop]: firstWide },
})
export const words = style({
  ...oneColumn,
  overflowWrap: 'anywhere',
  gap: vars.space[8],
  justifyItems: 'start',
  '@media': { [media.desktop]: { maxInlineSize: '36rem' } },
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  alignItems: 'center',
  marginBlockStart: vars.space[2],
})
export const figure = style({
  ...oneColumn,
  justifyItems: 'center',
  '@media': { [media.desktop]: { justifyItems: 'end' } },
})
export const ledger = style({ ...oneColumn, gap: vars.space[5], overflowWrap: 'anywhere' })
export const stats = style({
  ...oneColumn,
  gap: vars.space[6],
  paddingBlockStart: vars.space[5],
  borderBlockStart: `${vars.stroke.strong} solid ${vars.color.line.strong}`,
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
export const stat = style({ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'start', gap: vars.space[1] })
/** As high as the line, which an icon on the baseline would push apart. */
export const drawn = style({ display: 'inline-flex', alignItems: 'center', blockSize: '1lh', verticalAlign: 'top' })
