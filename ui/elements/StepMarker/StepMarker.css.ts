import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { systemColors } from '@workspace/tokens/forced-colors.ts'
import { media } from '@workspace/tokens/media.ts'
import { circle } from '../mixins.ts'

export const root = style({
  display: 'inline-block',
  flex: 'none',
  ...circle(vars.marker.ring),
  borderStyle: 'solid',
  borderWidth: vars.stroke.marker,
  borderColor: vars.color.accent.default,
  background: vars.color.canvas,
  selectors: {
    '&[data-state="upcoming"]': { borderColor: vars.color.field.border },
    '&[data-state="current"]': { boxShadow: `inset 0 0 0 3px ${vars.color.canvas}, inset 0 0 0 8px ${vars.color.accent.default}` },
    '&[data-state="completed"]': { background: vars.color.accent.default },
    '&[data-state="verified"]': { borderColor: vars.color.verified.default, background: vars.color.verified.default },
  },
  '@media': {
    // The browser's adjusted colors would make all states look the same.
    [media.forced]: {
      forcedColorAdjust: 'none',
      vars: systemColors,
      selectors: { '&[data-state="verified"]': { borderWidth: vars.stroke.thread, boxShadow: `inset 0 0 0 2px ${vars.color.canvas}` } },
    },
  },
})
