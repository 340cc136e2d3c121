import { style } from '@vanilla-extract/css'
import { color, media, motion, radius, size, space, stroke } from '@workspace/tokens/values.ts'

const invalid = '&[aria-invalid="true"]'

const box = style({
  inlineSize: '100%',
  minInlineSize: 0,
  margin: 0,
  paddingBlock: space[2],
  border: `${stroke.thin} solid ${color.field.border}`,
  borderRadius: radius.m,
  color: color.text.default,
  lineHeight: 1.4,
  transition: `border-color ${motion.quick}`,
  '::placeholder': { color: color.text.muted, opacity: 1 },
  selectors: {
    // Uses a shadow, so that the field does not move when it becomes invalid.
    [invalid]: { borderColor: color.status.danger, boxShadow: `inset 0 0 0 ${stroke.thin} ${color.status.danger}` },
    // A shadow would look like a second line inside the dashed border.
    '&:disabled': { borderStyle: 'dashed', boxShadow: 'none', color: color.text.muted, cursor: 'not-allowed' },
  },
  '@media': {
    [media.still]: { transition: 'none' },
    [media.hover]: { selectors: { '&:hover:not([aria-invalid="true"], :disabled)': { borderColor: color.text.default } } },
    [media.forced]: { selectors: { [invalid]: { borderWidth: stroke.thread } } },
  },
})

const lines = Array.from({ length: 12 }, (_, at) => at + 1)

/** `field-sizing: content` ignores `rows`, so each value of `rows` sets a minimum height. */
export const growing = style({
  display: 'block',
  resize: 'vertical',
  fieldSizing: 'content',
  selectors: Object.fromEntries(
    lines.map((rows) => [`&[rows="${rows}"]`, { minBlockSize: `calc(${rows}lh + 2 * ${space[2]} + 2 * ${stroke.thin})` }]),
  ),
})

export const inset = `min(${space[4]}, 4.2vw)`

/** 52 px high, 17 px text (iOS zooms in below 16 px). An invalid control has a 3 px border, half of it an inner shadow. */
export const control = style([
  box,
  {
    minBlockSize: '3.25rem',
    borderWidth: stroke.strong,
    borderRadius: radius.s,
    paddingInline: inset,
    background: color.surface,
    fontSize: size.body,
    // Keeps the label in view after a jump from the error summary.
    scrollMarginBlockStart: space[18],
    selectors: {
      [invalid]: { boxShadow: `inset 0 0 0 ${stroke.strong} ${color.status.danger}` },
      '&[readonly]': { background: color.sunken },
    },
    '@media': { [media.forced]: { selectors: { [invalid]: { borderWidth: '3px', paddingInlineStart: `calc(${inset} - 1.5px)` } } } },
  },
])

/** 44 px high, 16 px text. A darker background would look disabled. */
export const smallControl = style([box, { minBlockSize: '2.75rem', paddingInline: space[3], background: color.surface, fontSize: '1rem' }])
