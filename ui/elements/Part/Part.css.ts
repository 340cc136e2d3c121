import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'

export const failed = style({ padding: vars.layout.margin, color: vars.color.status.danger })
