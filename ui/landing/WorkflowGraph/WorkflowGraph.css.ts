import { style, type StyleRule } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { systemColors } from '@workspace/tokens/forced-colors.ts'
import { media } from '@workspace/tokens/media.ts'
import { downwards, lanes, sideways, steps, type GraphMeasure } from './graph.ts'
import { tight } from '../section/tight.ts'

/** Width with room for four steps side by side, in the frame's own measure. */
const room = '(min-width: 34rem)'
const tracks = ({ node, gap, end }: GraphMeasure) => `repeat(3, minmax(0, ${node}fr) ${gap}fr) minmax(0, ${end}fr)`
const places = <Place extends number>(list: readonly Place[], name: 'x' | 'y', rule: (place: Place) => StyleRule) =>
  Object.fromEntries(list.map((place) => [`&[data-${name}="${place}"]`, rule(place)]))

export const root = style({
  position: 'relative',
  marginInline: `calc(${vars.space[1]} * -1)`,
  '@container': { [room]: { marginInline: 0 } },
})
/** Nodes and edges share one box: its tracks are the units of the drawing. */
export const nodes = style({
  display: 'grid',
  gridTemplateRows: `repeat(3, ${downwards.node}fr ${downwards.gap}fr) ${downwards.end}fr`,
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  '@container': {
    [room]: { gridTemplateRows: 'repeat(3, minmax(5.25rem, 1fr))', gridTemplateColumns: tracks(sideways) },
    [tight]: { display: 'block' },
  },
})
export const drawing = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
  selectors: {
    '&[data-layout="sideways"]': { display: 'none' },
    '[dir="rtl"] &': { transform: 'scaleX(-1)' },
  },
  '@media': { [media.forced]: { vars: systemColors } },
  '@container': {
    [room]: { selectors: { '&[data-layout="sideways"]': { display: 'block' }, '&[data-layout="downwards"]': { display: 'none' } } },
    [tight]: { display: 'none' },
  },
})
export const edge = style({
  fill: 'none',
  stroke: vars.color.field.border,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
  selectors: { '&[data-active]': { stroke: vars.color.accent.default, strokeWidth: 2 } },
  '@media': { [media.forced]: { stroke: vars.color.line.default, selectors: { '&[data-active]': { strokeWidth: 4 } } } },
})
/** Packet: a short piece of the path that runs along it once. */
export const packet = style({
  fill: 'none',
  stroke: vars.color.text.default,
  strokeWidth: 5,
  strokeDasharray: '0.16 2',
  strokeDashoffset: '0.16',
  opacity: 0,
  '@media': {
    [media.motion]: {
      selectors: {
        '&[data-state="travelling"]': {
          opacity: 1,
          strokeDashoffset: '-1',
          transition: `stroke-dashoffset ${vars.motion.reveal} ease-in-out`,
        },
      },
    },
  },
})
export const node = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  minInlineSize: 0,
  minBlockSize: '4.25rem',
  marginInline: vars.space[1],
  paddingBlock: vars.space[2],
  paddingInline: '0.625rem',
  border: `${vars.stroke.strong} solid ${vars.color.line.strong}`,
  borderRadius: vars.radius.m,
  background: vars.color.canvas,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  selectors: {
    ...places(steps, 'x', (x) => ({ gridRow: `${x * 2 + 1}` })),
    ...places(lanes, 'y', (y) => ({ gridColumn: `${y + 1} / span 2` })),
    '&[data-verified]': {
      alignContent: 'start',
      justifyItems: 'center',
      minBlockSize: 0,
      margin: 0,
      padding: 0,
      border: 0,
      background: 'none',
    },
  },
  '@container': {
    [room]: {
      alignSelf: 'center',
      marginInline: 0,
      selectors: {
        ...places(steps, 'x', (x) => ({ gridColumn: `${x * 2 + 1}` })),
        ...places(lanes, 'y', (y) => ({ gridRow: `${y + 1}` })),
        '&[data-verified]': { display: 'flex', alignItems: 'center', gap: vars.space[2] },
      },
    },
    '(min-width: 12rem) and (max-width: 15rem)': { paddingInline: vars.space[1] },
    [tight]: { marginBlockEnd: vars.space[2] },
  },
})
export const title = style({ fontSize: vars.size.small, fontWeight: vars.weight.semibold, lineHeight: vars.leading.title })
export const detail = style({
  color: vars.color.text.muted,
  fontFamily: vars.font.mono,
  fontSize: vars.size.label,
  letterSpacing: 0,
  lineHeight: 1.3,
})
/** Verified end; its middle is where the edges meet. */
export const marker = style({
  flex: 'none',
  inlineSize: vars.marker.ring,
  blockSize: vars.marker.ring,
  border: `${vars.stroke.strong} solid ${vars.color.verified.on}`,
  borderRadius: '50%',
  background: vars.color.verified.default,
  boxShadow: `0 0 0 0 ${vars.color.verified.default}`,
  selectors: { '[data-state="arrived"] > &': { boxShadow: `0 0 0 5px ${vars.color.verified.default}` } },
  '@media': {
    [media.motion]: { transition: `box-shadow ${vars.motion.moderate}` },
    [media.forced]: { vars: systemColors },
  },
})
export const words = style({
  display: 'grid',
  gap: '0.1875rem',
  minInlineSize: 0,
  selectors: { '[data-verified] > &': { gap: 0, marginBlockStart: vars.space[2], textAlign: 'center' } },
  '@container': { [room]: { selectors: { '[data-verified] > &': { marginBlockStart: 0, textAlign: 'start' } } } },
})
