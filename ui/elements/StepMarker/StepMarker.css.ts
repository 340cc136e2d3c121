import { style } from '@vanilla-extract/css'
import { color, marker, media, stroke, systemColors } from '@workspace/tokens/values.ts'
import { circle } from '../mixins.ts'

export const root = style({
  display: 'inline-block',
  flex: 'none',
  ...circle(marker.ring),
  borderStyle: 'solid',
  borderWidth: stroke.marker,
  borderColor: color.accent.default,
  background: color.canvas,
  selectors: {
    '&[data-state="upcoming"]': { borderColor: color.field.border },
    '&[data-state="current"]': { boxShadow: `inset 0 0 0 3px ${color.canvas}, inset 0 0 0 8px ${color.accent.default}` },
    '&[data-state="completed"]': { background: color.accent.default },
    '&[data-state="verified"]': { borderColor: color.verified.default, background: color.verified.default },
  },
  '@media': {
    // The browser's adjusted colors would make all states look the same.
    [media.forced]: {
      forcedColorAdjust: 'none',
      vars: systemColors,
      selectors: { '&[data-state="verified"]': { borderWidth: stroke.thread, boxShadow: `inset 0 0 0 2px ${color.canvas}` } },
    },
  },
})
