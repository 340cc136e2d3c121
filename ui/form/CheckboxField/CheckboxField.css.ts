import { style } from '@vanilla-extract/css'
import { color, media, motion, radius, space } from '@workspace/tokens/values.ts'
import { control, controlSize } from '../../elements/Field/CheckField.css.ts'
import { checkMark } from '../check-mark.ts'

const box = '1.75rem'

export const root = style({ vars: { [controlSize]: box } })
export const input = style([
  control,
  {
    placeContent: 'center',
    inlineSize: box,
    blockSize: box,
    marginBlockStart: `calc((1lh - ${box}) / 2)`,
    borderRadius: radius.s,
    scrollMarginBlockStart: space[12],
    transition: `border-color ${motion.quick}, background-color ${motion.quick}`,
    '::before': {
      content: '',
      inlineSize: '1rem',
      blockSize: '1rem',
      background: color.accent.on,
      clipPath: checkMark,
      visibility: 'hidden',
    },
    selectors: {
      '&:checked::before': { visibility: 'visible' },
      '&[aria-invalid="true"]::before': { background: color.canvas },
      '&:disabled::before': { background: color.field.border },
    },
    '@media': { [media.still]: { transition: 'none' } },
  },
])
