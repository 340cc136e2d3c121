import { keyframes, style } from '@vanilla-extract/css'
import { color, layout, media, motion, radius, size, space, stroke, weight } from '@workspace/tokens/values.ts'
import { accentGround, flexRow, generated, monoText, verifiedGround, wideOnly } from '../../../elements/mixins.ts'
import { clipInk } from '../../../elements/Line/bend.ts'
import { drawn } from '../../../elements/Line/drawn.ts'
import { redraw, half, width } from './bend.ts'
import { cramped } from './cramped.ts'
import { piece, share, treeRow } from './ink.css.ts'
import { times } from '../../../elements/motion/times.ts'

const depths = [0, 1, 2, 3]
const listNodes = (level: number) => Array.from({ length: 8 >> level }, (_, at) => at)
const rows = (level: number, at: number, above = 0) => `${above + at * 2 ** level + 1} / span ${2 ** level}`

const hairline = `${stroke.thread} solid ${color.line.default}`

const flash = keyframes({ from: { ...accentGround } })

export const drawing = style({ display: 'contents' })
export const root = style({
  position: 'relative',
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'minmax(0, 35%) auto minmax(0, 1fr) auto minmax(0, 1fr) auto minmax(0, 1fr) auto',
  gridTemplateRows: `repeat(8, ${treeRow})`,
  ...monoText('0.75rem'),
  '@media': {
    [media.columns]: {
      gridTemplateColumns: `calc((100% + ${layout.gutter}) / 3) auto minmax(0, 1fr) auto minmax(0, 1fr) auto minmax(0, 1fr) auto`,
      fontSize: 'clamp(0.75rem, 0.25rem + 0.72vw, 0.875rem)',
    },
  },
  '@container': {
    [cramped]: {
      gridTemplateColumns: '0 auto minmax(0, 1fr) auto minmax(0, 1fr) auto minmax(0, 1fr) auto',
      gridTemplateRows: `repeat(16, ${treeRow})`,
    },
  },
})

const leafBase = style({
  gridColumn: 1,
  '@container': { [cramped]: { gridColumn: '1 / -1' } },
  ...flexRow,
  gap: '1px',
  minInlineSize: 0,
  '@media': { [media.columns]: { gap: '3px' } },
})
export const leaf = listNodes(0).map((at) => style([leafBase, { gridRow: rows(0, at) }]))
export const number = style({
  flex: 'none',
  inlineSize: '0.75rem',
  fontSize: '0.75rem',
  color: color.text.muted,
  // In the row of the chosen leaf, the line takes the place of the number.
  selectors: { '[data-on] > &': { visibility: 'hidden' } },
  '@media': { [media.columns]: { inlineSize: '1.25rem' } },
})
export const cell = style({
  flex: '1 1 0',
  minInlineSize: 0,
  maxInlineSize: '1.125rem',
  lineHeight: '1.375rem',
  border: `${stroke.thin} solid ${color.line.default}`,
  borderRadius: radius.s,
  background: color.surface,
  fontSize: '0.8125rem',
  fontWeight: weight.medium,
  textAlign: 'center',
  whiteSpace: 'pre',
  overflow: 'clip',
  selectors: {
    // The cells of the chosen leaf are part of the line. The shadow fills the gap to the next cell.
    '[data-on] > &': {
      borderColor: color.accent.default,
      borderRadius: 0,
      background: color.accent.default,
      boxShadow: `3px 0 ${color.accent.default}`,
      color: color.accent.on,
    },
    '[data-on][data-ahead] > &': { borderColor: color.line.default, boxShadow: 'none' },
    '&&[data-changed]': { borderColor: color.status.danger, background: color.canvas, color: color.status.danger },
  },
  '@media': {
    [media.columns]: { maxInlineSize: '2.125rem', lineHeight: '1.875rem', fontSize: 'clamp(0.8125rem, 1.1vw, 1rem)' },
    [media.forced]: { selectors: { '&[data-changed]': { outline: '2px solid CanvasText' } } },
  },
})
export const was = style({
  flex: 'none',
  marginInlineStart: '2px',
  color: color.status.danger,
  whiteSpace: 'pre',
  '@media': { [media.columns]: { marginInlineStart: space[1] } },
})
export const word = style(wideOnly)

export const reach = style({
  flex: '1 0 0.375rem',
  position: 'relative',
  blockSize: 0,
  borderBlockStart: hairline,
  vars: { [share]: `var(${drawn}, 1)` },
  selectors: { '&[data-on]': { marginInlineStart: 0, borderBlockStartWidth: width } },
  '@media': { [media.columns]: { selectors: { '&:not([data-on])': { marginInlineStart: space[1] } } } },
})
export const reached = style([
  { position: 'absolute', insetInline: 0, insetBlockStart: `calc(${width} * -1)`, blockSize: width },
  {
    '::after': { ...generated, inset: 0, background: color.accent.default },
    selectors: clipInk(share, 'forward'),
  },
  redraw(0),
])

const cornerBase = style({
  position: 'relative',
  '::before': {
    ...generated,
    insetBlock: `calc(25% - ${stroke.thread} / 2)`,
    insetInlineStart: 0,
    inlineSize: '50%',
    borderBlock: hairline,
    borderInlineEnd: hairline,
    borderStartEndRadius: space[2],
    borderEndEndRadius: space[2],
  },
  '::after': {
    ...generated,
    insetBlockStart: `calc(50% - ${stroke.thread} / 2)`,
    insetInlineStart: '50%',
    insetInlineEnd: 0,
    borderBlockStart: hairline,
  },
})
const byNode = (base: string, column: (level: number) => number) =>
  depths.map((level) =>
    listNodes(level).map((at) =>
      style([base, { gridColumn: column(level), gridRow: rows(level, at), '@container': { [cramped]: { gridRow: rows(level, at, 8) } } }]),
    ),
  )
export const corner = byNode(cornerBase, (level) => level * 2 + 1)

const elbowBase = style([piece, { zIndex: 1, insetInline: 0, blockSize: `calc(25% + ${width})` }])
export const elbow = {
  down: style([elbowBase, { insetBlockStart: `calc(25% - ${half})` }]),
  up: style([elbowBase, { insetBlockStart: `calc(50% - ${half})` }]),
}
export const elbowHalf = depths.map((level) => redraw(level))

const nodeBase = style({
  position: 'relative',
  zIndex: 2,
  alignSelf: 'center',
  overflow: 'clip',
  border: `${stroke.thin} solid ${color.field.border}`,
  borderRadius: radius.s,
  background: color.surface,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-on]': { borderColor: color.accent.default, boxShadow: `inset 0 0 0 1px ${color.accent.default}` },
    '[data-state="rejected"] &[data-on]': { background: color.canvas, color: color.status.danger },
    '&[data-root]': { fontWeight: weight.medium, fontSize: '0.9375rem' },
    '&&&[data-ahead]': { borderColor: color.field.border, boxShadow: 'none' },
    '[data-state="verified"] &[data-root]': {
      borderColor: color.verified.default,
      ...verifiedGround,
      boxShadow: 'none',
    },
    '[data-state="rejected"] &[data-root]': { background: color.status.danger, color: color.canvas },
  },
  '@media': {
    [media.columns]: { selectors: { '&[data-root]': { fontSize: 'clamp(1rem, 1.5vw, 1.5rem)' } } },
    [media.forced]: { selectors: { '&[data-on]': { borderWidth: '3px' } } },
  },
})
export const node = byNode(nodeBase, (level) => level * 2 + 2)
export const hash = style({
  display: 'block',
  paddingInline: '0.1875rem',
  lineHeight: '1.375rem',
  selectors: { '&[data-level="3"]': { paddingInline: space[2], lineHeight: '2.25rem' } },
  '@container': { [cramped]: { selectors: { '&[data-level="3"]': { paddingInline: '0.1875rem' } } } },
  '@media': {
    [media.columns]: {
      paddingInline: 'clamp(0.25rem, 0.5vw, 0.5rem)',
      lineHeight: '1.875rem',
      selectors: { '&[data-level="3"]': { paddingInline: 'clamp(0.5rem, 1vw, 1rem)', lineHeight: '3.5rem' } },
    },
    [media.motion]: {
      selectors: Object.fromEntries(
        depths.map((level) => [`[data-moves="true"] &[data-level="${level}"]`, { animation: `${flash} ${times.hash}ms ${motion.ease}` }]),
      ),
    },
  },
})
export const rest = style(wideOnly)

export const caption = depths.map((level) =>
  style({
    display: 'none',
    gridRow: 9,
    gridColumn: level * 2 + 2,
    position: 'relative',
    insetBlockStart: space[5],
    blockSize: 0,
    lineHeight: '3rem',
    fontSize: size.label,
    color: color.text.muted,
    textAlign: 'center',
    whiteSpace: 'nowrap',
    '@media': { [media.desktop]: { display: 'block' } },
  }),
)
