import { style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.ts'
import { media } from '../../../tokens/media.ts'
import { oneColumn } from '../../elements/Layout/one-column.ts'

export const root = style({ gridColumn: '1 / -1', overflowWrap: 'anywhere' })
export const legend = style({
  display: 'block',
  maxInlineSize: '100%',
  marginBlockEnd: vars.space[2],
  padding: 0,
  fontSize: vars.size.small,
  fontWeight: vars.weight.semibold,
  lineHeight: 1.35,
  selectors: { '&[data-hidden]': { marginBlockEnd: 0 } },
})
export const optional = style({ color: vars.color.text.muted, fontWeight: vars.weight.regular })
export const parts = style({ ...oneColumn, gap: vars.space[2] })
export const options = style({ ...oneColumn, gap: vars.space[2], marginBlockEnd: vars.space[1] })

const inner = (color: string) => `inset 0 0 0 ${vars.stroke.thin} ${color}`

export const option = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  minBlockSize: '3.25rem',
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  border: `${vars.stroke.thin} solid ${vars.color.field.border}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  cursor: 'pointer',
  scrollMarginBlockStart: vars.space[12],
  transition: `border-color ${vars.motion.quick}`,
  selectors: {
    '[aria-invalid="true"] &': { borderColor: vars.color.status.danger, boxShadow: inner(vars.color.status.danger) },
    '&:has(:checked)': { borderColor: vars.color.accent.default, boxShadow: inner(vars.color.accent.default) },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.accent.default}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.still]: { transition: 'none' },
    [media.hover]: { selectors: { '&:hover:not(:has(:checked))': { borderColor: vars.color.text.default } } },
    [media.forced]: { selectors: { '&:has(:checked)': { borderColor: 'Highlight', borderWidth: vars.stroke.line } } },
  },
})
/** Selected, it is a marker on the line. */
export const input = style({
  appearance: 'none',
  flex: 'none',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  margin: 0,
  marginBlockStart: `calc((1lh - 1.5rem) / 2)`,
  border: `${vars.stroke.strong} solid ${vars.color.field.border}`,
  borderRadius: '50%',
  background: vars.color.surface,
  lineHeight: 'inherit',
  cursor: 'inherit',
  scrollMarginBlockStart: vars.space[16],
  selectors: {
    '&:checked': { borderWidth: '6px', borderColor: vars.color.accent.default },
    '&:focus-visible': { outline: 'none' },
  },
  '@media': { [media.forced]: { appearance: 'auto' } },
})
export const text = style({ minInlineSize: 0 })
