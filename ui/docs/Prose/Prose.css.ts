import { globalStyle, style } from '@vanilla-extract/css'
import { color, media, radius, size, space, stroke, weight } from '@workspace/tokens/values.ts'
import { hairline, measure, monoText, oneColumn, strongLine } from '../../elements/mixins.ts'
import { endRoom, fading, ground, startRoom } from '../../elements/scroller/scroller.css.ts'
import { whole } from '../FieldTable/BreakableName.css.ts'
import { hiddenAtStart } from '../../elements/VisuallyHidden/visually-hidden.ts'

const { stacked, tabular } = media

export const root = style({
  ...oneColumn,
  gap: space[5],
  fontSize: '1rem',
  lineHeight: 1.625,
  '@media': { [stacked]: { gap: space[4] }, [media.columns]: { fontSize: '1.0625rem' } },
})
export const paragraph = style({ maxInlineSize: measure, textWrap: 'pretty' })
export const strong = style({ fontWeight: weight.semibold })
export const code = style({
  padding: '0.1em 0.3em',
  border: hairline,
  borderRadius: radius.s,
  background: color.surface,
  boxDecorationBreak: 'clone',
  ...monoText('0.84em'),
  direction: 'ltr',
  unicodeBidi: 'isolate',
})

const indented = { ...oneColumn, gap: space[2], paddingInlineStart: space[6] } as const
export const list = style({ ...indented, listStyle: 'square' })
export const numbered = style({ ...indented, listStyle: 'decimal' })
export const item = style({
  maxInlineSize: `calc(${measure} - ${space[6]})`,
  paddingInlineStart: space[1],
  textWrap: 'pretty',
  '::marker': { color: color.text.muted, fontVariantNumeric: 'tabular-nums' },
})
globalStyle(`${item} > :is(ul, ol, p + *)`, { marginBlockStart: space[2] })

export const quote = style({
  ...oneColumn,
  gap: space[3],
  paddingInlineStart: space[5],
  borderInlineStart: `${stroke.thread} solid ${color.line.strong}`,
  color: color.text.muted,
})
export const rule = style({
  inlineSize: '100%',
  marginBlock: space[6],
  marginInline: 0,
  border: 0,
  borderBlockStart: hairline,
})

/** The fading edges are in the margins, so that the table keeps its width. */
export const scroller = style([
  fading,
  {
    vars: { [ground]: color.canvas, [startRoom]: space[1], [endRoom]: space[3] },
    '@media': {
      [stacked]: { display: 'block', overflow: 'visible', '::before': { content: 'none' }, '::after': { content: 'none' } },
      [tabular]: { marginInline: `calc(${startRoom} * -1) calc(${endRoom} * -1)` },
    },
  },
])
/** `ProseTable` sets table roles, because `display: block` removes them. */
export const table = style({
  flex: '1 0 0',
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: size.small,
  '@media': { [stacked]: { display: 'block', position: 'relative' } },
})
export const caption = style({
  paddingBlockEnd: space[2],
  color: color.text.muted,
  textAlign: 'start',
  '@media': { [stacked]: { display: 'block' } },
})
const boxed = {
  minInlineSize: '7rem',
  paddingBlock: space[3],
  paddingInline: `0 ${space[5]}`,
  textAlign: 'start',
  verticalAlign: 'top',
} as const
export const heads = style({ '@media': { [stacked]: hiddenAtStart } })
export const head = style({ ...boxed, borderBlockEnd: strongLine, fontWeight: weight.semibold })
export const body = style({ '@media': { [stacked]: { display: 'block', borderBlockStart: strongLine } } })
export const row = style({
  breakInside: 'avoid',
  '@media': { [stacked]: { ...oneColumn, rowGap: space[1], paddingBlock: '0.625rem', borderBlockEnd: hairline } },
})
export const cell = style({
  ...boxed,
  borderBlockEnd: hairline,
  '@media': {
    [stacked]: {
      display: 'grid',
      gridTemplateColumns: 'min(6.5rem, 40%) minmax(0, 1fr)',
      columnGap: space[4],
      padding: 0,
      border: 0,
      selectors: {
        '&:first-child': { fontWeight: weight.semibold },
        // The empty text after the slash keeps screen readers from reading the column header twice.
        '&[data-label]::before': { content: 'attr(data-label) / ""', color: color.text.muted },
        '&:not([data-label])': { display: 'block' },
      },
    },
  },
})
globalStyle(`${cell} a`, { paddingBlock: '0.2em' })
// Makes a column at least as wide as its longest name.
globalStyle(`${cell} :is(${whole}, ${code}[data-short])`, { '@media': { [tabular]: { whiteSpace: 'nowrap' } } })
