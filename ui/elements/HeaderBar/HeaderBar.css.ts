import { style, styleVariants } from '@vanilla-extract/css'
import { color, layout, media, radius, size, space, stroke } from '@workspace/tokens/values.ts'
import { hairline, inlineRow, pageGround, pageWidth, wrappingRow } from '../mixins.ts'

export const root = style({
  position: 'relative',
  insetBlockStart: 0,
  zIndex: 20,
  borderBlockEnd: hairline,
  ...pageGround,
  fontSize: size.small,
  overflowWrap: 'anywhere',
  // The header is not sticky in a low window, with very large text, or without scripts in a narrow window, where the links wrap.
  '@media': {
    'screen and (min-width: 18em) and (min-height: 26em)': { position: 'sticky' },
    '(scripting: none) and (max-width: 63.99em)': { position: 'relative' },
    [media.print]: { display: 'none' },
  },
})

const row = style({
  ...wrappingRow,
  minBlockSize: layout.header,
  padding: `${space[2]} ${layout.margin}`,
})
export const bar = styleVariants({
  page: [row, { columnGap: layout.gutter, ...pageWidth }],
  window: [row, { columnGap: space[4], justifyContent: 'space-between' }],
})

/** The logo takes three columns, so that the links start in the fourth. */
export const logo = styleVariants({
  page: {
    minInlineSize: 0,
    '@media': { [media.desktop]: { flexBasis: `calc((100% - 3 * ${layout.gutter}) / 4)` } },
  },
  window: { minInlineSize: 0 },
})

export const link = style({
  ...inlineRow,
  gap: space[1],
  minBlockSize: '2.75rem',
  borderRadius: radius.s,
  textDecorationLine: 'none',
  textDecorationThickness: stroke.thread,
  textUnderlineOffset: '0.5em',
  textDecorationColor: color.accent.default,
  selectors: { '&[aria-current]': { textDecorationLine: 'underline' } },
  '@media': {
    // A hovered link is underlined in the text color, because the accent color marks the current page.
    [media.hover]: {
      selectors: {
        '&:hover:not([aria-current])': {
          textDecorationLine: 'underline',
          textDecorationColor: 'currentColor',
          textDecorationThickness: stroke.thin,
        },
      },
    },
  },
})
