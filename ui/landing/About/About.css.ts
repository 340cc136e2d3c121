import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { oneColumn } from '../../elements/Layout/one-column.ts'
import { firstWide } from '../section/columns.ts'

const hairline = `${vars.stroke.thin} solid ${vars.color.line.default}`

export const claim = style({
  ...oneColumn,
  gap: vars.space[8],
  '@media': { [media.desktop]: { ...firstWide, alignItems: 'end' } },
})
export const lead = style({ ...oneColumn, gap: vars.space[4] })
/** Not `nowrap`: it stays in one piece only as long as it fits into a line. */
export const figure = style({
  display: 'inline-block',
  maxInlineSize: '100%',
  color: vars.color.text.default,
  fontWeight: vars.weight.semibold,
})
export const networks = style({
  ...oneColumn,
  borderBlockStart: `${vars.stroke.strong} solid ${vars.color.line.strong}`,
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
})
export const network = style({
  ...oneColumn,
  alignContent: 'start',
  gap: vars.space[2],
  paddingBlock: vars.space[5],
  selectors: { '& + &': { borderBlockStart: hairline } },
  '@media': {
    [media.wide]: {
      paddingInlineEnd: vars.space[6],
      selectors: { '& + &': { borderBlockStart: 0, borderInlineStart: hairline, paddingInlineStart: vars.space[6] } },
    },
  },
})
