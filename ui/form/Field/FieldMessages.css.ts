import { style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.ts'

const message = style({ fontSize: vars.size.small, lineHeight: 1.4, textWrap: 'pretty' })

export const error = style([
  message,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: vars.space[2],
    color: vars.color.status.danger,
    fontWeight: vars.weight.semibold,
  },
])
export const mark = style({ display: 'flex', alignItems: 'center', blockSize: '1lh' })
export const hint = style([message, { color: vars.color.text.muted }])
