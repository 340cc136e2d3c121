import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { oneColumn } from '../../elements/Layout/one-column.ts'
import { endRoom, fadingDown, ground, startRoom } from '../../elements/scroller/scroller.css.ts'

export const root = style({
  ...oneColumn,
  inlineSize: '100%',
  maxInlineSize: vars.layout.page,
  minBlockSize: '26rem',
  marginInline: 'auto',
  paddingInline: vars.layout.margin,
})

export const rail = style({
  ...oneColumn,
  gridTemplateRows: `${vars.layout.section} 1fr`,
  paddingBlockEnd: vars.layout.section,
  paddingInlineStart: vars.layout.gutter,
})

/** The line comes down from the header and ends in a short bar. */
export const broken = style({
  position: 'relative',
  marginInlineStart: `calc(${vars.layout.gutter} * -1 - ${vars.stroke.thread} / 2)`,
  marginBlockEnd: vars.space[6],
  borderInlineStart: `${vars.stroke.thread} solid ${vars.color.accent.default}`,
  '::after': {
    content: '',
    position: 'absolute',
    insetBlockEnd: 0,
    insetInlineStart: `calc((${vars.marker.ring} + ${vars.stroke.thread}) / -2)`,
    inlineSize: vars.marker.ring,
    borderBlockEnd: `${vars.stroke.marker} solid ${vars.color.status.danger}`,
  },
})

export const body = style({ display: 'grid', gap: vars.space[6], alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' })

export const message = style({ fontFamily: vars.font.mono, fontSize: vars.size.mono, letterSpacing: 0, overflowWrap: 'anywhere' })
export const status = style({ marginInlineEnd: vars.space[2], color: vars.color.status.danger, fontWeight: vars.weight.semibold })

export const stack = style([
  fadingDown,
  {
    vars: { [ground]: vars.color.surface, [startRoom]: vars.space[5], [endRoom]: vars.space[5] },
    maxBlockSize: '26rem',
    paddingInline: vars.space[5],
    border: `${vars.stroke.thin} solid ${vars.color.line.default}`,
    borderRadius: vars.radius.l,
    background: vars.color.surface,
    fontSize: vars.size.label,
    lineHeight: 1.6,
    whiteSpace: 'pre-wrap',
  },
])
