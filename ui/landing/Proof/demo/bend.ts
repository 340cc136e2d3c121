import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { drawing, share } from './ink.css.ts'

export const width = vars.stroke.line
export const half = `${width} / 2`

/** Duration of each of the five parts of a path, in ms. */
export const partDuration = 180
export const redraw = (delay: number) =>
  style({
    '@media': {
      [media.motion]: {
        selectors: {
          '[data-moves="true"] &': { vars: { [share]: '1' }, animation: `${drawing} ${partDuration}ms ${delay}ms linear backwards` },
        },
      },
    },
  })
