import { style } from '@vanilla-extract/css'
import { media, stroke } from '@workspace/tokens/values.ts'
import { drawing, share } from './ink.css.ts'
import { times } from '../../../elements/motion/times.ts'

export const width = stroke.line
export const half = `${width} / 2`

/** Draws one of the five parts of a path, after the parts before it. */
export const redraw = (part: number) =>
  style({
    '@media': {
      [media.motion]: {
        selectors: {
          '[data-moves="true"] &': {
            vars: { [share]: '1' },
            animation: `${drawing} ${times.path}ms ${part * times.pathParts.apart}ms linear backwards`,
          },
        },
      },
    },
  })
