import type { StyleRule } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { color, media, motion, radius, size, space, stroke, tracking, weight } from '@workspace/tokens/values.ts'

const on = ':not([aria-disabled], :disabled)'
const off = '&:is([aria-disabled], :disabled)'
const { accent, canvas, field, line, status, sunken, text } = color

interface States {
  hover: StyleRule
  pressed: StyleRule
  unavailable: StyleRule
}

const withStates = (rest: StyleRule, { hover, pressed, unavailable }: States): StyleRule => ({
  ...rest,
  selectors: { [`&&:active${on}`]: pressed, [off]: unavailable },
  '@media': { [media.hover]: { selectors: { [`&:hover${on}`]: hover } } },
})
/** Transition for hover and press only. Otherwise, colors change at once, for example when a header moves onto another band. */
const colorChange = {
  transitionProperty: 'background-color, border-color, color, transform',
  transitionDuration: motion.quick,
} as const
const dangerHover = `color-mix(in srgb, ${status.danger} 85%, ${text.default})`
const dashed = { borderColor: field.border, borderStyle: 'dashed', color: text.muted } as const

export const root = recipe({
  base: {
    display: 'inline-flex',
    // The button does not shrink, because a second row is better than a label that breaks inside a word.
    flexShrink: 0,
    maxInlineSize: '100%',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[2],
    border: `${stroke.strong} solid transparent`,
    borderRadius: radius.m,
    fontWeight: weight.semibold,
    fontSize: size.small,
    letterSpacing: tracking.body,
    lineHeight: 1.2,
    overflowWrap: 'anywhere',
    textDecoration: 'none',
    textAlign: 'center',
    cursor: 'pointer',
    selectors: {
      [`&:active${on}`]: { transform: 'translateY(1px)' },
      [off]: { cursor: 'not-allowed' },
    },
    '@media': {
      [media.motion]: {
        transition: `transform ${motion.quick}`,
        // A script may disable the button out of view, where a transition would not end.
        selectors: { [`&:is(:hover, :active)${on}`]: colorChange, [off]: { transition: 'none' } },
      },
      [media.forced]: {
        borderColor: 'ButtonBorder',
        selectors: { [off]: { borderColor: 'GrayText', color: 'GrayText' } },
      },
    },
  },
  variants: {
    variant: {
      primary: withStates(
        { background: accent.default, color: accent.on },
        {
          hover: { background: accent.hover },
          pressed: { background: text.default, color: canvas },
          unavailable: { background: sunken, ...dashed },
        },
      ),
      outline: withStates(
        { borderColor: line.strong, background: canvas, color: text.default },
        {
          hover: { background: sunken },
          pressed: { background: text.default, color: canvas },
          unavailable: dashed,
        },
      ),
      danger: withStates(
        { borderColor: status.danger, background: status.danger, color: canvas },
        {
          hover: { borderColor: dangerHover, background: dangerHover },
          pressed: { borderColor: text.default, background: text.default, color: canvas },
          unavailable: { background: sunken, ...dashed },
        },
      ),
      text: withStates(
        {
          background: 'transparent',
          color: text.default,
          textDecorationLine: 'underline',
          textDecorationThickness: stroke.strong,
          textUnderlineOffset: '0.4em',
        },
        {
          hover: { color: accent.default },
          pressed: { background: sunken },
          unavailable: { color: text.muted, textDecorationStyle: 'dashed' },
        },
      ),
    },
    size: {
      medium: {
        minBlockSize: '3rem',
        padding: `${space[3]} clamp(0.8125rem, 0.5rem + 1.3vw, 1.25rem)`,
        fontSize: 'clamp(0.9375rem, 0.85rem + 0.35vw, 1.0625rem)',
      },
      small: { minBlockSize: '2.5rem', paddingBlock: space[2], paddingInline: space[4] },
    },
  },
  compoundVariants: [{ variants: { variant: 'text', size: 'medium' }, style: { paddingInline: space[2] } }],
})
