import { recipe } from '@vanilla-extract/recipes'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'

const unavailable = {
  background: vars.color.sunken,
  borderColor: vars.color.field.border,
  borderStyle: 'dashed',
  color: vars.color.text.muted,
}

export const root = recipe({
  base: {
    display: 'inline-flex',
    // In a row its neighbors shrink: a label broken within a word is worse than a second row.
    flexShrink: 0,
    maxInlineSize: '100%',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    border: `${vars.stroke.strong} solid transparent`,
    borderRadius: vars.radius.m,
    fontWeight: vars.weight.semibold,
    fontSize: vars.size.small,
    letterSpacing: vars.tracking.body,
    lineHeight: 1.2,
    overflowWrap: 'anywhere',
    textDecoration: 'none',
    textAlign: 'center',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color, color, transform',
    transitionDuration: vars.motion.quick,
    selectors: {
      '&:active:not([aria-disabled], :disabled)': { transform: 'translateY(1px)' },
      // Without a transition: a script disables a button that may be far below, outside the window.
      '&:is([aria-disabled], :disabled)': { cursor: 'not-allowed', transition: 'none' },
    },
    '@media': {
      [media.still]: { transition: 'none' },
      [media.forced]: {
        borderColor: 'ButtonBorder',
        selectors: { '&:is([aria-disabled], :disabled)': { borderColor: 'GrayText', color: 'GrayText' } },
      },
    },
  },
  variants: {
    variant: {
      primary: {
        background: vars.color.accent.default,
        color: vars.color.accent.on,
        selectors: {
          '&&:active:not([aria-disabled], :disabled)': { background: vars.color.text.default, color: vars.color.canvas },
          '&:is([aria-disabled], :disabled)': unavailable,
        },
        '@media': { [media.hover]: { selectors: { '&:hover:not([aria-disabled], :disabled)': { background: vars.color.accent.hover } } } },
      },
      outline: {
        borderColor: vars.color.line.strong,
        background: vars.color.canvas,
        color: vars.color.text.default,
        selectors: {
          '&&:active:not([aria-disabled], :disabled)': {
            borderColor: vars.color.accent.default,
            background: vars.color.accent.default,
            color: vars.color.accent.on,
          },
          '&:is([aria-disabled], :disabled)': { borderColor: vars.color.field.border, borderStyle: 'dashed', color: vars.color.text.muted },
        },
        '@media': {
          [media.hover]: {
            selectors: { '&:hover:not([aria-disabled], :disabled)': { background: vars.color.text.default, color: vars.color.canvas } },
          },
        },
      },
      danger: {
        borderColor: vars.color.status.danger,
        background: vars.color.status.danger,
        color: vars.color.canvas,
        selectors: {
          '&&:active:not([aria-disabled], :disabled)': { background: vars.color.surface, color: vars.color.status.danger },
          '&:is([aria-disabled], :disabled)': unavailable,
        },
        '@media': {
          [media.hover]: {
            selectors: {
              '&:hover:not([aria-disabled], :disabled)': { borderColor: vars.color.text.default, background: vars.color.text.default },
            },
          },
        },
      },
      text: {
        background: 'transparent',
        color: vars.color.text.default,
        textDecorationLine: 'underline',
        textDecorationThickness: vars.stroke.strong,
        textUnderlineOffset: '0.4em',
        selectors: {
          '&&:active:not([aria-disabled], :disabled)': { background: vars.color.sunken },
          '&:is([aria-disabled], :disabled)': { color: vars.color.text.muted, textDecorationStyle: 'dashed' },
        },
        '@media': { [media.hover]: { selectors: { '&:hover:not([aria-disabled], :disabled)': { color: vars.color.accent.default } } } },
      },
    },
    size: {
      medium: {
        minBlockSize: '3rem',
        paddingBlock: vars.space[3],
        paddingInline: 'clamp(0.8125rem, 0.5rem + 1.3vw, 1.25rem)',
        fontSize: 'clamp(0.9375rem, 0.85rem + 0.35vw, 1.0625rem)',
      },
      small: { minBlockSize: '2.5rem', paddingBlock: vars.space[2], paddingInline: vars.space[4] },
    },
  },
  compoundVariants: [{ variants: { variant: 'text', size: 'medium' }, style: { paddingInline: vars.space[2] } }],
})
