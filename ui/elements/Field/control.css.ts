import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'

const invalid = '&[aria-invalid="true"]'

const box = style({
  inlineSize: '100%',
  minInlineSize: 0,
  margin: 0,
  paddingBlock: vars.space[2],
  border: `${vars.stroke.thin} solid ${vars.color.field.border}`,
  borderRadius: vars.radius.m,
  color: vars.color.text.default,
  lineHeight: 1.4,
  transition: `border-color ${vars.motion.quick}`,
  '::placeholder': { color: vars.color.text.muted, opacity: 1 },
  selectors: {
    // A shadow, so that the field does not move when it becomes invalid.
    [invalid]: { borderColor: vars.color.status.danger, boxShadow: `inset 0 0 0 ${vars.stroke.thin} ${vars.color.status.danger}` },
    // A shadow would look like a second line inside the dashed border.
    '&:disabled': { borderStyle: 'dashed', boxShadow: 'none', color: vars.color.text.muted, cursor: 'not-allowed' },
  },
  '@media': {
    [media.still]: { transition: 'none' },
    [media.hover]: { selectors: { '&:hover:not([aria-invalid="true"], :disabled)': { borderColor: vars.color.text.default } } },
    [media.forced]: { selectors: { [invalid]: { borderWidth: vars.stroke.thread } } },
  },
})

const lines = Array.from({ length: 12 }, (_, at) => at + 1)

/** `field-sizing: content` ignores `rows`, so each value of `rows` sets a minimum height. */
export const growing = style({
  display: 'block',
  resize: 'vertical',
  fieldSizing: 'content',
  selectors: Object.fromEntries(
    lines.map((rows) => [`&[rows="${rows}"]`, { minBlockSize: `calc(${rows}lh + 2 * ${vars.space[2]} + 2 * ${vars.stroke.thin})` }]),
  ),
})

export const inset = `min(${vars.space[4]}, 4.2vw)`

/** 52 px high, 17 px text (iOS zooms in below 16 px). An invalid control has a 3 px border, half of it inside. */
export const control = style([
  box,
  {
    minBlockSize: '3.25rem',
    borderWidth: vars.stroke.strong,
    borderRadius: vars.radius.s,
    paddingInline: inset,
    background: vars.color.surface,
    fontSize: vars.size.body,
    // Keeps the label in view after a jump from the error summary.
    scrollMarginBlockStart: vars.space[18],
    selectors: {
      [invalid]: { boxShadow: `inset 0 0 0 ${vars.stroke.strong} ${vars.color.status.danger}` },
      '&[readonly]': { background: vars.color.sunken },
    },
    '@media': { [media.forced]: { selectors: { [invalid]: { borderWidth: '3px', paddingInlineStart: `calc(${inset} - 1.5px)` } } } },
  },
])

/** 44 px high, 16 px text. A darker background would look disabled. */
export const smallControl = style([
  box,
  { minBlockSize: '2.75rem', paddingInline: vars.space[3], background: vars.color.surface, fontSize: '1rem' },
])
