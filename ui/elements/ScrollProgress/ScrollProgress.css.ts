import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { restingPosition } from './resting-position.ts'

export const track = style({
  position: 'absolute',
  // Reaches 1 px into the next section: two sections may meet between two pixels.
  insetBlock: '0 -1px',
  insetInlineStart: 0,
  inlineSize: 0,
  marginInlineStart: `calc(${vars.stroke.thread} / -2)`,
  borderInlineStart: `${vars.stroke.thread} solid ${vars.color.line.default}`,
  // `clip-path` of an ancestor clips a fixed child, so each stretch of the line shows its own part of the one fixed pen.
  clipPath: 'inset(0)',
  pointerEvents: 'none',
  '@media': { [media.print]: { display: 'none' } },
})

export const drawn = style({
  position: 'absolute',
  insetBlock: 0,
  marginInlineStart: `calc(${vars.stroke.thread} * -1)`,
  borderInlineStart: `${vars.stroke.thread} solid ${vars.color.accent.default}`,
  '@media': {
    [`${media.motion} and (scripting: enabled)`]: {
      position: 'fixed',
      insetBlockEnd: 'auto',
      blockSize: '100vh',
      transform: `translateY(${(restingPosition - 1) * 100}vh)`,
    },
  },
})
