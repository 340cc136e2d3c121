import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { oneColumn } from '../../elements/Layout/one-column.ts'

const coarse = '(pointer: coarse)'
const ring = `calc(${vars.marker.ring} * 0.85)`
/** Ring inside: the links have no gap. */
const ringInside = { '&:focus-visible': { outlineOffset: '-2px' } } as const

export const root = style({ ...oneColumn, gap: vars.space[3], fontSize: vars.size.small, overflowWrap: 'anywhere' })
export const group = style({ minInlineSize: 0 })
export const title = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  inlineSize: `calc(100% + ${vars.space[2]} * 2)`,
  minBlockSize: '2.25rem',
  marginInline: `calc(${vars.space[2]} * -1)`,
  paddingBlock: 0,
  paddingInline: vars.space[2],
  border: 0,
  borderRadius: vars.radius.s,
  background: 'transparent',
  fontWeight: vars.weight.semibold,
  lineHeight: 1.3,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: ringInside,
  '@media': {
    [media.hover]: { ':hover': { color: vars.color.accent.default } },
    [coarse]: { minBlockSize: '2.75rem' },
    [media.noScript]: { pointerEvents: 'none' },
  },
})
export const mark = style({
  display: 'flex',
  fontSize: vars.size.label,
  // Without scripts every group is open.
  '@media': { [media.noScript]: { display: 'none' } },
})
globalStyle(`${title}[data-state="open"] ${mark} path`, { d: "path('M3 8h10M8 8v0')" })

/** Stretch of the line for each group. */
export const list = style({
  marginBlockEnd: vars.space[3],
  borderInlineStart: `${vars.stroke.thread} solid ${vars.color.line.default}`,
  '@media': { [media.forced]: { borderColor: 'GrayText' } },
})
export const item = style({
  position: 'relative',
  selectors: {
    // Draws the stretch of the current page with its marker.
    '&:has([aria-current])::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: `calc(${vars.stroke.thread} * -1)`,
      borderInlineStart: `${vars.stroke.thread} solid ${vars.color.accent.default}`,
    },
    '&:has([aria-current])::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: `calc(50% - ${ring} / 2)`,
      insetInlineStart: `calc(${vars.stroke.thread} / -2 - ${ring} / 2)`,
      inlineSize: ring,
      blockSize: ring,
      border: `3.5px solid ${vars.color.accent.default}`,
      borderRadius: '50%',
      background: vars.color.canvas,
      pointerEvents: 'none',
    },
  },
  '@media': { [media.forced]: { '::after': { borderColor: 'Highlight' }, '::before': { borderColor: 'Highlight' } } },
})
export const link = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2.125rem',
  paddingBlock: vars.space[1],
  // Keeps the ring off the marker on the line.
  marginInlineStart: vars.space[3],
  paddingInlineStart: vars.space[2],
  borderRadius: vars.radius.s,
  color: vars.color.text.muted,
  lineHeight: 1.35,
  textDecoration: 'none',
  selectors: { ...ringInside, '&[aria-current]': { color: vars.color.text.default, fontWeight: vars.weight.semibold } },
  '@media': { [media.hover]: { ':hover': { color: vars.color.text.default } }, [coarse]: { minBlockSize: '2.75rem' } },
})
export const links = style({
  marginBlockStart: vars.space[2],
  paddingBlockStart: vars.space[3],
  borderBlockStart: `${vars.stroke.thin} solid ${vars.color.line.default}`,
  '@media': { [media.desktop]: { display: 'none' } },
})
export const out = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: '2.75rem',
  paddingBlock: vars.space[2],
  lineHeight: 1.3,
  fontWeight: vars.weight.semibold,
  textDecoration: 'none',
})
