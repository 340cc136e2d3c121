import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { hairline, measure, oneColumn, strongLine } from '../../elements/mixins.ts'

export const root = style({
  gridColumn: '1 / -1',
  ...oneColumn,
  gap: vars.space[1],
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-level="3"]': {
      marginBlock: vars.space[3],
      paddingBlock: `${vars.space[4]} ${vars.space[2]}`,
      borderBlock: hairline,
    },
  },
})
export const title = style({ fontSize: '1rem', fontWeight: vars.weight.semibold, lineHeight: 1.5 })
export const list = style({ borderBlockStart: strongLine })
export const row = style({
  ...oneColumn,
  gap: vars.space[1],
  paddingBlock: vars.space[3],
  borderBlockEnd: hairline,
  '@media': { [media.wide]: { gridTemplateColumns: '10rem minmax(0, 1fr)', gap: vars.space[6] } },
})
export const name = style({ fontSize: vars.size.small, fontWeight: vars.weight.semibold, lineHeight: 1.5 })
export const text = style({
  minInlineSize: 0,
  maxInlineSize: measure,
  fontSize: vars.size.small,
  lineHeight: 1.5,
  color: vars.color.text.muted,
})
