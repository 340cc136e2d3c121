import { style } from '@vanilla-extract/css'
import { color, media, radius, space } from '@workspace/tokens/values.ts'
import { strongLine, panelBorder } from '../mixins.ts'
import { endRoom, fadingDown, ground, startRoom } from '../scroller/scroller.css.ts'

export const dialog = style([
  fadingDown,
  {
    vars: { [ground]: color.canvas, [startRoom]: '0px', [endRoom]: space[6] },
    insetBlockStart: 0,
    maxBlockSize: '100dvh',
    background: color.canvas,
    selectors: {
      '&[data-placement="top"]': { insetInline: 0, borderBlockEnd: strongLine },
      '&[data-placement="bottom"]': {
        insetBlock: 'auto 0',
        insetInline: 0,
        maxBlockSize: '75dvh',
        borderBlockStart: strongLine,
      },
      '&[data-placement="start"]': {
        insetInlineStart: 0,
        inlineSize: 'min(100%, 26rem)',
        blockSize: '100dvh',
        borderInlineEnd: panelBorder,
      },
      '&[data-placement="center"]': {
        insetInline: 0,
        inlineSize: '100%',
        maxInlineSize: '45rem',
        marginInline: 'auto',
        border: panelBorder,
        borderRadius: radius.l,
        background: color.surface,
        overflow: 'hidden',
      },
      '&[data-placement="center"]::after': { content: 'none' },
      '&:focus-visible': { outline: 'none' },
    },
    '@media': { [media.wide]: { selectors: { '&[data-placement="center"]': { insetBlockStart: '10vh', maxBlockSize: '80vh' } } } },
  },
])
