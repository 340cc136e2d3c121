import { createVar, style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { systemColors } from '@workspace/tokens/forced-colors.ts'
import { media } from '@workspace/tokens/media.ts'
import { lanes } from '../../elements/Line/lanes.ts'

/** Radius of a turn of the line. */
export const turn = '18px'

/** Color of the line beside the form, which what stands on it shares. */
export const lineColor = createVar()

/** Stretch of the form's line in its lane, half a margin outside the content; the parent is positioned. */
export const lane = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: `calc(${lanes.start} - ${vars.stroke.line} / 2)`,
  borderInlineStart: `${vars.stroke.line} solid ${vars.color.line.default}`,
  pointerEvents: 'none',
  '@media': { [media.forced]: { vars: systemColors }, [media.print]: { display: 'none' } },
})

/** Stretch that was traveled. */
export const traveled = style([lane, { borderColor: vars.color.accent.default }])
