import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { color, leading, media, motion, radius, size, space, stroke, weight } from '@workspace/tokens/values.ts'
import { disabledButton } from '../disabledButton.css.ts'
import { bareButton, flexRow, flexWrap, hairline, muted, ringInside } from '../mixins.ts'

const tiny = 'screen and (max-width: 22em)'

export const root = recipe({
  base: { minInlineSize: 0 },
  variants: {
    variant: {
      line: {},
      box: { border: hairline, borderRadius: radius.l, background: color.surface },
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
        gap: `0 ${space[2]}`,
        minBlockSize: `calc(2.75rem + ${stroke.thin})`,
        paddingInline: `${space[2]} ${space[4]}`,
        '@media': {
          [tiny]: { paddingInline: `${space[1]} ${space[2]}` },
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
      padding: `${space[2]} ${space[3]}`,
      ...bareButton,
      borderBlockEnd: `${space[1]} solid transparent`,
      ...muted(size.small),
      lineHeight: leading.title,
      overflowWrap: 'anywhere',
      // Reserves the bold width, so that opening a tab does not move its neighbors.
      '::after': { content: 'attr(data-label)', blockSize: 0, overflow: 'hidden', visibility: 'hidden', fontWeight: weight.semibold },
      ...ringInside,
      selectors: {
        '&[data-state="active"]': {
          borderBlockEndColor: color.accent.default,
          color: color.text.default,
          fontWeight: weight.semibold,
        },
        '&&:disabled[data-state="active"]': { borderBlockEndColor: color.field.border },
      },
      '@media': {
        [media.hover]: { ':hover': { color: color.text.default } },
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
        transitionDuration: motion.quick,
        '@media': { [media.still]: { transition: 'none' } },
      },
      box: {
        paddingBlock: `${space[2]} calc(${space[2]} - 3px)`,
        borderBlockEndWidth: '3px',
        selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
        // Leaves room for four languages and the copy button at 390 px and 320 px.
        '@media': {
          'screen and (max-width: 30em)': { paddingInline: space[2] },
          [tiny]: { paddingInline: space[1], fontSize: '0.875rem' },
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
        // Leaves room for the focus ring. The ring is inside the panel, because the tabs are directly above it.
        marginInline: `calc(${space[1]} * -1)`,
        padding: `${space[5]} ${space[1]}`,
        ...ringInside,
      },
      box: { breakInside: 'avoid', '@media': { [media.noScript]: { selectors: { '& + &': { borderBlockStart: hairline } } } } },
    },
  },
})

export const label = recipe({
  base: {
    display: 'none',
    fontSize: size.small,
    fontWeight: weight.semibold,
    '@media': { [media.noScript]: { display: 'block' }, [media.print]: { display: 'block' } },
  },
  variants: {
    variant: {
      line: { marginBlockEnd: space[2] },
      box: { paddingBlockStart: space[4], paddingInline: space[5] },
    },
  },
})
