import { style } from '@vanilla-extract/css'
import { color, layout } from '@workspace/tokens/values.ts'

export const failed = style({ padding: layout.margin, color: color.status.danger })
