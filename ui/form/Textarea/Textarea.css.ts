import { style } from '@vanilla-extract/css'
import { control, growing } from '../../elements/Field/control.css.ts'

export const input = style([control, growing, { maxBlockSize: '24rem' }])
