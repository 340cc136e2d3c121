import { createVar, style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { systemColors } from '@workspace/tokens/forced-colors.ts'
import { media } from '@workspace/tokens/media.ts'
import { square, circle } from '../../elements/mixins.ts'
import { lanes } from '../../elements/Line/lanes.css.ts'

export const lineColor = createVar()

/** Segment of the line. The parent must be positioned. */
export const lane = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: `calc(${lanes.start} - ${vars.stroke.line} / 2)`,
  borderInlineStart: `${vars.stroke.line} solid ${vars.color.line.default}`,
  pointerEvents: 'none',
  '@media': { [media.forced]: { vars: systemColors }, [media.print]: { display: 'none' } },
})

export const traveled = style([lane, { borderColor: vars.color.accent.default }])

export const ring = style({
  position: 'absolute',
  zIndex: 1,
  insetInlineStart: lanes.start,
  ...circle('1.6875rem'),
  translate: '-50% -50%',
  border: `${vars.stroke.marker} solid ${vars.color.field.border}`,
  background: vars.color.canvas,
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
  insetInlineStart: `calc(${lanes.start} - ${vars.stroke.line} / 2)`,
  border: `0 solid ${vars.color.line.default}`,
  borderInlineStartWidth: vars.stroke.line,
  borderBlockEndWidth: vars.stroke.line,
  borderEndStartRadius: '18px',
  pointerEvents: 'none',
  '@media': { [media.forced]: { vars: systemColors }, [media.print]: { display: 'none' } },
})
