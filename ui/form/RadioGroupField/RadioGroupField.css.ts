import { style } from '@vanilla-extract/css'
import { color, media, radius, size, space, stroke, weight } from '@workspace/tokens/values.ts'
import { inSystemColors } from '../../elements/Field/CheckField.css.ts'
import { circle, fieldBorder, generated, oneColumn, wrappingRow } from '../../elements/mixins.ts'

export const root = style({ gridColumn: '1 / -1', overflowWrap: 'anywhere' })
export const legend = style({
  display: 'block',
  maxInlineSize: '100%',
  marginBlockEnd: space[2],
  padding: 0,
  fontSize: size.small,
  fontWeight: weight.semibold,
  lineHeight: 1.35,
  selectors: { '&[data-hidden]': { marginBlockEnd: 0 } },
})
export const optional = style({ color: color.text.muted, fontWeight: weight.regular })
export const parts = style({ ...oneColumn, gap: space[2] })
export const options = style({
  ...oneColumn,
  marginBlockEnd: space[1],
  border: fieldBorder,
  borderRadius: radius.s,
  // The background shows as lines between the options.
  gap: stroke.strong,
  background: color.line.default,
  overflow: 'hidden',
  selectors: {
    '[aria-invalid="true"] &': {
      borderColor: color.status.danger,
      boxShadow: `0 0 0 ${stroke.strong} ${color.status.danger}`,
    },
  },
  '@media': {
    [media.wide]: {
      selectors: {
        '&[data-layout="columns"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        '&[data-layout="tiles"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      },
    },
    [media.forced]: { background: 'GrayText', selectors: { '[aria-invalid="true"] &': { borderWidth: '3px', boxShadow: 'none' } } },
  },
})

export const option = style({
  position: 'relative',
  ...wrappingRow,
  gap: space[3],
  minBlockSize: '3rem',
  padding: `${space[2]} ${space[4]}`,
  background: color.surface,
  lineHeight: 1.25,
  cursor: 'pointer',
  scrollMarginBlockStart: space[18],
  selectors: {
    '&:has(:checked)': { fontWeight: weight.semibold },
    '&:has(:checked)::before': {
      ...generated,
      insetBlock: 0,
      insetInlineStart: 0,
      borderInlineStart: `${stroke.line} solid ${color.accent.default}`,
    },
    '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' },
    '&:has(:disabled)': { color: color.text.muted, cursor: 'not-allowed' },
    '&:has(:disabled:checked)::before': { borderColor: color.field.border },
    '&:has(:focus-visible)': { outline: `2px solid ${color.accent.default}`, outlineOffset: '-2px' },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:has(:disabled))': { background: color.sunken } } },
    [media.wide]: {
      selectors: {
        '[data-layout="tiles"] > &&': {
          gridColumn: 'auto',
          flexWrap: 'wrap',
          alignItems: 'flex-start',
          alignContent: 'space-between',
          gap: space[5],
          minBlockSize: '7rem',
          paddingBlock: space[4],
        },
        '[data-layout="tiles"] > &:has(:checked)::before': {
          insetInline: 0,
          insetBlockEnd: 'auto',
          borderInlineStart: 0,
          borderBlockStart: `${stroke.line} solid ${color.accent.default}`,
        },
      },
    },
    [media.forced]: { selectors: { '&:has(:checked:enabled)::before': { borderColor: 'Highlight' } } },
  },
})
export const input = style({
  appearance: 'none',
  flex: 'none',
  ...circle('1.375rem'),
  margin: 0,
  border: fieldBorder,
  background: color.surface,
  lineHeight: 'inherit',
  cursor: 'inherit',
  scrollMarginBlockStart: space[16],
  selectors: {
    '&:checked': { borderWidth: '6px', borderColor: color.accent.default },
    '[aria-invalid="true"] &:checked': { borderColor: color.status.danger },
    '&:disabled': { borderStyle: 'dashed' },
    '&:disabled:checked': { borderColor: color.field.border, borderStyle: 'solid' },
  },
  // In browsers with `:has`, the option has the outline.
  '@supports': { 'selector(:has(a))': { selectors: { '&:focus-visible': { outline: 'none' } } } },
  '@media': { [media.forced]: inSystemColors },
})
export const text = style({
  // The text wraps below the radio button if there is too little room for a word beside the button.
  flex: '1 1 6.5rem',
  minInlineSize: 0,
  '@media': { [media.wide]: { selectors: { '[data-layout="tiles"] &': { order: 1, flex: '1 0 100%' } } } },
})
/** Content of the chosen option. It is below all options, so that no option moves. */
export const more = style({
  gridColumn: '1 / -1',
  order: 1,
  padding: space[4],
  background: color.surface,
  fontWeight: weight.regular,
  // Browsers without `:has` always show the content, because their CSS cannot tell which option is chosen.
  '@supports': {
    'selector(:has(a))': { display: 'none', selectors: { [`${option}:has(:checked) + &`]: { display: 'block' } } },
  },
})
