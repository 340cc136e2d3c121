import { style } from '@vanilla-extract/css'
import { color, tracking, weight } from '@workspace/tokens/values.ts'
import { measure, oneColumn } from '../../elements/mixins.ts'

export const root = style({ ...oneColumn, gap: '0.875rem' })
export const title = style({
  fontSize: 'clamp(min(2rem, 10.8vw), 2.6vw + 0.25rem, 2.625rem)',
  fontWeight: weight.semibold,
  letterSpacing: tracking.heading,
  wordSpacing: '0.02em',
  lineHeight: 1.06,
  textWrap: 'balance',
  // With large text on a narrow screen, the longest words need a break.
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  outline: 'none',
  selectors: { '&[data-large]': { fontSize: 'clamp(min(2.125rem, 11.4vw), 3.6vw, 3.375rem)', lineHeight: 1, letterSpacing: '-0.04em' } },
})
export const lead = style({
  color: color.text.muted,
  maxInlineSize: measure,
  fontSize: 'clamp(1.0625rem, 0.95rem + 0.5vw, 1.15625rem)',
  lineHeight: 1.57,
  letterSpacing: '-0.008em',
  textWrap: 'pretty',
})
