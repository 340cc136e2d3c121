import { style } from '@vanilla-extract/css'
import { color, media, size, space, weight } from '@workspace/tokens/values.ts'
import { hairline, measure, oneColumn, strongLine } from '../../elements/mixins.ts'

export const root = style({
  gridColumn: '1 / -1',
  ...oneColumn,
  gap: space[1],
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-level="3"]': {
      marginBlock: space[3],
      paddingBlock: `${space[4]} ${space[2]}`,
      borderBlock: hairline,
    },
  },
})
export const title = style({ fontSize: '1rem', fontWeight: weight.semibold, lineHeight: 1.5 })
export const list = style({ borderBlockStart: strongLine })
export const row = style({
  ...oneColumn,
  gap: space[1],
  paddingBlock: space[3],
  borderBlockEnd: hairline,
  '@media': { [media.wide]: { gridTemplateColumns: '10rem minmax(0, 1fr)', gap: space[6] } },
})
export const name = style({ fontSize: size.small, fontWeight: weight.semibold, lineHeight: 1.5 })
export const text = style({
  minInlineSize: 0,
  maxInlineSize: measure,
  fontSize: size.small,
  lineHeight: 1.5,
  color: color.text.muted,
})
