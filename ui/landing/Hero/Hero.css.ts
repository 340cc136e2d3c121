import { globalStyle, style } from '@vanilla-extract/css'
import { color, layout, media, radius, size, space, stroke, tracking, weight } from '@workspace/tokens/values.ts'
import {
  flexColumn,
  flexWrap,
  generated,
  hairline,
  headline,
  inlineRow,
  monoText,
  narrowOnly,
  oneColumn,
  pageGround,
  pageWidth,
  spreadRow,
  strongLine,
  twelve,
  wrappingRow,
} from '../../elements/mixins.ts'
import { lanes, pitch } from '../../elements/Line/lanes.css.ts'
import { beside, cell, exit, fieldSize, heightBeside, lattice, bendRadius, roomBelow, roomy } from './NodeField.css.ts'

const width = stroke.line

export const root = style([
  lattice,
  {
    ...flexColumn,
    minBlockSize: `calc(100svh - ${layout.header})`,
    ...pageGround,
    outline: 'none',
    overflowX: 'clip',
    overflowWrap: 'anywhere',
  },
])
/** Empty last child of the hero. When it exists, the whole hero has arrived. */
export const end = style({})
export const stage = style({ position: 'relative', flex: '1 0 auto', display: 'grid', overflow: 'clip' })
// Hides the hero until all of its HTML has arrived. Otherwise, the hero would move as its ledger grows.
globalStyle(`${root}:not(:has(> ${end})) > *`, { visibility: 'hidden' })
export const page = style([pageWidth, { inlineSize: '100%' }])
/** Width of the text beside the drawing. */
const wordsBeside = `calc(100% - ${fieldSize} - ${space[2]})`
export const words = style({
  position: 'relative',
  zIndex: 1,
  ...oneColumn,
  justifyItems: 'start',
  blockSize: '100%',
  paddingBlock: `${space[4]} ${roomBelow.whole}`,
  // Lets the pause control behind the text be clicked.
  pointerEvents: 'none',
  '@media': {
    [media.narrow]: { gridTemplateRows: 'repeat(4, auto)', alignContent: 'start' },
    [roomy]: { paddingBlockEnd: roomBelow.afterFirstRow },
    [beside]: { inlineSize: wordsBeside, minBlockSize: heightBeside, paddingBlockEnd: space[6] },
    [media.columns]: {
      insetBlockStart: `round(45%, ${pitch})`,
      translate: `0 round(-45%, ${pitch})`,
      gridTemplateRows: `minmax(round(up, 3rem, ${pitch}), auto)`,
      blockSize: 'auto',
      paddingBlock: `calc(${pitch} * 2) ${space[4]}`,
    },
  },
})
/** Narrow windows only: clears the dots behind the text, in whole cells. */
export const plate = style({
  position: 'absolute',
  zIndex: -1,
  gridArea: '1 / 1 / 4 / 2',
  insetBlockStart: `calc(${space[4]} * -1)`,
  insetInlineStart: `calc(${layout.margin} * -1)`,
  inlineSize: `round(up, 100% + ${layout.margin}, ${cell})`,
  blockSize: `round(up, 100% + ${space[4]}, ${cell})`,
  background: color.canvas,
  ...narrowOnly,
})
export const badge = style({
  alignSelf: 'start',
  paddingInline: space[2],
  border: strongLine,
  borderRadius: radius.s,
  background: color.canvas,
  ...monoText('0.875rem'),
  fontWeight: weight.medium,
  lineHeight: 1.9,
})
export const heading = style({
  fontSize: 'inherit',
  fontWeight: 'inherit',
  letterSpacing: 'inherit',
  lineHeight: 'inherit',
  textWrap: 'wrap',
})
/** Font size at which "Infrastructure", 6.03 em, fits in a row of the page. */
const longestWord = (room: string) => `(${room} - 2 * ${layout.margin}) / 6.1`
export const title = style({
  position: 'relative',
  // Keeps the mask of the last line behind the lead.
  zIndex: -1,
  maxInlineSize: '9.3em',
  marginBlockStart: '0.875rem',
  fontSize: `clamp(min(2.125rem, ${longestWord('100vw')}), min(10.5vw, 5.1svh), 5.5rem)`,
  hyphens: 'auto',
  ...headline,
  letterSpacing: '-0.042em',
  lineHeight: 0.95,
  '@media': {
    [beside]: { fontSize: `clamp(1.5rem, min(${longestWord(`100vw - ${fieldSize} - ${space[2]}`)}, 8svh), 5.5rem)` },
    [media.columns]: {
      marginBlockStart: 0,
      fontSize: 'clamp(2.375rem, min(6.7vw, 11.6svh), 8rem)',
      lineHeight: `round(nearest, 0.94em, ${pitch})`,
    },
  },
})
/** Masks the drawing behind the headline. The masks are behind all letters, so that no mask covers the descenders of the line above. */
export const cut = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  color: 'transparent',
  userSelect: 'none',
  '@media': { [media.narrow]: { display: 'none' }, [media.print]: { display: 'none' } },
})
export const row = style({ '@media': { [media.columns]: { display: 'block' } } })
/** Mask of one headline row. In a wide window, its width is rounded up to whole cells, and it continues two cells below the row, behind the descenders. */
export const cutRow = style({
  '@media': {
    [media.columns]: {
      display: 'block',
      position: 'relative',
      inlineSize: 'fit-content',
      paddingInlineEnd: '0.2em',
      '::before': {
        ...generated,
        insetBlock: `0 calc(${pitch} * -2)`,
        inlineSize: `round(up, 100%, ${pitch})`,
        background: color.canvas,
        forcedColorAdjust: 'none',
      },
    },
    [media.forced]: { selectors: { '&::before': { background: 'Canvas' } } },
  },
})
export const lead = style({
  maxInlineSize: '31em',
  marginBlockStart: space[3],
  textWrap: 'balance',
  '@media': {
    [media.narrow]: { maxInlineSize: 'min(31em, 100% - 1rem)' },
    [media.columns]: { maxInlineSize: `min(31em, 75% - ${pitch} * 33)`, marginBlockStart: space[6] },
  },
})
export const actions = style({
  ...wrappingRow,
  gap: `${space[2]} ${space[3]}`,
  marginBlockStart: space[4],
  pointerEvents: 'auto',
  '@media': { [media.columns]: { marginBlockStart: space[6] } },
})
export const action = style({ display: 'inline-flex', maxInlineSize: '100%' })
/** The last action has its own row, beside the top of the drawing. */
export const lastAction = style({ '@media': { [roomy]: { flexBasis: '100%' }, [beside]: { flexBasis: '100%' } } })
export const figure = style({
  position: 'absolute',
  inset: 0,
  backgroundImage: `radial-gradient(circle, ${color.line.default} 1px, transparent 1.4px)`,
  backgroundSize: `${pitch} ${pitch}`,
  pointerEvents: 'none',
  '@media': {
    [media.narrow]: { transform: 'none !important', backgroundSize: `${cell} ${cell}` },
    [media.forced]: { backgroundImage: 'none' },
  },
})
export const control = style({
  position: 'absolute',
  zIndex: 1,
  insetInlineStart: `calc(${layout.margin} - ${space[2]})`,
  insetBlockEnd: space[6],
  '@media': {
    [media.columns]: {
      insetInlineStart: 'auto',
      insetInlineEnd: `calc(${layout.margin} - ${space[3]})`,
      insetBlockEnd: space[1],
    },
  },
})

export const ledger = style({
  position: 'relative',
  zIndex: 1,
  borderBlockStart: strongLine,
  background: color.canvas,
})
export const columns = style([twelve, { position: 'relative' }])
/** Narrow windows only: the line from the drawing to the left margin. */
export const enter = style({
  position: 'absolute',
  insetBlockStart: `calc(${width} / -2 - 1px)`,
  insetInlineStart: `calc(${lanes.start} - ${width} / 2)`,
  inlineSize: `calc(${exit} - ${lanes.start} + ${width} / 2 - ${bendRadius})`,
  blockSize: space[4],
  borderBlockStart: `${width} solid ${color.accent.default}`,
  borderInlineStart: `${width} solid ${color.accent.default}`,
  borderStartStartRadius: '0.875rem',
  ...narrowOnly,
})
/** Narrow windows only: the bend from the drawing into the ledger's upper edge. */
export const leave = style({
  position: 'absolute',
  insetBlockEnd: `calc(100% - ${width} / 2 + 1px)`,
  insetInlineStart: `calc(${exit} - ${bendRadius})`,
  inlineSize: `calc(${bendRadius} + ${width} / 2)`,
  blockSize: bendRadius,
  border: `0 solid ${color.accent.default}`,
  borderBlockEndWidth: width,
  borderInlineEndWidth: width,
  borderEndEndRadius: `calc(${bendRadius} + ${width} / 2)`,
  ...narrowOnly,
})
/** In a narrow window, `enter` draws the first rem of this line. */
export const run = style({ '@media': { [media.narrow]: { insetBlockStart: `calc(${space[4]} - ${width})` } } })
export const stats = style({
  gridColumn: '1 / -1',
  ...flexWrap,
  columnGap: space[2],
  '@media': { [media.columns]: { gridColumn: '1 / 10', columnGap: layout.gutter, display: 'grid', gridTemplateColumns: 'subgrid' } },
})
export const stat = style({
  flex: '1 1 27%',
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: space[2],
  minInlineSize: 'min-content',
  maxInlineSize: '100%',
  paddingBlock: `${space[4]} ${space[5]}`,
  '@media': { [media.narrow]: { paddingBlock: space[3] }, [media.columns]: { gridColumn: 'span 3', minInlineSize: 0 } },
})
export const label = style({
  ...wrappingRow,
  gap: `${space[1]} ${space[2]}`,
  color: color.text.muted,
  ...monoText('0.8125rem'),
  lineHeight: 1.2,
})
export const value = style({
  maxInlineSize: '100%',
  overflowWrap: 'break-word',
  fontSize: size.figure,
  fontVariantNumeric: 'tabular-nums',
  ...headline,
  letterSpacing: tracking.display,
  lineHeight: 0.95,
})
export const unit = style({ fontSize: '0.5em', letterSpacing: '-0.02em' })
/** An icon aligned to the baseline would increase the line height. */
export const drawn = style({ ...inlineRow, blockSize: '0.8lh', verticalAlign: 'top', fontSize: '1.25em' })
export const invitation = style({
  gridColumn: '1 / -1',
  ...spreadRow,
  columnGap: space[4],
  minBlockSize: '3.5rem',
  borderBlockStart: hairline,
  fontWeight: weight.medium,
  '@media': {
    [media.columns]: {
      gridColumn: '10 / -1',
      flexDirection: 'column',
      alignItems: 'flex-start',
      justifyContent: 'center',
      // Stays clear of the progress line.
      maxInlineSize: `calc(${pitch} * 19 - ${space[2]})`,
      borderBlockStart: 0,
      fontSize: size.title,
    },
  },
})
globalStyle(`${invitation} > a`, {
  '@media': { [media.columns]: { gap: space[1], paddingInline: 0 }, [media.desktop]: { whiteSpace: 'nowrap' } },
})
