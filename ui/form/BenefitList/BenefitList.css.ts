import { fallbackVar, style } from '@vanilla-extract/css'
import { color, layout, media, space, stroke, tracking, weight } from '@workspace/tokens/values.ts'
import { circle, generated, hairline, oneColumn } from '../../elements/mixins.ts'
import { lineColor } from '../FieldGroup/line.css.ts'

export const root = style({
  position: 'relative',
  paddingBlock: `${space[6]} ${space[8]}`,
  '@media': { [media.columns]: { paddingBlockStart: space[18], paddingBlockEnd: space[10] } },
})
export const title = style({ color: color.text.muted, fontSize: '1rem', fontWeight: weight.medium, lineHeight: 1.5 })
export const list = style({
  ...oneColumn,
  columnGap: layout.gutter,
  marginBlockStart: space[2],
  '@media': { [media.columns]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})

export const item = style({
  ...oneColumn,
  alignContent: 'start',
  gap: space[1],
  paddingBlock: space[3],
  selectors: { '& + &': { borderBlockStart: hairline } },
  '@media': {
    [media.columns]: {
      paddingBlock: 0,
      selectors: { '& + &': { borderBlockStart: 0 } },
      '::before': {
        ...generated,
        zIndex: 1,
        insetBlockStart: space[6],
        boxSizing: 'border-box',
        ...circle(space[6]),
        border: `${stroke.marker} solid ${fallbackVar(lineColor, color.line.default)}`,
        background: color.canvas,
      },
    },
  },
})
export const name = style({ fontSize: '1.3125rem', fontWeight: weight.semibold, letterSpacing: tracking.title, lineHeight: 1.15 })
