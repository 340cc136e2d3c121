import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { circle, flexRow, generated, hairline, ringInside, wrappingRow } from '../../elements/mixins.ts'

export const rail = style({
  marginInlineStart: `calc(${vars.stroke.thread} / -2)`,
  paddingInlineStart: vars.layout.gutter,
  borderInlineStart: `${vars.stroke.thread} solid ${vars.color.accent.default}`,
})

export const stop = style({
  position: 'relative',
  borderBlockEnd: hairline,
  selectors: {
    '&:first-child': { borderBlockStart: hairline },
    '&:has([aria-current])::before': {
      ...generated,
      insetBlockStart: `calc(50% - ${vars.marker.ring} / 2)`,
      insetInlineStart: `calc((${vars.layout.gutter} + ${vars.stroke.thread} / 2 + ${vars.marker.ring} / 2) * -1)`,
      ...circle(vars.marker.ring),
      border: `${vars.stroke.marker} solid ${vars.color.accent.default}`,
      background: vars.color.canvas,
    },
  },
})

export const link = style({
  ...flexRow,
  gap: vars.space[2],
  minBlockSize: '3.5rem',
  paddingBlock: vars.space[2],
  fontSize: vars.size.title,
  fontWeight: vars.weight.semibold,
  letterSpacing: vars.tracking.title,
  lineHeight: vars.leading.title,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  // The focus ring is inside, because the header above would cover it.
  marginInline: `calc(${vars.space[2]} * -1)`,
  paddingInline: vars.space[2],
  ...ringInside,
  selectors: { '&[aria-current]': { color: vars.color.accent.default } },
  '@media': { [media.hover]: { ':hover': { color: vars.color.accent.default } } },
})

export const foot = style({
  ...wrappingRow,
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingBlock: vars.space[6],
  paddingInlineStart: vars.layout.gutter,
})
