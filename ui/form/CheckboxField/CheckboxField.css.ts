import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
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
    borderRadius: vars.radius.s,
    scrollMarginBlockStart: vars.space[12],
    transition: `border-color ${vars.motion.quick}, background-color ${vars.motion.quick}`,
    '::before': {
      content: '',
      inlineSize: '1rem',
      blockSize: '1rem',
      background: vars.color.accent.on,
      clipPath: checkMark,
      visibility: 'hidden',
    },
    selectors: {
      '&:checked::before': { visibility: 'visible' },
      '&[aria-invalid="true"]::before': { background: vars.color.canvas },
      '&:disabled::before': { background: vars.color.field.border },
    },
    '@media': { [media.still]: { transition: 'none' } },
  },
])
