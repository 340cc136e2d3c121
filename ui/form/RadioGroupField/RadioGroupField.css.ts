import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { inSystemColors } from '../../elements/Field/CheckField.css.ts'
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

const invalid = '[aria-invalid="true"]'
/** Forced colors drop the shadow: a thicker border takes its place without moving the text. */
const thick = {
  borderWidth: vars.stroke.thread,
  paddingBlock: `calc(${vars.space[3]} - 1px)`,
  paddingInline: `calc(${vars.space[4]} - 1px)`,
} as const
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
    '&:has(:checked)': { borderColor: vars.color.accent.default, boxShadow: inner(vars.color.accent.default) },
    [`${invalid} &`]: { borderColor: vars.color.status.danger, boxShadow: inner(vars.color.status.danger) },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.accent.default}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.still]: { transition: 'none' },
    [media.hover]: {
      selectors: {
        [`&:hover:not(:has(:checked), ${invalid} *)`]: { borderColor: vars.color.text.default },
        [`&:hover:has(:checked):not(${invalid} *)`]: { borderColor: vars.color.text.default, boxShadow: inner(vars.color.text.default) },
      },
    },
    [media.forced]: {
      selectors: { '&:has(:checked)': { ...thick, borderColor: 'Highlight' }, [`${invalid} &`]: { ...thick, borderColor: 'CanvasText' } },
    },
  },
})
/** Selected, it looks like a marker of the line. */
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
    [`${invalid} &:checked`]: { borderColor: vars.color.status.danger },
    '&:focus-visible': { outline: 'none' },
  },
  '@media': { [media.forced]: inSystemColors },
})
export const text = style({ minInlineSize: 0 })
