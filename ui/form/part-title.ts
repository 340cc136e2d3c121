import { vars } from '@workspace/tokens/contract.css.ts'

export const partTitle = {
  fontSize: 'clamp(1.5rem, 1.3rem + 0.6vw, 1.75rem)',
  fontWeight: vars.weight.semibold,
  letterSpacing: vars.tracking.heading,
  wordSpacing: '0.06em',
  lineHeight: '2rem',
} as const
