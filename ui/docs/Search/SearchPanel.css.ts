import { globalStyle, style } from '@vanilla-extract/css'
import { color, media, radius, size, space, weight } from '@workspace/tokens/values.ts'
import { accentGround, flexRow, flexWrap, hairline, monoText, muted } from '../../elements/mixins.ts'
import { close, quiet } from './Search.css.ts'

export const sheet = style({ position: 'relative', display: 'flex', flexDirection: 'column', maxBlockSize: 'inherit' })
export const bar = style({
  flex: 'none',
  ...flexRow,
  gap: space[3],
  paddingInline: `${space[5]} 4rem`,
  borderBlockEnd: hairline,
  // The field fills the bar, so the bar shows the focus.
  selectors: { '&:has(input:focus-visible)': { boxShadow: `inset 0 -2px 0 ${color.accent.default}` } },
  '@media': {
    [media.forced]: { selectors: { '&:has(input:focus-visible)': { borderBlockEndColor: 'Highlight', borderBlockEndWidth: '2px' } } },
  },
})
export const glass = style({ display: 'flex', ...muted('1.125rem') })
export const input = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: '3.75rem',
  padding: 0,
  border: 0,
  background: 'transparent',
  fontSize: '1.125rem',
  textOverflow: 'ellipsis',
  outline: 'none',
  '::placeholder': { color: color.text.muted, opacity: 1 },
  '@media': { [media.stacked]: { fontSize: '1rem' } },
})
export const key = style({
  paddingInline: '0.3125rem',
  border: hairline,
  borderRadius: radius.s,
  background: color.canvas,
  color: color.text.muted,
  ...monoText('0.75rem'),
  lineHeight: 1.5,
})
const coarse = '(pointer: coarse)'
globalStyle(`${close} > ${key}`, { '@media': { [coarse]: { display: 'none' } } })
export const cross = style({ display: 'none', fontSize: '1.125rem', '@media': { [coarse]: { display: 'flex' } } })

export const filter = style({
  flex: 'none',
  ...flexWrap,
  gap: space[1],
  padding: `${space[2]} ${space[3]}`,
  borderBlockEnd: hairline,
})
export const chip = style({
  position: 'relative',
  ...flexRow,
  gap: '0.375rem',
  minBlockSize: '1.875rem',
  paddingInline: space[2],
  borderRadius: radius.m,
  fontSize: '0.84375rem',
  cursor: 'pointer',
  selectors: { '&:has(:checked)': { ...accentGround } },
  '@media': {
    [media.stacked]: { minBlockSize: '2.75rem' },
    [media.hover]: { selectors: { '&:hover:not(:has(:checked))': { background: color.sunken } } },
    [media.forced]: { selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } } },
  },
})
export const radio = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  margin: 0,
  borderRadius: radius.m,
  cursor: 'pointer',
})
export const number = style({ color: color.text.muted, selectors: { [`${chip}:has(:checked) &`]: { color: 'inherit' } } })

export const nothing = style({ color: color.text.default, fontSize: '1.0625rem', fontWeight: weight.semibold })

export const foot = style({
  flex: 'none',
  ...flexRow,
  justifyContent: 'space-between',
  gap: space[4],
  minBlockSize: '2.5rem',
  paddingInline: space[5],
  borderBlockStart: hairline,
  background: color.canvas,
  ...muted(size.label),
  selectors: { '&:not(:has(button))': { '@media': { [media.stacked]: { display: 'none' } } } },
})
export const hints = style({
  flex: 1,
  ...flexWrap,
  columnGap: space[5],
  '@media': { [media.stacked]: { display: 'none' }, [coarse]: { display: 'none' } },
})
export const hint = style({ ...flexRow, gap: '0.375rem' })
globalStyle(`${hint}:nth-child(4)`, { marginInlineStart: 'auto' })
export const forget = style([
  quiet,
  { minBlockSize: '1.75rem', fontSize: 'inherit', textDecoration: 'underline', '@media': { [media.stacked]: { minBlockSize: '2.75rem' } } },
])
