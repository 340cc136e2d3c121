import { style } from '@vanilla-extract/css'
import { color, media, size, stroke } from '@workspace/tokens/values.ts'
import { muted } from '../mixins.ts'
import { disabledButton } from '../disabledButton.css.ts'
import { iconButton } from '../iconButton.ts'

export const root = style([
  disabledButton,
  {
    ...iconButton('2rem'),
    border: `${stroke.thin} solid transparent`,
    ...muted(size.label),
    '@media': {
      [media.hover]: { ':hover': { borderColor: color.field.border, color: color.text.default } },
      [media.still]: { display: 'none' },
      [media.noScript]: { display: 'none' },
    },
  },
])
