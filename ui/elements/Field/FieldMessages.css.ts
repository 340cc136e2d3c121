import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { flexRow } from '../mixins.ts'

const message = style({ fontSize: vars.size.small, lineHeight: 1.4 })
const quiet = style([message, { color: vars.color.text.muted, textWrap: 'pretty' }])

export const error = style([
  message,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: vars.space[2],
    color: vars.color.status.danger,
    fontWeight: vars.weight.semibold,
    textWrap: 'pretty',
  },
])
export const mark = style({ ...flexRow, blockSize: '1lh' })
globalStyle(`${mark} svg`, { strokeWidth: 2.75 })
export const hint = styleVariants({ medium: [quiet], small: [quiet, { fontSize: vars.size.label }] })
