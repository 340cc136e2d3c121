import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { disabledButton } from '../disabledButton.css.ts'
import { bareButton, flexRow, flexWrap, hairline, ringInside } from '../mixins.ts'

const tiny = 'screen and (max-width: 22em)'

export const root = recipe({
  base: { minInlineSize: 0 },
  variants: {
    variant: {
      line: {},
      box: { border: hairline, borderRadius: vars.radius.l, background: vars.color.surface },
    },
  },
})

export const head = recipe({
  base: { borderBlockEnd: hairline, '@media': { [media.noScript]: { display: 'none' } } },
  variants: {
    variant: {
      line: {},
      box: {
        ...flexRow,
        justifyContent: 'space-between',
        // `end` wraps above the tabs, so that the tabs stay on the border of the head.
        flexWrap: 'wrap-reverse',
        gap: `0 ${vars.space[2]}`,
        minBlockSize: `calc(2.75rem + ${vars.stroke.thin})`,
        paddingInline: `${vars.space[2]} ${vars.space[4]}`,
        '@media': {
          [tiny]: { paddingInline: `${vars.space[1]} ${vars.space[2]}` },
          [media.noScript]: { display: 'none' },
          [media.print]: { display: 'none' },
        },
      },
    },
  },
})

export const list = style({ alignSelf: 'stretch', ...flexWrap, minInlineSize: 0, marginBlockEnd: '-1px' })

export const tab = recipe({
  base: [
    disabledButton,
    {
      flex: 'none',
      display: 'grid',
      minInlineSize: '1.5rem',
      maxInlineSize: '100%',
      alignContent: 'center',
      minBlockSize: '2.75rem',
      padding: `${vars.space[2]} ${vars.space[3]}`,
      ...bareButton,
      borderBlockEnd: `${vars.space[1]} solid transparent`,
      color: vars.color.text.muted,
      fontSize: vars.size.small,
      lineHeight: vars.leading.title,
      overflowWrap: 'anywhere',
      // Reserves the bold width, so that opening a tab does not move its neighbors.
      '::after': { content: 'attr(data-label)', blockSize: 0, overflow: 'hidden', visibility: 'hidden', fontWeight: vars.weight.semibold },
      ...ringInside,
      selectors: {
        '&[data-state="active"]': {
          borderBlockEndColor: vars.color.accent.default,
          color: vars.color.text.default,
          fontWeight: vars.weight.semibold,
        },
        '&&:disabled[data-state="active"]': { borderBlockEndColor: vars.color.field.border },
      },
      '@media': {
        [media.hover]: { ':hover': { color: vars.color.text.default } },
        [media.forced]: {
          forcedColorAdjust: 'none',
          color: 'CanvasText',
          outlineColor: 'Highlight',
          selectors: {
            '&[data-state="active"]': { borderBlockEndColor: 'Highlight', color: 'CanvasText' },
            '&&:disabled': { borderBlockEndColor: 'transparent', outlineColor: 'GrayText', color: 'GrayText' },
            '&&:disabled[data-state="active"]': { borderBlockEndColor: 'GrayText' },
          },
        },
      },
    },
  ],
  variants: {
    variant: {
      line: {
        transitionProperty: 'color, border-color',
        transitionDuration: vars.motion.quick,
        '@media': { [media.still]: { transition: 'none' } },
      },
      box: {
        paddingBlock: `${vars.space[2]} calc(${vars.space[2]} - 3px)`,
        borderBlockEndWidth: '3px',
        selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
        // Leaves room for four languages and the copy button at 390 px and 320 px.
        '@media': {
          'screen and (max-width: 30em)': { paddingInline: vars.space[2] },
          [tiny]: { paddingInline: vars.space[1], fontSize: '0.875rem' },
        },
      },
    },
  },
})

export const panel = recipe({
  base: {
    '@media': { [media.script]: { selectors: { '&[data-state="inactive"]': { display: 'none' } } } },
  },
  variants: {
    variant: {
      line: {
        // Room for the focus ring, which is inside because the tabs are directly above.
        marginInline: `calc(${vars.space[1]} * -1)`,
        padding: `${vars.space[5]} ${vars.space[1]}`,
        ...ringInside,
      },
      box: { breakInside: 'avoid', '@media': { [media.noScript]: { selectors: { '& + &': { borderBlockStart: hairline } } } } },
    },
  },
})

export const label = recipe({
  base: {
    display: 'none',
    fontSize: vars.size.small,
    fontWeight: vars.weight.semibold,
    '@media': { [media.noScript]: { display: 'block' }, [media.print]: { display: 'block' } },
  },
  variants: {
    variant: {
      line: { marginBlockEnd: vars.space[2] },
      box: { paddingBlockStart: vars.space[4], paddingInline: vars.space[5] },
    },
  },
})
