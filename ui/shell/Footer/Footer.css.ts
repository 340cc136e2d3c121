import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css'
import { color, layout, media, motion, radius, size, space, stroke, weight } from '@workspace/tokens/values.ts'
import { circle, hairline, inlineRow, mono, pageGround, pageWidth, ringInside, span, twelve } from '../../elements/mixins.ts'
import { drawn } from '../../elements/Line/drawn.ts'
import { reached, turnHeight } from '../../elements/Line/Line.css.ts'

const letters = createVar()
const wrap = createVar()
const leading = createVar()
const letterSize = `max(1.5rem, (min(100vw, 120rem) - 2 * ${layout.margin}) * 1.675 / ${letters})`
const ring = `calc(${letterSize} * 0.74)`
const foot = `max(${letterSize} * 0.09, 1.375rem)`
const above = 'clamp(3.5rem, 9vw, 10rem)'

export const root = style({
  ...pageGround,
  overflowWrap: 'anywhere',
  overflowX: 'clip',
  selectors: { '&[data-short]': { borderBlockStart: hairline } },
})
export const page = style(pageWidth)
export const columns = style([
  twelve,
  {
    position: 'relative',
    paddingBlockStart: 'clamp(2rem, 1rem + 3vw, 4.5rem)',
    vars: { '--onenode-mark': `calc(${ring} / 2)` },
    selectors: { [`${root}[data-short] &`]: { paddingBlock: space[8] } },
  },
])
/** Length from which a name wraps. Each length has a class, because a strict CSP blocks style attributes. */
const longest = 20
const lengths = Array.from({ length: longest - 6 }, (_, at) => at + 7)
export const ofLength = styleVariants(
  Object.fromEntries(
    lengths.map((length) => [
      length,
      { vars: { [letters]: String(length), [wrap]: length < longest ? 'nowrap' : 'normal', [leading]: length < longest ? '0.72' : '1' } },
    ]),
  ),
)
const end = `calc(${ring} + ${foot} + ${above} * 0.2)`
export const down = style({ insetBlockEnd: `calc(${end} + ${turnHeight})` })
export const turn = style({ insetBlockEnd: end })
export const into = style({
  insetBlockStart: 'auto',
  insetBlockEnd: `calc(${ring} * 0.95 + ${foot})`,
  blockSize: `calc(${above} * 0.2 + ${ring} * 0.05)`,
  '@media': { [media.narrow]: { insetInlineStart: `calc(${ring} / 2 - ${stroke.line} / 2)` } },
})

export const statement = style({
  ...span(1, 3),
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  textWrap: 'pretty',
})
export const copyright = style({ color: color.text.muted, ...mono, fontSize: size.label })
export const list = style({
  gridColumn: 'span 6',
  paddingBlockStart: space[4],
  // The third or last list contains the email address and takes the whole width.
  selectors: { '&:is(:nth-of-type(3n), :last-of-type)': { gridColumn: '1 / -1', paddingBlockStart: 0 } },
  '@media': {
    '(max-width: 21em)': { gridColumn: '1 / -1' },
    [media.columns]: { paddingBlockStart: 0, selectors: { '&&': { gridColumn: 'span 3' } } },
  },
})
export const links = style({
  selectors: {
    [`${list}:nth-of-type(3n) > &`]: {
      '@media': {
        [media.narrow]: {
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))',
          columnGap: layout.gutter,
        },
      },
    },
  },
})
export const link = style({
  ...inlineRow,
  gap: space[1],
  minBlockSize: '2.125rem',
  // The focus ring is inside, because there is no gap between the links.
  maxInlineSize: `calc(100% + ${space[2]} * 2)`,
  marginInline: `calc(${space[2]} * -1)`,
  paddingInline: space[2],
  borderRadius: radius.s,
  fontSize: size.small,
  textDecorationLine: 'none',
  textDecorationThickness: stroke.thread,
  textDecorationColor: color.accent.default,
  textUnderlineOffset: '0.4em',
  ...ringInside,
  '@media': { [media.hover]: { ':hover': { textDecorationLine: 'underline' } } },
})
export const logo = style({
  gridColumn: '1 / -1',
  position: 'relative',
  marginBlockStart: above,
  paddingBlockEnd: `calc(${foot})`,
  textDecoration: 'none',
  justifySelf: 'start',
  ':focus-visible': { outlineOffset: '-4px' },
  '@media': { [media.hover]: { ':hover': { color: color.accent.default } } },
})
export const name = style({
  display: 'flex',
  alignItems: 'flex-end',
  fontSize: letterSize,
  fontWeight: weight.semibold,
  letterSpacing: '-0.045em',
  lineHeight: fallbackVar(leading, '1'),
  whiteSpace: fallbackVar(wrap, 'normal'),
})
/** Ring around a cell that fills when the progress line is complete. */
export const mark = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '0.74em',
  marginInlineEnd: '-0.03em',
  blockSize: '0.74em',
  border: `0.135em solid ${reached}`,
  borderRadius: '50%',
  '::after': {
    content: '',
    ...circle('0.2em'),
    background: `color-mix(in srgb, ${color.verified.default} calc(var(${drawn}, 1) * 100%), ${color.line.default})`,
    transition: 'inherit',
  },
  '@media': {
    [media.motion]: { transition: `border-color ${motion.moderate}, background-color ${motion.moderate}` },
    [media.print]: { display: 'grid', vars: { [drawn]: '1 !important' } },
  },
})
