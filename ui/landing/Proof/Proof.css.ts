import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { oneColumn } from '../../elements/Layout/one-column.ts'
import { firstWide } from '../section/columns.ts'

export const head = style({
  ...oneColumn,
  gap: vars.space[6],
  alignItems: 'end',
  '@media': { [media.desktop]: firstWide },
})
export const strategies = style({
  ...oneColumn,
  gap: vars.space[8],
  '@media': {
    [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: 0 },
  },
})
export const strategy = style({
  ...oneColumn,
  gap: vars.space[2],
  alignContent: 'start',
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  '@media': { [media.desktop]: { paddingInlineEnd: vars.space[8] } },
})
export const notes = style({
  ...oneColumn,
  gap: vars.space[6],
  paddingBlockStart: vars.space[5],
  borderBlockStart: `${vars.stroke.thin} solid ${vars.color.line.default}`,
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[16] } },
})
export const note = style({
  ...oneColumn,
  gap: vars.space[1],
  alignContent: 'start',
  maxInlineSize: vars.layout.text,
})
