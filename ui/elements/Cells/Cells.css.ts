import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'

export const root = style({ display: 'block', inlineSize: '100%', blockSize: '6rem', color: vars.color.text.default })
