import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { secondWide } from '../section/columns.ts'

export const root = style({
  display: 'grid',
  gap: vars.space[12],
  overflowWrap: 'anywhere',
  '@media': { [media.desktop]: { ...secondWide, alignItems: 'start' } },
})
export const head = style({
  display: 'grid',
  gap: vars.space[5],
  justifyItems: 'start',
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: `calc(${vars.layout.header} + ${vars.space[12]})` } },
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3], marginBlockStart: vars.space[2] })
export const list = style({ borderBlockStart: `${vars.stroke.strong} solid ${vars.color.line.strong}` })
export const entry = style({ breakInside: 'avoid', borderBlockEnd: `${vars.stroke.thin} solid ${vars.color.line.default}` })
export const heading = style({
  fontSize: vars.size.title,
  fontWeight: vars.weight.semibold,
  letterSpacing: vars.tracking.title,
  lineHeight: vars.leading.title,
})
export const question = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[6],
  // Ring between the rules, beside the text.
  inlineSize: `calc(100% + ${vars.space[3]} * 2)`,
  marginInline: `calc(${vars.space[3]} * -1)`,
  // Keeps ring and ground off the rule above and the answer below.
  marginBlock: vars.space[1],
  paddingBlock: vars.space[4],
  paddingInline: vars.space[3],
  border: 0,
  background: 'transparent',
  textAlign: 'start',
  cursor: 'pointer',
  ':focus-visible': { outlineOffset: '-2px' },
  ':active': { background: vars.color.sunken },
  '@media': {
    [media.hover]: { ':hover': { color: vars.color.accent.default } },
    [media.noScript]: { cursor: 'auto', pointerEvents: 'none' },
  },
})
export const mark = style({
  display: 'flex',
  fontSize: vars.size.lead,
  marginInlineEnd: vars.space[3],
  // Without scripts every answer is open.
  '@media': { [media.noScript]: { display: 'none' } },
})
globalStyle(`${mark} path`, { '@media': { [media.motion]: { transition: `d ${vars.motion.quick}` } } })
globalStyle(`${question}[data-state="open"] ${mark} path`, { d: "path('M3 8h10M8 8v0')" })
export const answer = style({
  maxInlineSize: '38rem',
  paddingBlockEnd: vars.space[6],
  color: vars.color.text.muted,
  textWrap: 'pretty',
  scrollMarginBlockStart: '6rem',
})
