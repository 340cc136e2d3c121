import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { color, font, layout, media, motion, radius, size, space } from '@workspace/tokens/values.ts'
import { fieldBorder, flexWrap, hairline, muted, narrowOnly, oneColumn, twelve, wideOnly } from '../../../elements/mixins.ts'
import { leafCount } from '../../merkle/evidence.ts'
import { lanes } from '../../../elements/Line/lanes.css.ts'
import { redraw, half } from './bend.ts'
import * as bends from './bends.css.ts'
import { piece, treeRow } from './ink.css.ts'
import { cramped } from './cramped.ts'
import { behindTheChange } from './rejected.ts'

const mono = { fontFamily: font.mono, letterSpacing: 0, lineHeight: 1.5 } as const
const head = space[6]
const beside = `calc(${lanes.start} * -1)`
const toRoot = { narrow: '8.75rem', wide: '11rem' }
const toCheck = '1.375rem'

const rowGap = createVar()

export const root = style({
  ...twelve,
  containerType: 'inline-size',
  rowGap: space[5],
  paddingBlockStart: head,
})
export const proving = style({
  position: 'relative',
  ...oneColumn,
  gridColumn: '1 / -1',
  vars: { [rowGap]: space[3], [treeRow]: '2.0625rem' },
  rowGap,
  '@container': { [cramped]: { vars: { [treeRow]: '2.1875rem' } } },
  '@media': {
    [media.columns]: {
      vars: { [rowGap]: space[5], [treeRow]: '2.75rem' },
      gridColumn: '1 / 10',
      gridTemplateColumns: 'repeat(9, minmax(0, 1fr))',
      gridTemplateRows: 'auto auto auto 1fr',
      columnGap: layout.gutter,
    },
  },
})
const cell = (first: 1 | 4, last: number, row: number) => ({
  '@media': { [media.columns]: { gridColumn: `${first} / ${last + 1}`, gridRow: row } },
})
export const inputHead = style([{ position: 'relative' }, cell(1, 3, 1)])
export const engineHead = style(cell(4, 9, 1))
export const entry = style({
  insetBlock: `calc(${head} * -1) calc(${space[3]} * -1)`,
  '@media': { [media.columns]: { insetBlockEnd: `calc(${space[5]} * -1)` } },
})
export const input = style([{ position: 'relative', display: 'grid', alignItems: 'stretch' }, cell(1, 3, 2)])
export const into = style([
  piece,
  {
    insetBlockStart: 0,
    insetInlineStart: `calc(${lanes.start} - ${half})`,
    inlineSize: `calc(${beside} + ${half})`,
    blockSize: `calc(50% + ${half})`,
  },
])
export const intoBend = style([bends.into, { inset: 0 }])
const slides = {
  '@media': { [media.motion]: { transition: `block-size ${motion.moderate}, inset-block-start ${motion.moderate}` } },
}
const bendRadius = '1.125rem'
const leaves = Array.from({ length: leafCount }, (_, at) => `${treeRow} * ${at + 0.5}`)
/** Line from the input to the leaf that the proof is about. */
export const toLeaf = leaves.map((middle) =>
  style([
    { gridRow: '2 / 3', gridColumn: '1 / -1', insetBlock: '0 auto', blockSize: `calc(100% + ${rowGap} + ${middle} - ${bendRadius})` },
    slides,
  ]),
)
const intoLeafBase = style([
  piece,
  {
    gridRow: '3 / 4',
    gridColumn: '1 / -1',
    insetInlineStart: `calc(${lanes.start} - ${half})`,
    inlineSize: `calc(${beside} + ${half} + 0.75rem + 1px)`,
    blockSize: `calc(${bendRadius} + ${half} + 1px)`,
  },
  slides,
  { '@media': { [media.columns]: { inlineSize: `calc(${beside} + ${half} + 1.25rem + 3px)` } } },
])
export const intoLeaf = leaves.map((middle) => style([intoLeafBase, { insetBlockStart: `calc(${middle} - ${bendRadius} - 1px)` }]))
export const field = style({
  ...mono,
  display: 'block',
  inlineSize: '100%',
  minBlockSize: '4.75rem',
  resize: 'none',
  fieldSizing: 'content',
  padding: space[3],
  border: fieldBorder,
  borderRadius: radius.m,
  background: color.sunken,
  // iOS zooms into a field whose text is smaller than 16 px.
  fontSize: '1rem',
  '@media': { [media.hover]: { ':hover': { borderColor: color.text.default } } },
})
export const signed = style([
  {
    ...mono,
    display: 'none',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: space[5],
    alignContent: 'center',
    paddingInline: space[4],
    border: hairline,
    borderRadius: radius.m,
    fontSize: 'clamp(0.8125rem, 1.1vw, 1rem)',
    color: color.text.muted,
    '@media': { [media.columns]: { display: 'grid', gridColumn: '4 / 10', gridRow: 2 } },
  },
])
export const value = style({ color: color.text.default })
export const tree = style([behindTheChange, { minInlineSize: 0 }, cell(1, 9, 3)])

export const rise = style([
  piece,
  behindTheChange,
  {
    gridRow: '2 / 4',
    gridColumn: '1 / -1',
    insetBlock: `calc(${toCheck} - ${half}) calc(${toRoot.wide} - ${half})`,
    insetInlineStart: '100%',
    inlineSize: layout.gutter,
    ...wideOnly,
  },
])
export const riseHalves = bends.elbows.up.map((part) => style([part, redraw(4)]))
export const fall = style([
  piece,
  behindTheChange,
  {
    gridRow: '4 / auto',
    gridColumn: '1 / -1',
    insetBlock: `calc(${toRoot.narrow} - ${half}) 0`,
    insetInlineStart: '100%',
    inlineSize: `calc(${beside} + ${half})`,
    ...narrowOnly,
  },
])
export const fallBend = style([bends.aside, { inset: 0 }, redraw(4)])

export const controls = style([
  {
    ...flexWrap,
    alignContent: 'start',
    gap: space[2],
    selectors: { [`${root}[data-still] &`]: { display: 'none' } },
    '@media': { [media.noScript]: { display: 'none' } },
  },
  cell(1, 3, 4),
])
globalStyle(`${controls} > button`, { flexGrow: 1 })
globalStyle(`${controls} > button:first-child`, { flexGrow: 99 })
export const still = style([
  {
    display: 'none',
    minBlockSize: '3rem',
    alignContent: 'center',
    ...muted(size.small),
    selectors: { [`${root}[data-still] &`]: { display: 'block' } },
    '@media': { [media.noScript]: { display: 'block' } },
  },
  cell(1, 3, 4),
])
export const announced = style({ position: 'absolute' })
