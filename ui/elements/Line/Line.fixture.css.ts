import { style } from '@vanilla-extract/css'
import { color, space } from '@workspace/tokens/values.ts'
import { pageWidth, twelve } from '../mixins.ts'
import { turnHeight } from './Line.css.ts'

export const band = style({ background: color.canvas, color: color.text.default, overflowX: 'clip' })
export const page = style(pageWidth)
export const columns = style([twelve, { position: 'relative', gridTemplateRows: '10rem 14rem' }])
export const text = style({ gridColumn: '1 / -1', gridRow: 1, alignSelf: 'center', paddingInlineStart: space[4] })
export const above = style({ gridRow: 'auto / 2' })
export const turned = style({ gridRow: '2 / 3' })
export const below = style({ gridRow: '2 / auto', insetBlockStart: turnHeight })
export const ring = style({ gridRow: 2, insetBlockStart: '7rem' })
