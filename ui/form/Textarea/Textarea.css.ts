import { style } from '@vanilla-extract/css'
import { control } from '../../elements/Field/control.css.ts'

export const input = style([control, { display: 'block', resize: 'vertical', maxBlockSize: '24rem', fieldSizing: 'content' }])
