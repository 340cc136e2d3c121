import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { pageWidth } from '../../elements/Layout/page-width.ts'
import { media } from '@workspace/tokens/media.ts'

const hairline = `${vars.stroke.thin} solid ${vars.color.line.default}`

export const root = style({
  borderBlockStart: hairline,
  background: vars.color.canvas,
  color: vars.color.text.default,
  overflowWrap: 'anywhere',
})

export const page = style({
  ...pageWidth,
  paddingBlock: `${vars.space[16]} ${vars.space[8]}`,
})

export const top = style({
  display: 'grid',
  gap: `${vars.space[12]} ${vars.space[16]}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockEnd: vars.space[16],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' } },
})

export const brand = style({ display: 'grid', gap: vars.space[4], alignContent: 'start', justifyItems: 'start' })
export const statement = style({ maxInlineSize: '26rem', color: vars.color.text.muted, textWrap: 'pretty' })

export const columns = style({
  display: 'grid',
  gap: `${vars.space[10]} ${vars.space[8]}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(10.5rem, 100%), 1fr))',
})

export const title = style({
  minBlockSize: '2.75rem',
  alignContent: 'center',
  color: vars.color.text.muted,
  fontFamily: vars.font.mono,
  fontSize: vars.size.label,
  fontWeight: vars.weight.regular,
  letterSpacing: 0,
  lineHeight: vars.leading.title,
})

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: '2.25rem',
  // Ring inside, beside the text: the links have no gap.
  maxInlineSize: `calc(100% + ${vars.space[2]} * 2)`,
  marginInline: `calc(${vars.space[2]} * -1)`,
  paddingInline: vars.space[2],
  borderRadius: vars.radius.s,
  fontSize: vars.size.small,
  textDecorationLine: 'none',
  textDecorationThickness: vars.stroke.thread,
  textDecorationColor: vars.color.accent.default,
  textUnderlineOffset: '0.4em',
  ':focus-visible': { outlineOffset: '-2px' },
  '@media': { [media.hover]: { ':hover': { textDecorationLine: 'underline' } } },
})

export const copyright = style({
  paddingBlockStart: vars.space[6],
  borderBlockStart: hairline,
  color: vars.color.text.muted,
  fontFamily: vars.font.mono,
  fontSize: vars.size.label,
  letterSpacing: 0,
})
