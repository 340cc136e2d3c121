import { tracking, weight } from '@workspace/tokens/values.ts'

export const partTitle = {
  fontSize: 'clamp(1.5rem, 1.3rem + 0.6vw, 1.75rem)',
  fontWeight: weight.semibold,
  letterSpacing: tracking.heading,
  wordSpacing: '0.06em',
  lineHeight: '2rem',
} as const
