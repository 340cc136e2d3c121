import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { disabledButton } from '../../elements/disabledButton.css.ts'
import { media } from '@workspace/tokens/media.ts'
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
    borderRadius: vars.radius.m,
    color: vars.color.text.default,
    '@media': {
      [media.hover]: { ':hover': { color: vars.color.accent.default } },
      [media.noScript]: { display: 'none' },
      [media.print]: { display: 'none' },
    },
  },
])

const dark = { transform: 'rotate(180deg)' }

/** Turns with the theme, which CSS knows before any script runs. */
export const disc = style({
  ...square(vars.space[5]),
  transitionProperty: 'transform',
  transitionDuration: vars.motion.moderate,
  transitionTimingFunction: vars.motion.ease,
  selectors: { '[data-theme="dark"] &': dark },
  '@media': {
    '(prefers-color-scheme: dark)': { selectors: { ':root:not([data-theme]) &': dark } },
    [media.still]: { transition: 'none' },
  },
})

export const ring = style({ fill: 'none', stroke: 'currentColor', strokeWidth: 2 })
export const half = style({ fill: 'currentColor' })
