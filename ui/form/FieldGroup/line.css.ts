import { createVar, style } from '@vanilla-extract/css'
import { color, media, stroke, systemColors } from '@workspace/tokens/values.ts'
import { square, circle } from '../../elements/mixins.ts'
import { lanes } from '../../elements/Line/lanes.css.ts'

export const lineColor = createVar()

/** Segment of the line. The parent must be positioned. */
export const lane = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: `calc(${lanes.start} - ${stroke.line} / 2)`,
  borderInlineStart: `${stroke.line} solid ${color.line.default}`,
  pointerEvents: 'none',
  '@media': { [media.forced]: { vars: systemColors }, [media.print]: { display: 'none' } },
})

export const traveled = style([lane, { borderColor: color.accent.default }])

export const ring = style({
  position: 'absolute',
  zIndex: 1,
  insetInlineStart: lanes.start,
  ...circle('1.6875rem'),
  translate: '-50% -50%',
  border: `${stroke.marker} solid ${color.field.border}`,
  background: color.canvas,
  pointerEvents: 'none',
  selectors: { '[dir="rtl"] &': { translate: '50% -50%' } },
  '@media': {
    [media.narrow]: { ...square('1.0625rem'), borderWidth: '4px' },
    // The browser's adjusted colors would make all states look the same.
    [media.forced]: { forcedColorAdjust: 'none', vars: systemColors },
    [media.print]: { display: 'none' },
  },
})

export const turnInto = style({
  position: 'absolute',
  boxSizing: 'border-box',
  insetBlockStart: 0,
  insetInlineStart: `calc(${lanes.start} - ${stroke.line} / 2)`,
  border: `0 solid ${color.line.default}`,
  borderInlineStartWidth: stroke.line,
  borderBlockEndWidth: stroke.line,
  borderEndStartRadius: '18px',
  pointerEvents: 'none',
  '@media': { [media.forced]: { vars: systemColors }, [media.print]: { display: 'none' } },
})
