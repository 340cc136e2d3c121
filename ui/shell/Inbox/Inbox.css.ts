import { style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.ts'
import { media } from '../../../tokens/media.ts'
import { endRoom, fadingDown, ground, startRoom } from '../../elements/scroller/scroller.css.ts'

export const root = style({
  maxInlineSize: vars.layout.page,
  marginInline: 'auto',
  paddingInline: vars.layout.margin,
  paddingBlock: `${vars.space[10]} ${vars.space[16]}`,
})

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[4],
  overflowWrap: 'anywhere',
  paddingBlockEnd: vars.space[4],
  borderBlockEnd: `${vars.stroke.strong} solid ${vars.color.line.strong}`,
})
export const count = style({ fontFamily: vars.font.mono, fontSize: vars.size.mono, letterSpacing: 0, color: vars.color.text.muted })

export const empty = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  paddingBlock: vars.space[12],
  color: vars.color.text.muted,
})

export const columns = style({
  display: 'grid',
  gap: vars.space[8],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    [media.desktop]: {
      columnGap: vars.space[12],
      selectors: { '&[data-open]': { gridTemplateColumns: 'minmax(0, 22rem) minmax(0, 1fr)' } },
    },
  },
})

export const list = style([
  fadingDown,
  {
    vars: { [ground]: vars.color.canvas, [startRoom]: vars.space[3], [endRoom]: vars.space[6] },
    // Beside or above an open mail the list is a window of its own, so that the mail stays near.
    selectors: {
      '[data-open] > &': {
        maxBlockSize: '19rem',
        borderBlockEnd: `${vars.stroke.thin} solid ${vars.color.line.default}`,
      },
    },
    '@media': {
      [media.desktop]: {
        selectors: {
          '[data-open] > &': {
            position: 'sticky',
            insetBlockStart: `calc(${vars.layout.header} + ${vars.space[4]})`,
            maxBlockSize: '75vh',
            borderBlockEnd: 0,
          },
        },
      },
    },
  },
])

export const item = style({
  display: 'grid',
  gap: vars.space[1],
  paddingBlock: vars.space[4],
  paddingInline: vars.space[4],
  borderBlockEnd: `${vars.stroke.thin} solid ${vars.color.line.default}`,
  borderInlineStart: `${vars.stroke.line} solid transparent`,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': { borderInlineStartColor: vars.color.accent.default, background: vars.color.surface },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    [media.hover]: { ':hover': { background: vars.color.sunken } },
    [media.forced]: { borderInlineStartColor: 'Canvas', selectors: { '&[aria-current]': { borderInlineStartColor: 'Highlight' } } },
  },
})
export const subject = style({ fontWeight: vars.weight.semibold, lineHeight: vars.leading.title })
export const fact = style({
  color: vars.color.text.muted,
  fontFamily: vars.font.mono,
  fontSize: vars.size.label,
  letterSpacing: 0,
  lineHeight: 1.5,
})
