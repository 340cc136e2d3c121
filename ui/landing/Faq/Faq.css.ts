import { style } from '@vanilla-extract/css'
import { color, layout, leading, media, motion, size, space, stroke, tracking } from '@workspace/tokens/values.ts'
import { bareButton, flexRow, hairline, headline, measure, ringInside, square, twelve, wrappingRow } from '../../elements/mixins.ts'
import { branch as piece, ring as ringSize, station } from '../../elements/Line/Line.css.ts'
import { lanes } from '../../elements/Line/lanes.css.ts'

const width = stroke.line
/** Windows in which the open answer is beside all the questions. */
const beside = `${media.columns} and (scripting: enabled)`
/** Windows in which all answers are open, each beside its question. */
const open = `${media.columns} and (scripting: none)`
/**
 * Maximum number of questions. The row after them contains the rest of a long answer, so that the answer does not stretch the rows of the
 * questions.
 */
const rows = 8
const besideAll = { gridColumn: '1 / 7', gridRow: `1 / ${rows + 2}` } as const
/** Height of the support links on two lines. */
const contactRoom = '8.5rem'

export const list = style({
  position: 'relative',
  marginBlockStart: space[4],
  '@media': {
    [media.columns]: { marginBlockStart: 'clamp(2rem, 3.4vw, 4rem)' },
    [beside]: { ...twelve, gridTemplateRows: `repeat(${rows}, auto) 1fr` },
  },
})
export const entries = style({ borderBlockEnd: hairline, '@media': { [beside]: { display: 'contents' } } })
export const entry = style({
  breakInside: 'avoid',
  borderBlockStart: hairline,
  '@media': {
    [beside]: { display: 'contents' },
    [open]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: layout.gutter },
  },
})
export const heading = style({
  fontSize: '1.3125rem',
  ...headline,
  letterSpacing: tracking.title,
  lineHeight: leading.title,
  '@media': {
    [media.narrow]: { fontSize: '1.125rem' },
    [beside]: {
      gridColumn: '7 / -1',
      borderBlockStart: hairline,
      selectors: { [`${entry}:last-child > &`]: { borderBlockEnd: hairline } },
    },
  },
})
export const question = style({
  ...flexRow,
  justifyContent: 'space-between',
  gap: space[6],
  minBlockSize: '2.75rem',
  // Leaves room for the focus ring between the dividers.
  inlineSize: `calc(100% + ${space[1]} * 2)`,
  marginInline: `calc(${space[1]} * -1)`,
  marginBlock: '0.125rem',
  padding: `${space[2]} ${space[1]}`,
  ...bareButton,
  textAlign: 'start',
  ...ringInside,
  ':active': { background: color.sunken },
  selectors: { '&[data-state="open"]': { color: color.accent.default } },
  '@media': {
    [media.columns]: { minBlockSize: '3.25rem' },
    [media.hover]: {
      ':hover': { color: color.accent.default },
      selectors: { '&[data-state="open"]:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' } },
    },
    [media.noScript]: { cursor: 'auto', pointerEvents: 'none', selectors: { '&[data-state="open"]': { color: 'inherit' } } },
  },
})
/** Plus sign made of two strokes, because Safari can't change the path of a drawing. The upright stroke disappears. */
export const mark = style({
  position: 'relative',
  display: 'flex',
  flexShrink: 0,
  fontSize: size.lead,
  '@media': { [media.noScript]: { display: 'none' } },
})
export const upright = style({
  position: 'absolute',
  rotate: '90deg',
  '@media': { [media.motion]: { transition: `scale ${motion.quick}` } },
  selectors: { [`${question}[data-state="open"] &`]: { scale: '0 1' } },
})

const large = 'clamp(1.375rem, 0.9rem + 1.36vw, 2.5rem)'
/** `bendAt` is the middle of the answer's first line. */
const [bend, reach, bendAt] = ['0.75rem', '3.5rem', `calc(0.5rem + ${large} * 0.62)`]

export const panel = style({
  '@media': {
    [beside]: { ...besideAll, alignSelf: 'start', paddingInlineEnd: '4.5rem', paddingBlockEnd: contactRoom },
    [media.script]: {
      // Hides this answer if find in page has opened another answer and no script has closed this answer yet.
      selectors: {
        [`${list}:has([data-until-found="served"][data-state="closed"]:not([hidden])) &[data-state="open"]`]: { display: 'none' },
      },
    },
  },
})
export const answer = style({
  maxInlineSize: measure,
  paddingBlockEnd: space[4],
  color: color.text.muted,
  textWrap: 'pretty',
  scrollMarginBlockStart: '6rem',
  '@media': {
    [open]: { paddingBlockStart: space[4] },
    [beside]: {
      maxInlineSize: 'none',
      paddingBlock: `0.5rem ${space[4]}`,
      color: color.text.default,
      fontSize: large,
      letterSpacing: '-0.02em',
      lineHeight: 1.24,
    },
  },
})
export const whole = style({ whiteSpace: 'nowrap' })
export const contact = style({
  ...wrappingRow,
  gap: space[3],
  paddingBlockStart: space[5],
  '@media': {
    [beside]: { ...besideAll, alignSelf: 'end', paddingInlineEnd: space[6] },
  },
})

export const route = style({ display: 'contents' })
const besideOnly = { display: 'none', borderStyle: 'solid', borderWidth: 0, '@media': { [beside]: { display: 'block' } } } as const
const curve = '1.125rem'
const branch = style([
  piece,
  besideOnly,
  {
    // Spans all columns, so that the percentages in `lanes.end` give the same rounded position as elsewhere.
    gridColumn: '1 / -1',
    insetBlock: `calc(${bendAt} - ${width} / 2 + ${bend}) calc(${width} / -2)`,
    insetInlineStart: `calc(50% - ${width} / 2)`,
    inlineSize: `calc(${lanes.end} - ${curve} - 50% + ${width} / 2)`,
    borderInlineStartWidth: width,
    borderBlockEndWidth: width,
    borderEndStartRadius: bend,
  },
])
/** Bend from the branch into the lane at the end. */
export const merge = style({
  position: 'absolute',
  insetBlockEnd: `calc(${width} * -1)`,
  insetInlineEnd: `calc(${curve} * -1 - ${width} / 2)`,
  ...square(`calc(${curve} + ${width} / 2)`),
  border: '0 solid',
  borderColor: 'inherit',
  borderInlineEndWidth: width,
  borderBlockEndWidth: width,
  borderEndEndRadius: curve,
})
export const branches = Array.from({ length: rows }, (_, at) => style([branch, { gridRow: `1 / ${at + 2}` }]))
export const hook = style([
  piece,
  besideOnly,
  {
    gridColumn: '1 / 7',
    gridRow: 1,
    insetBlockStart: `calc(${bendAt} - ${width} / 2)`,
    insetInlineEnd: `calc(${layout.gutter} / -2 - ${width} / 2)`,
    inlineSize: reach,
    blockSize: `calc(${bend} + 1px)`,
    borderBlockStartWidth: width,
    borderInlineEndWidth: width,
    borderStartEndRadius: bend,
  },
])
export const ring = style([
  station,
  {
    display: 'none',
    gridColumn: '1 / 7',
    gridRow: 1,
    insetBlockStart: `calc(${bendAt} - ${ringSize} / 2)`,
    insetInlineEnd: `calc(${reach} - ${layout.gutter} / 2 - ${width} * 2)`,
    '@media': { [beside]: { display: 'block' } },
  },
])
