import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { color, layout, media, space, stroke, weight } from '@workspace/tokens/values.ts'
import { flexWrap, hairline, monoText, oneColumn, wideOnly } from '../../elements/mixins.ts'
import { lanes } from '../../elements/Line/lanes.css.ts'
import { ring, turnHeight } from '../../elements/Line/Line.css.ts'

const width = stroke.line
/** Name, progress line, status, title, description, deliverables. */
const rows = `auto ${turnHeight} auto auto auto auto`
const middle = `calc(50% - ${width} / 2)`

/** In a narrow window, the line stays in the margin, and a branch runs along the quarters. */
export const above = style({ gridRow: 'auto / 3', '@media': { [media.narrow]: { gridRow: 'auto / auto' } } })
export const turn = style([{ gridRow: '3 / 4' }, wideOnly])
export const below = style([{ gridRow: '4 / auto' }, wideOnly])

const large = createVar()
export const quarters = style({
  vars: { [large]: 'clamp(5rem, 11.2vw, 13.5rem)' },
  position: 'relative',
  marginBlockStart: space[6],
  '@media': { [media.columns]: { display: 'contents' }, [media.narrow]: { vars: { [large]: '5.5rem' } } },
})
/** Branch from the margin to the quarters, which scroll under it. */
export const branch = style({
  display: 'none',
  zIndex: 1,
  insetBlockStart: `calc(${large} * 0.8 + ${turnHeight} / 2 - ${width} / 2)`,
  insetInlineStart: lanes.start,
  insetInlineEnd: 'auto',
  inlineSize: `calc(${lanes.start} * -1)`,
  '@media': { [media.narrow]: { display: 'block' } },
})
// oxlint-disable-next-line house/raw-colors -- Only the opacity of a mask shows.
const fade = (side: 'left' | 'right') => `linear-gradient(to ${side}, black calc(100% - 2rem), transparent)`
export const scroller = style({
  '@media': {
    [media.columns]: { display: 'contents' },
    [media.narrow]: {
      overflowX: 'auto',
      overflowY: 'hidden',
      scrollSnapType: 'x mandatory',
      scrollPaddingInline: layout.margin,
      marginInline: `calc(${layout.margin} * -1)`,
      scrollbarWidth: 'none',
      maskImage: fade('right'),
      selectors: {
        ':where([dir="rtl"]) &': { maskImage: fade('left') },
        '&:focus-visible': { maskImage: 'none', outlineOffset: '-2px' },
      },
    },
  },
})
export const list = style({
  ...oneColumn,
  gap: space[8],
  '@media': {
    [media.narrow]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'min(82vw, 22rem)',
      gridTemplateRows: rows,
      gap: 0,
      inlineSize: 'max-content',
      paddingInline: layout.margin,
    },
    [media.columns]: {
      gridColumn: '1 / -1',
      gridRow: '2 / span 6',
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      gridTemplateRows: 'subgrid',
      gap: `0 ${layout.gutter}`,
      marginBlockStart: space[12],
    },
  },
})
export const stop = style({
  breakInside: 'avoid',
  position: 'relative',
  ...oneColumn,
  '::before': { content: '', gridRow: 2, blockSize: turnHeight },
  '@media': {
    [media.narrow]: { gridTemplateRows: 'subgrid', gridRow: '1 / -1', scrollSnapAlign: 'start', paddingInlineEnd: space[6] },
    [media.columns]: { gridTemplateRows: 'subgrid', gridRow: '1 / -1' },
  },
})
export const short = style({
  fontSize: large,
  fontWeight: weight.semibold,
  letterSpacing: '-0.02em',
  lineHeight: 0.8,
  marginInlineStart: '-0.03em',
  '@media': { [media.columns]: { paddingBlockEnd: '1.75rem' } },
})
export const along = style({
  display: 'none',
  gridRow: '2 / 3',
  insetBlockStart: middle,
  '@media': { [media.narrow]: { display: 'block' } },
})
const ringed = style({ gridRow: '2 / 3', insetBlockStart: `calc(50% - ${ring} / 2)`, insetInlineStart: `calc(0.75rem - ${width} / 2)` })
const filled = { background: color.accent.default } as const
export const rings = styleVariants({ completed: [ringed, filled], current: [ringed, filled], upcoming: [ringed] })
export const status = style({
  gridRow: 3,
  ...flexWrap,
  justifyContent: 'space-between',
  gap: `0 ${space[4]}`,
  ...monoText('0.875rem'),
  fontWeight: weight.medium,
  lineHeight: 1.3,
  '@media': { [media.columns]: { paddingBlockStart: space[4] } },
})
export const quarter = style({ color: color.text.muted, fontWeight: weight.regular })
export const name = style({ marginBlockStart: space[3] })
export const description = style({ marginBlockStart: space[2], color: color.text.muted, textWrap: 'pretty' })
export const features = style({ marginBlockStart: space[4] })
export const feature = style({ paddingBlock: 'clamp(0.375rem, 0.3rem + 0.5vw, 0.5rem)', borderBlockStart: hairline, fontSize: '1rem' })
