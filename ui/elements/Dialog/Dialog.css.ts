import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { iconButton } from '../iconButton.ts'
import { flexWrap, oneColumn, panelBorder } from '../mixins.ts'
import { endRoom, fadingDown, ground, startRoom } from '../scroller/scroller.css.ts'

const padding = vars.space[6]
const low = 'screen and (max-height: 30em)'

export const root = style([
  fadingDown,
  {
    vars: { [ground]: vars.color.surface, [startRoom]: '0px', [endRoom]: padding },
    inset: 0,
    inlineSize: `min(34rem, 100% - 2 * ${vars.space[4]})`,
    blockSize: 'fit-content',
    maxBlockSize: `calc(100% - 2 * ${vars.space[4]})`,
    margin: 'auto',
    border: panelBorder,
    borderRadius: vars.radius.l,
    background: vars.color.surface,
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
  gap: vars.space[4],
  padding: `${padding} ${padding} ${vars.space[3]}`,
  background: vars.color.surface,
  '@media': { [low]: { display: 'contents' } },
})
/** Scrolls away in a low window, where only the close button stays in view. */
export const title = style({
  '@media': {
    [low]: { flex: 'none', paddingBlock: `${padding} ${vars.space[3]}`, paddingInline: `${padding} calc(${padding} + 2.75rem)` },
  },
})
export const body = style({ ...oneColumn, flex: 'none', gap: vars.space[5], padding: `${vars.space[2]} ${padding} 0` })
export const close = style({
  ...iconButton('2.75rem'),
  marginBlock: `calc(${vars.space[2]} * -1)`,
  marginInlineEnd: `calc(${vars.space[3]} * -1)`,
  '@media': {
    [media.hover]: { ':hover': { color: vars.color.accent.default } },
    [low]: {
      order: -1,
      position: 'sticky',
      insetBlockStart: vars.space[1],
      zIndex: 1,
      alignSelf: 'flex-end',
      marginBlock: `${vars.space[1]} calc(${vars.space[1]} * -1 - 2.75rem)`,
      marginInlineEnd: vars.space[1],
      background: vars.color.surface,
    },
  },
})
export const actions = style({ ...flexWrap, gap: vars.space[3] })
