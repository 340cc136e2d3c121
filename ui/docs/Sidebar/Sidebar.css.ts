import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { bareButton, circle, flexRow, generated, hairline, oneColumn, ringInside } from '../../elements/mixins.ts'
import { drawnWhenForced, piece, quiet, traveled } from './line.ts'

const coarse = '(pointer: coarse)'
const hovered = { color: vars.color.text.default, background: vars.color.sunken } as const

export const root = style({ ...oneColumn, fontSize: '0.875rem', lineHeight: 1.43, overflowWrap: 'anywhere' })
export const group = style({ minInlineSize: 0 })

const row = { position: 'relative', ...flexRow, minBlockSize: '2.125rem', paddingInlineStart: '32px' } as const
const above = createVar()
const middle = `(100% + ${above}) / 2`
const here = {
  '&[data-here]::before': { background: `linear-gradient(${vars.color.accent.default} calc(${middle}), ${vars.color.line.default} 0)` },
  '&[data-here]::after': {
    ...generated,
    insetBlockStart: `calc(${middle} - 9px)`,
    insetInlineStart: 0,
    ...circle('18px'),
    border: `4.5px solid ${vars.color.accent.default}`,
    background: vars.color.canvas,
    boxShadow: 'none',
    pointerEvents: 'none',
  },
} as const

export const head = style({
  ...row,
  vars: { [above]: '0px' },
  selectors: {
    [`${group}:not(:first-of-type) > &`]: {
      vars: { [above]: vars.space[3] },
      minBlockSize: `calc(2.125rem + ${above})`,
      paddingBlockStart: above,
    },
    '&::before': piece,
    '&::after': {
      ...generated,
      insetBlockStart: `calc(${middle} - 4px)`,
      insetInlineStart: '5px',
      ...circle('8px'),
      background: vars.color.canvas,
      boxShadow: `0 0 0 2px ${vars.color.line.default}`,
    },
    '&[data-past]::before': traveled,
    '&[data-past]::after': { boxShadow: `0 0 0 2px ${vars.color.accent.default}` },
    ...here,
  },
  '@media': drawnWhenForced,
})
const label = {
  ...quiet,
  minInlineSize: 0,
  minBlockSize: '1.75rem',
  paddingBlock: '0.25rem',
  color: vars.color.text.default,
  fontWeight: vars.weight.semibold,
  letterSpacing: '-0.01em',
} as const
export const name = style({
  ...label,
  flex: 1,
  marginInlineStart: `calc(${vars.space[2]} * -1)`,
  paddingInline: vars.space[2],
  ...ringInside,
  '@media': { [media.hover]: { ':hover': hovered }, [coarse]: { paddingBlock: '0.75rem' } },
})
export const trigger = style({
  ...label,
  ...flexRow,
  justifyContent: 'center',
  minInlineSize: '1.75rem',
  ...bareButton,
  paddingInline: vars.space[1],
  lineHeight: 1.43,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  ...ringInside,
  selectors: {
    '&[data-whole]': {
      flex: 1,
      justifyContent: 'space-between',
      marginInlineStart: `calc(${vars.space[2]} * -1)`,
      paddingInlineStart: vars.space[2],
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
  gap: vars.space[2],
  color: vars.color.text.muted,
  fontSize: '0.75rem',
  '@media': { [media.noScript]: { display: 'none' } },
})
globalStyle(`${mark} svg`, { transition: `rotate ${vars.motion.quick}`, '@media': { [media.still]: { transition: 'none' } } })
globalStyle(`${trigger}[data-state="closed"] ${mark} svg`, { rotate: '-90deg' })
globalStyle(`[dir="rtl"] ${trigger}[data-state="closed"] ${mark} svg`, { rotate: '90deg' })
export const count = style({ fontFamily: vars.font.mono, fontWeight: vars.weight.regular })

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
  marginInlineStart: `calc(${vars.space[2]} * -1)`,
  padding: `0.3125rem ${vars.space[2]}`,
  ...ringInside,
  selectors: {
    '&[aria-current]': { color: vars.color.text.default, fontWeight: vars.weight.semibold },
  },
  '@media': { [media.hover]: { ':hover': hovered }, [coarse]: { paddingBlock: '0.75rem' } },
})
export const links = style({
  marginBlockStart: vars.space[5],
  paddingBlockStart: vars.space[3],
  borderBlockStart: hairline,
  '@media': { [media.desktop]: { display: 'none' } },
})
export const out = style({
  ...flexRow,
  gap: vars.space[1],
  minBlockSize: '2.75rem',
  paddingBlock: vars.space[2],
  lineHeight: 1.3,
  fontWeight: vars.weight.semibold,
  textDecoration: 'none',
})
