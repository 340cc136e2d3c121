import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { oneColumn } from '../../elements/Layout/one-column.ts'

export const root = style({
  ...oneColumn,
  overflowWrap: 'anywhere',
  gap: vars.space[3],
  '@media': { [media.wide]: { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center', gap: vars.space[5] } },
})
export const hint = style({ color: vars.color.text.muted, fontSize: vars.size.small, lineHeight: 1.4, textWrap: 'pretty' })
