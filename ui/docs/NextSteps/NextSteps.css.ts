import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { oneColumn } from '../../elements/Layout/one-column.ts'

export const root = style({
  ...oneColumn,
  gap: vars.space[4],
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' }, [media.print]: { display: 'none' } },
})
export const place = style({
  display: 'grid',
  selectors: { '&[data-side="next"]': { textAlign: 'end' } },
  '@media': { [media.wide]: { selectors: { '&[data-side="next"]': { gridColumn: 2 } } } },
})
export const box = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[1],
  padding: vars.space[5],
  border: `${vars.stroke.thin} solid ${vars.color.line.default}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  transition: `border-color ${vars.motion.quick}`,
  '@media': { [media.hover]: { ':hover': { borderColor: vars.color.accent.default } }, [media.still]: { transition: 'none' } },
})
export const label = style({ color: vars.color.text.muted, fontSize: vars.size.small })
export const title = style({ fontSize: '1.125rem', fontWeight: vars.weight.semibold, letterSpacing: '-0.01em', lineHeight: 1.3 })
export const text = style({ color: vars.color.text.muted, fontSize: vars.size.small, lineHeight: 1.5, textWrap: 'pretty' })
