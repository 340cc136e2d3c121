import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { endRoom, fading, ground, startRoom } from '../../elements/scroller/scroller.css.ts'

const hairline = `${vars.stroke.thin} solid ${vars.color.line.default}`
export const code = style([
  fading,
  {
    vars: { [ground]: vars.color.surface, [startRoom]: '0px', [endRoom]: vars.space[10] },
    paddingBlockEnd: vars.space[4],
    fontFamily: vars.font.mono,
    fontSize: vars.size.mono,
    lineHeight: 1.75,
    letterSpacing: 0,
    tabSize: 2,
    '@media': { [media.print]: { paddingBlockEnd: 0, whiteSpace: 'pre-wrap' } },
  },
])
export const lines = style({ flex: '1 0 auto', '@media': { [media.print]: { flexShrink: 1, minInlineSize: 0 } } })
export const token = style({
  selectors: {
    '&[data-kind="keyword"]': { color: vars.color.accent.default },
    '&[data-kind="comment"]': { color: vars.color.text.muted },
    '&[data-kind="mark"]': {
      paddingBlock: '0.125rem',
      borderBlockEnd: `${vars.stroke.thread} solid ${vars.color.accent.default}`,
      fontWeight: vars.weight.medium,
    },
  },
  '@media': { [media.forced]: { selectors: { '&[data-kind="mark"]': { borderBlockEndColor: 'Highlight' } } } },
})
export const networks = style({
  display: 'grid',
  gap: vars.space[3],
  paddingBlockStart: vars.space[4],
  borderBlockStart: hairline,
})
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })
