import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { color, size, space, weight } from '@workspace/tokens/values.ts'
import { flexRow } from '../mixins.ts'

const message = style({ fontSize: size.small, lineHeight: 1.4 })
const quiet = style([message, { color: color.text.muted, textWrap: 'pretty' }])

export const error = style([
  message,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: space[2],
    color: color.status.danger,
    fontWeight: weight.semibold,
    textWrap: 'pretty',
  },
])
export const mark = style({ ...flexRow, blockSize: '1lh' })
globalStyle(`${mark} svg`, { strokeWidth: 2.75 })
export const hint = styleVariants({ medium: [quiet], small: [quiet, { fontSize: size.label }] })
