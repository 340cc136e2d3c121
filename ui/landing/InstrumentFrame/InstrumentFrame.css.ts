import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'

export const root = style({
  minInlineSize: 0,
  border: `${vars.stroke.thin} solid ${vars.color.line.default}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  color: vars.color.text.default,
  overflow: 'clip',
  selectors: { '&[data-band]': { background: vars.color.canvas } },
})
export const caption = style({
  breakAfter: 'avoid',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  minBlockSize: '3.25rem',
  paddingBlock: vars.space[4],
  paddingInline: vars.space[5],
  fontFamily: vars.font.mono,
  fontSize: vars.size.label,
  lineHeight: 1.4,
  letterSpacing: 0,
  color: vars.color.text.muted,
})
export const label = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const aside = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { '&:only-child': { marginInlineStart: 'auto' } },
  // The control is larger than its drawing: negative margins keep it out of the caption's height.
  '@media': {
    [`${media.motion} and (scripting: enabled)`]: {
      selectors: { '&[data-control]': { marginInlineEnd: `calc(${vars.space[2]} * -1)`, marginBlock: `calc(${vars.space[2]} * -1)` } },
    },
  },
})
/** Container for queries of instruments: they depend on this box, not on the window. */
export const body = style({
  containerType: 'inline-size',
  margin: vars.space[5],
  selectors: {
    [`${caption} + &`]: { marginBlockStart: vars.space[1] },
    '&[data-flush]': { margin: 0 },
    [`${caption} + &[data-flush]`]: { marginBlockStart: 0, borderBlockStart: `${vars.stroke.thin} solid ${vars.color.line.default}` },
  },
})
