import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { disabledButton } from '../disabledButton.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { iconButton } from '../iconButton.ts'

export const root = style([
  disabledButton,
  {
    ...iconButton('2rem'),
    border: `${vars.stroke.thin} solid transparent`,
    color: vars.color.text.muted,
    fontSize: vars.size.label,
    '@media': {
      [media.hover]: { ':hover': { borderColor: vars.color.field.border, color: vars.color.text.default } },
      [media.still]: { display: 'none' },
      [media.noScript]: { display: 'none' },
    },
  },
])
