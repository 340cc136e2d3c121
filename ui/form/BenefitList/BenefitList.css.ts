import { fallbackVar, style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { circle, generated, hairline, oneColumn } from '../../elements/mixins.ts'
import { lineColor } from '../FieldGroup/line.css.ts'

export const root = style({
  position: 'relative',
  paddingBlock: `${vars.space[6]} ${vars.space[8]}`,
  '@media': { [media.columns]: { paddingBlockStart: vars.space[18], paddingBlockEnd: vars.space[10] } },
})
export const title = style({ color: vars.color.text.muted, fontSize: '1rem', fontWeight: vars.weight.medium, lineHeight: 1.5 })
export const list = style({
  ...oneColumn,
  columnGap: vars.layout.gutter,
  marginBlockStart: vars.space[2],
  '@media': { [media.columns]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})

export const item = style({
  ...oneColumn,
  alignContent: 'start',
  gap: vars.space[1],
  paddingBlock: vars.space[3],
  selectors: { '& + &': { borderBlockStart: hairline } },
  '@media': {
    [media.columns]: {
      paddingBlock: 0,
      selectors: { '& + &': { borderBlockStart: 0 } },
      '::before': {
        ...generated,
        zIndex: 1,
        insetBlockStart: vars.space[6],
        boxSizing: 'border-box',
        ...circle(vars.space[6]),
        border: `${vars.stroke.marker} solid ${fallbackVar(lineColor, vars.color.line.default)}`,
        background: vars.color.canvas,
      },
    },
  },
})
export const name = style({ fontSize: '1.3125rem', fontWeight: vars.weight.semibold, letterSpacing: vars.tracking.title, lineHeight: 1.15 })
