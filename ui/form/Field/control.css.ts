import { style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.ts'
import { media } from '../../../tokens/media.ts'

const invalid = '&[aria-invalid="true"]'

/** The box that one types or chooses in: 48 px high, 17 px text (below 16 px iOS zooms in). */
export const control = style({
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: '3rem',
  margin: 0,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  border: `${vars.stroke.thin} solid ${vars.color.field.border}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  color: vars.color.text.default,
  fontSize: vars.size.body,
  lineHeight: 1.4,
  // A link from the error summary brings the label into view as well.
  scrollMarginBlockStart: vars.space[12],
  transition: `border-color ${vars.motion.quick}`,
  selectors: {
    // The second pixel lies inside, so nothing moves when a field becomes invalid.
    [invalid]: { borderColor: vars.color.status.danger, boxShadow: `inset 0 0 0 ${vars.stroke.thin} ${vars.color.status.danger}` },
  },
  ':disabled': { borderStyle: 'dashed', color: vars.color.text.muted, cursor: 'not-allowed' },
  '@media': {
    [media.still]: { transition: 'none' },
    [media.hover]: { selectors: { '&:hover:not([aria-invalid="true"], :disabled)': { borderColor: vars.color.text.default } } },
    // Forced colours drop the shadow.
    [media.forced]: { selectors: { [invalid]: { borderWidth: vars.stroke.line, paddingInline: `calc(${vars.space[4]} - 1px)` } } },
  },
})
