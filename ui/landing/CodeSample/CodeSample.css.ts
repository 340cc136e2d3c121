import { style, styleVariants } from '@vanilla-extract/css'
import { color, font, layout, media, radius, size, space, stroke, tracking, weight } from '@workspace/tokens/values.ts'
import {
  cardFrame,
  flexWrap,
  hairline,
  headline,
  invertedGround,
  mono,
  muted,
  ringInside,
  span,
  spreadRow,
  wideOnly,
  wrappingRow,
} from '../../elements/mixins.ts'
import { lanes } from '../../elements/Line/lanes.css.ts'
import { bend, inkLayer } from '../../elements/Line/bend.ts'
import { endRoom, fading, ground, startRoom } from '../../elements/scroller/scroller.css.ts'

const line = stroke.line
/** Vertical center of the panel headers, where the progress line passes. */
const middle = '1.4375rem'
const above = space[6]

const panel = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateRows: '1fr auto',
  minInlineSize: 0,
  marginBlockStart: above,
})
export const request = style([panel, span(1, 6)])
export const response = style([
  panel,
  span(7, 12),
  {
    zIndex: inkLayer + 1,
    '@media': {
      [media.columns]: { gridColumn: '7 / -1' },
      [media.narrow]: { marginBlockStart: space[3] },
      // Without scripts the request shows every language, so the response stays in view beside it.
      [`${media.columns} and (scripting: none)`]: { position: 'sticky', insetBlockStart: layout.header, alignSelf: 'start' },
    },
  },
])
export const answer = style({
  minInlineSize: 0,
  ...cardFrame,
})
export const head = style({
  ...spreadRow,
  gap: space[2],
  minBlockSize: `calc(2.75rem + ${stroke.thin})`,
  padding: `${space[1]} ${space[5]}`,
  borderBlockEnd: hairline,
})
export const label = style({ fontSize: size.small, fontWeight: weight.semibold })
export const code = style([
  fading,
  {
    ...mono,
    vars: { [ground]: color.surface, [startRoom]: space[5], [endRoom]: space[6] },
    fontSize: size.mono,
    lineHeight: 1.7,
    tabSize: 2,
    ...ringInside,
    '@media': { [media.narrow]: { fontSize: '0.78125rem', lineHeight: 1.5 }, [media.print]: { whiteSpace: 'pre-wrap' } },
  },
])
export const lines = style({
  flex: '1 0 auto',
  paddingBlock: 'clamp(0.75rem, 0.5rem + 1vw, 1rem)',
  fontFamily: 'inherit',
  '@media': { [media.print]: { flexShrink: 1, minInlineSize: 0 } },
})
const { syntax } = color
export const kinds = styleVariants({
  ...Object.fromEntries(Object.entries({ ...syntax, function: syntax.keyword }).map(([kind, color]) => [kind, { color }])),
  mark: { paddingInline: '0.25em', ...invertedGround },
})
export const foot = style({
  ...mono,
  position: 'relative',
  zIndex: -1,
  ...wrappingRow,
  columnGap: space[4],
  minBlockSize: '3rem',
  marginBlockStart: `calc(-1 * ${radius.l})`,
  paddingBlockStart: radius.l,
  paddingInline: space[5],
  border: hairline,
  borderBlockStart: 0,
  borderRadius: `0 0 ${radius.l} ${radius.l}`,
  background: color.sunken,
  ...muted(size.label),
  lineHeight: 1.3,
})
export const later = style({ display: 'block', marginBlockStart: '1lh', ...wideOnly })
export const note = style([foot, wideOnly])
export const run = style({
  paddingBlock: space[2],
  fontFamily: font.sans,
  fontSize: '1rem',
  fontWeight: weight.semibold,
})
export const names = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(5.5rem, 1fr))',
  gap: `${space[1]} ${space[3]}`,
  marginBlockStart: space[5],
  fontSize: 'clamp(1.4375rem, 0.25rem + 2.25vw, 2.5rem)',
  ...headline,
  letterSpacing: tracking.heading,
  lineHeight: 1.1,
  '@media': {
    [media.columns]: {
      gridColumn: '1 / 10',
      ...flexWrap,
      justifyContent: 'space-between',
      columnGap: space[6],
      paddingInlineEnd: space[6],
      marginBlockStart: space[6],
    },
  },
})
export const count = style({
  ...mono,
  marginBlockStart: space[3],
  ...muted('0.875rem'),
  lineHeight: 1.5,
  '@media': { [media.columns]: { gridColumn: '10 / -1', alignSelf: 'center', marginBlockStart: space[6] } },
})

const row = '2 / 3'
export const entry = style({ '@media': { [media.columns]: { gridRow: 'auto / 2', insetBlockEnd: 0 } } })
export const turn = style([
  bend('End', 'Start', { direction: 'down' }),
  {
    gridRow: row,
    insetBlockStart: 0,
    blockSize: `calc(${above} + ${middle} + ${line} / 2)`,
    insetInlineStart: `calc(${lanes.start} - ${line} / 2)`,
    inlineSize: `calc(${lanes.start} * -1 + ${line} / 2)`,
    pointerEvents: 'none',
    ...wideOnly,
  },
])
export const between = style({
  gridRow: row,
  insetBlockStart: `calc(${above} + ${middle} - ${line} / 2)`,
  insetInline: `calc(50% - ${layout.gutter} / 2)`,
  ...wideOnly,
})
export const exit = style({ gridRow: '2 / auto', insetBlockStart: `calc(${above} + ${middle} * 2)`, ...wideOnly })
