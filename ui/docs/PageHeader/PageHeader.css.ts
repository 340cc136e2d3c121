import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { oneColumn } from '../../elements/Layout/one-column.ts'

export const root = style({ ...oneColumn, gap: vars.space[4] })
export const title = style({
  fontSize: 'clamp(2rem, 1.65rem + 1.45vw, 2.875rem)',
  fontWeight: vars.weight.semibold,
  letterSpacing: vars.tracking.heading,
  lineHeight: 1.08,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  outline: 'none',
})
export const lead = style({ color: vars.color.text.muted, fontSize: vars.size.lead, lineHeight: 1.45, textWrap: 'pretty' })
