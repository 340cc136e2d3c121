import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { color, font, media, motion, space, weight } from '@workspace/tokens/values.ts'
import { bareButton, circle, flexRow, generated, hairline, muted, oneColumn, ringInside } from '../../elements/mixins.ts'
import { drawnWhenForced, piece, quiet, traveled } from './line.ts'

const coarse = '(pointer: coarse)'
const hovered = { color: color.text.default, background: color.sunken } as const

export const root = style({ ...oneColumn, fontSize: '0.875rem', lineHeight: 1.43, overflowWrap: 'anywhere' })
export const group = style({ minInlineSize: 0 })

const row = { position: 'relative', ...flexRow, minBlockSize: '2.125rem', paddingInlineStart: '32px' } as const
const above = createVar()
const middle = `(100% + ${above}) / 2`
const here = {
  '&[data-here]::before': { background: `linear-gradient(${color.accent.default} calc(${middle}), ${color.line.default} 0)` },
  '&[data-here]::after': {
    ...generated,
    insetBlockStart: `calc(${middle} - 9px)`,
    insetInlineStart: 0,
    ...circle('18px'),
    border: `4.5px solid ${color.accent.default}`,
    background: color.canvas,
    boxShadow: 'none',
    pointerEvents: 'none',
  },
} as const

export const head = style({
  ...row,
  vars: { [above]: '0px' },
  selectors: {
    [`${group}:not(:first-of-type) > &`]: {
      vars: { [above]: space[3] },
      minBlockSize: `calc(2.125rem + ${above})`,
      paddingBlockStart: above,
    },
    '&::before': piece,
    '&::after': {
      ...generated,
      insetBlockStart: `calc(${middle} - 4px)`,
      insetInlineStart: '5px',
      ...circle('8px'),
      background: color.canvas,
      boxShadow: `0 0 0 2px ${color.line.default}`,
    },
    '&[data-past]::before': traveled,
    '&[data-past]::after': { boxShadow: `0 0 0 2px ${color.accent.default}` },
    ...here,
  },
  '@media': drawnWhenForced,
})
const label = {
  ...quiet,
  minInlineSize: 0,
  minBlockSize: '1.75rem',
  paddingBlock: '0.25rem',
  color: color.text.default,
  fontWeight: weight.semibold,
  letterSpacing: '-0.01em',
} as const
export const name = style({
  ...label,
  flex: 1,
  marginInlineStart: `calc(${space[2]} * -1)`,
  paddingInline: space[2],
  ...ringInside,
  '@media': { [media.hover]: { ':hover': hovered }, [coarse]: { paddingBlock: '0.75rem' } },
})
export const trigger = style({
  ...label,
  ...flexRow,
  justifyContent: 'center',
  minInlineSize: '1.75rem',
  ...bareButton,
  paddingInline: space[1],
  lineHeight: 1.43,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  ...ringInside,
  selectors: {
    '&[data-whole]': {
      flex: 1,
      justifyContent: 'space-between',
      marginInlineStart: `calc(${space[2]} * -1)`,
      paddingInlineStart: space[2],
    },
  },
  '@media': {
    [media.hover]: { ':hover': hovered },
    [coarse]: { minBlockSize: '2.75rem', minInlineSize: '2.75rem' },
    [media.noScript]: { pointerEvents: 'none' },
  },
})
export const mark = style({
  ...flexRow,
  gap: space[2],
  ...muted('0.75rem'),
  '@media': { [media.noScript]: { display: 'none' } },
})
globalStyle(`${mark} svg`, { transition: `rotate ${motion.quick}`, '@media': { [media.still]: { transition: 'none' } } })
globalStyle(`${trigger}[data-state="closed"] ${mark} svg`, { rotate: '-90deg' })
globalStyle(`[dir="rtl"] ${trigger}[data-state="closed"] ${mark} svg`, { rotate: '90deg' })
export const count = style({ fontFamily: font.mono, fontWeight: weight.regular })

export const list = style({})
export const item = style({
  ...row,
  vars: { [above]: '0px' },
  selectors: { '&::before': piece, '[data-past] > &::before': traveled, ...here },
  '@media': drawnWhenForced,
})
export const link = style({
  ...quiet,
  flex: 1,
  minInlineSize: 0,
  marginInlineStart: `calc(${space[2]} * -1)`,
  padding: `0.3125rem ${space[2]}`,
  ...ringInside,
  selectors: {
    '&[aria-current]': { color: color.text.default, fontWeight: weight.semibold },
  },
  '@media': { [media.hover]: { ':hover': hovered }, [coarse]: { paddingBlock: '0.75rem' } },
})
export const links = style({
  marginBlockStart: space[5],
  paddingBlockStart: space[3],
  borderBlockStart: hairline,
  '@media': { [media.desktop]: { display: 'none' } },
})
export const out = style({
  ...flexRow,
  gap: space[1],
  minBlockSize: '2.75rem',
  paddingBlock: space[2],
  lineHeight: 1.3,
  fontWeight: weight.semibold,
  textDecoration: 'none',
})
