import { style } from '@vanilla-extract/css'
import { color, media, motion, radius, space } from '@workspace/tokens/values.ts'
import { disabledButton } from '../../elements/disabledButton.css.ts'
import { bareButton, square } from '../../elements/mixins.ts'

export const root = style([
  disabledButton,
  {
    flex: 'none',
    display: 'inline-grid',
    placeItems: 'center',
    ...square('2.75rem'),
    padding: 0,
    ...bareButton,
    borderRadius: radius.m,
    color: color.text.default,
    '@media': {
      [media.hover]: { ':hover': { color: color.accent.default } },
      [media.noScript]: { display: 'none' },
      [media.print]: { display: 'none' },
    },
  },
])

const dark = { transform: 'rotate(180deg)' }

/** The disc turns with the theme, which CSS knows before any script runs. */
export const disc = style({
  ...square(space[5]),
  transitionProperty: 'transform',
  transitionDuration: motion.moderate,
  transitionTimingFunction: motion.ease,
  selectors: { '[data-theme="dark"] &': dark },
  '@media': {
    '(prefers-color-scheme: dark)': { selectors: { ':root:not([data-theme]) &': dark } },
    [media.still]: { transition: 'none' },
  },
})

export const ring = style({ fill: 'none', stroke: 'currentColor', strokeWidth: 2 })
export const half = style({ fill: 'currentColor' })
