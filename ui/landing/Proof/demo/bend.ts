import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { drawing, share } from './ink.css.ts'

export const width = vars.stroke.line
export const half = `${width} / 2`

/** A path is drawn anew in 900 ms: five stretches of this many ms, one after the other. */
export const stretch = 180
/** Draws a piece anew, after a delay in ms, when the reader's change brought it. */
export const drawnAnew = (delay: number) =>
  style({
    '@media': {
      [media.motion]: {
        selectors: {
          '[data-moves="true"] &': { vars: { [share]: '1' }, animation: `${drawing} ${stretch}ms ${delay}ms linear backwards` },
        },
      },
    },
  })
