import { style } from '@vanilla-extract/css'
import { color, media, radius, space } from '@workspace/tokens/values.ts'
import { iconButton } from '../iconButton.ts'
import { flexWrap, oneColumn, panelBorder } from '../mixins.ts'
import { endRoom, fadingDown, ground, startRoom } from '../scroller/scroller.css.ts'

const padding = space[6]
const low = 'screen and (max-height: 30em)'

export const root = style([
  fadingDown,
  {
    vars: { [ground]: color.surface, [startRoom]: '0px', [endRoom]: padding },
    inset: 0,
    inlineSize: `min(34rem, 100% - 2 * ${space[4]})`,
    blockSize: 'fit-content',
    maxBlockSize: `calc(100% - 2 * ${space[4]})`,
    margin: 'auto',
    border: panelBorder,
    borderRadius: radius.l,
    background: color.surface,
    overflowWrap: 'anywhere',
    scrollPaddingBlockStart: '6rem',
    '@media': { [low]: { display: 'flex', flexDirection: 'column' } },
  },
])
export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[4],
  padding: `${padding} ${padding} ${space[3]}`,
  background: color.surface,
  '@media': { [low]: { display: 'contents' } },
})
/** In a low window, the title scrolls away and only the close button stays in view. */
export const title = style({
  '@media': {
    [low]: { flex: 'none', paddingBlock: `${padding} ${space[3]}`, paddingInline: `${padding} calc(${padding} + 2.75rem)` },
  },
})
export const body = style({ ...oneColumn, flex: 'none', gap: space[5], padding: `${space[2]} ${padding} 0` })
export const close = style({
  ...iconButton('2.75rem'),
  marginBlock: `calc(${space[2]} * -1)`,
  marginInlineEnd: `calc(${space[3]} * -1)`,
  '@media': {
    [media.hover]: { ':hover': { color: color.accent.default } },
    [low]: {
      order: -1,
      position: 'sticky',
      insetBlockStart: space[1],
      zIndex: 1,
      alignSelf: 'flex-end',
      marginBlock: `${space[1]} calc(${space[1]} * -1 - 2.75rem)`,
      marginInlineEnd: space[1],
      background: color.surface,
    },
  },
})
export const actions = style({ ...flexWrap, gap: space[3] })
