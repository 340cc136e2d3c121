import { style } from '@vanilla-extract/css'
import { color, font, leading, media, radius, size, space, tracking, weight } from '@workspace/tokens/values.ts'
import { baselineRow, hairline, muted, square } from '../../elements/mixins.ts'

export const root = style({
  position: 'relative',
  ...baselineRow,
  columnGap: space[2],
  breakAfter: 'avoid',
  selectors: {
    '&[data-level="2"]': {
      // With the gap of the text, these margins are 64 px above and 16 px below, or 40 px and 12 px for level 3.
      marginBlock: '1.25rem -0.25rem',
      paddingBlockStart: '1.5rem',
      borderBlockStart: hairline,
    },
    '&[data-level="3"]': { marginBlock: '1.25rem -0.5rem' },
    '&[data-level="4"]': { marginBlock: '0.5rem -0.5rem' },
    '&:first-child': { marginBlockStart: 0, paddingBlockStart: 0, borderBlockStart: 0 },
  },
  '@media': {
    [media.stacked]: {
      selectors: {
        '&[data-level="2"]:not(:first-child)': { marginBlock: `${space[3]} 0`, paddingBlockStart: space[4] },
        '&[data-level="3"]:not(:first-child)': { marginBlock: '1rem -0.25rem' },
      },
    },
  },
})
export const heading = style({
  minInlineSize: 0,
  // Leaves room for the anchor, except for large text on a phone.
  maxInlineSize: 'min(100%, max(calc(100% - 2.25rem), 7.4rem))',
  fontWeight: weight.semibold,
  letterSpacing: tracking.title,
  lineHeight: leading.title,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  outline: 'none',
  selectors: {
    '[data-level="2"] > &': { fontSize: 'clamp(1.5rem, 1.4rem + 0.3vw, 1.625rem)' },
    '[data-level="3"] > &': { fontSize: '1.125rem' },
    '[data-level="4"] > &': { fontSize: size.body, letterSpacing: tracking.body },
  },
})
export const anchor = style({
  // A collapsed table below would cover part of the anchor.
  zIndex: 1,
  display: 'inline-grid',
  placeItems: 'center',
  ...square('1.75rem'),
  borderRadius: radius.s,
  color: color.text.muted,
  fontFamily: font.mono,
  fontWeight: weight.regular,
  textDecoration: 'none',
  '@media': {
    [media.hover]: {
      opacity: 0,
      ':hover': { color: color.accent.default },
      selectors: { [`${root}:hover > &, ${root}:focus-within > &`]: { opacity: 1 } },
    },
    [media.print]: { display: 'none' },
  },
})
export const said = style({ ...muted(size.small) })
