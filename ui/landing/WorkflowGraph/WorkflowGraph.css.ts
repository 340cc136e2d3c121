import { style, styleVariants } from '@vanilla-extract/css'
import { color, layout, media, radius, size, space, stroke, tracking, weight } from '@workspace/tokens/values.ts'
import { accentGround, generated, monoText, strongLine, verifiedGround, wideOnly } from '../../elements/mixins.ts'
import { bend, inkLayer } from '../../elements/Line/bend.ts'
import { turnHeight } from '../../elements/Line/Line.css.ts'
import type { Lane } from '../../elements/Line/lane-names.ts'
import { lanes } from '../../elements/Line/lanes.css.ts'
import { tight } from '../section/tight.ts'
import { panelGap } from '../section/panel.ts'

const line = stroke.line
const half = `${line} / 2`
const gutter = layout.gutter
const reach = `round(up, ${gutter} * 1.5 + 1px, 1px)`
const margin = `min(${layout.margin} / 2, 1.5rem)`
const bendRadius = '1.125rem'

/** Each node spans two rows, so that an edge can end in the middle of a node. */
export const flow = style({
  position: 'relative',
  paddingBlockStart: panelGap,
  paddingBlockEnd: layout.section,
  '@media': {
    [media.columns]: {
      display: 'grid',
      gridTemplateColumns: 'subgrid',
      gridTemplateRows: 'repeat(6, minmax(round(clamp(3.25rem, 4.2vw, 4.75rem), 1px), 1fr))',
    },
  },
})
export const nodes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[5]} ${space[3]}`,
  '@media': {
    // A size container cannot be a subgrid.
    [media.narrow]: { containerType: 'inline-size' },
    [media.columns]: {
      gridColumn: '1 / -1',
      gridRow: '1 / -1',
      gridTemplateColumns: 'subgrid',
      gridTemplateRows: 'subgrid',
      gap: 0,
      columnGap: gutter,
    },
  },
})
const box = style({
  position: 'relative',
  zIndex: inkLayer + 1,
  alignSelf: 'center',
  minInlineSize: 0,
  padding: `${space[2]} ${space[3]}`,
  '@media': { [media.columns]: { paddingBlock: space[3], paddingInline: space[4] } },
  border: strongLine,
  borderRadius: radius.m,
  background: color.surface,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  selectors: {
    '&&[data-ahead]': { borderColor: color.line.strong },
    '&[data-ahead]::before, &[data-ahead]::after': { background: color.line.default },
  },
  '@container': { [tight]: { gridColumn: '1 / -1' } },
})
const link = (side: '::after' | '::before', inlineSize: string) =>
  ({
    [media.narrow]: {
      [side]: {
        ...generated,
        [side === '::after' ? 'insetBlockStart' : 'insetBlockEnd']: '100%',
        insetInlineStart: `calc(50% - ${inlineSize} / 2)`,
        inlineSize,
        blockSize: `calc(${space[5]} + ${stroke.strong})`,
        background: color.accent.default,
      },
    },
  }) as const
const links = (before: string | undefined, after: string | undefined) => ({
  [media.narrow]: { ...(before && link('::before', before)[media.narrow]), ...(after && link('::after', after)[media.narrow]) },
})
const first = { gridColumn: '1 / 4', marginInlineEnd: gutter } as const
const other = { marginInline: gutter } as const
/** Node that the line enters, from the margin in a narrow window. */
const entered = {
  gridColumn: '1 / -1',
  paddingBlock: space[3],
  '@media': {
    [media.narrow]: {
      '::before': {
        ...generated,
        insetBlockStart: `calc(50% - ${half})`,
        insetInlineEnd: '100%',
        inlineSize: `calc(${margin} + ${half})`,
        blockSize: line,
        background: color.accent.default,
      },
    },
    [media.columns]: { ...other, paddingBlock: space[6] },
  },
} as const
export const node = styleVariants(
  {
    firstInput: { '@media': { ...links(undefined, line), [media.columns]: { ...first, gridRow: '1 / 3' } } },
    secondInput: { '@media': { ...links(undefined, line), [media.columns]: { ...first, gridRow: '5 / 7' } } },
    task: {
      ...entered,
      borderColor: color.accent.default,
      ...accentGround,
      '@media': { ...entered['@media'], [media.columns]: { ...entered['@media'][media.columns], gridColumn: '4 / 7', gridRow: '3 / 5' } },
    },
    result: { '@media': { ...links(line, line), [media.columns]: { ...other, gridColumn: '7 / 10', gridRow: '1 / 3' } } },
    copy: {
      border: `${stroke.strong} dashed ${color.field.border}`,
      '@media': {
        ...links(stroke.thread, stroke.thread),
        [media.columns]: { ...other, gridColumn: '7 / 10', gridRow: '5 / 7' },
      },
    },
    end: {
      ...entered,
      borderColor: color.verified.on,
      ...verifiedGround,
      '@media': { ...entered['@media'], [media.columns]: { ...entered['@media'][media.columns], gridColumn: '10 / -1', gridRow: '3 / 5' } },
    },
  },
  (own) => [box, own],
)
export const name = style({
  display: 'block',
  fontSize: '1.125rem',
  fontWeight: weight.semibold,
  letterSpacing: tracking.title,
  lineHeight: 1.2,
  selectors: { [`:is(${node.task}, ${node.end}) > &`]: { fontSize: 'clamp(1.375rem, 0.9rem + 1.2vw, 2.5rem)' } },
})
export const detail = style({
  color: color.text.muted,
  ...monoText(size.label),
  lineHeight: 1.4,
  selectors: { [`:is(${node.task}, ${node.end}) > &`]: { color: 'inherit' } },
})

/** Line into the graph, or beside all of it in a narrow window. */
export const entry = style({ '@media': { [media.columns]: { gridRow: 'auto / 2' } } })
export const toTask = style({
  '@media': { [media.columns]: { gridRow: 'auto / 4', insetBlockEnd: bendRadius }, [media.narrow]: { display: 'none' } },
})
const endMiddle = `calc(87.5% + ${gutter} * 0.375)`
export const out = style({
  gridRow: '4 / auto',
  insetBlockEnd: turnHeight,
  insetInlineStart: `calc(${endMiddle} - ${half})`,
  ...wideOnly,
})
export const exit = style({
  gridRow: 'auto',
  insetBlockEnd: 0,
  '@media': {
    [media.columns]: { inlineSize: `calc(${endMiddle} - ${lanes[10]} + ${line})`, insetInlineStart: `calc(${lanes[10]} - ${half})` },
    [media.narrow]: { display: 'none' },
  },
})

/** Overlap, so that no gap shows between two parts. */
const seam = '-1px'
const overlap = 'calc(1.125rem * -1)'
const thread = stroke.thread

/** Corner to a lane. It extends half a stroke past the centers that it connects. */
const joinLane = (lane: Lane, side: 'before' | 'after', rows: string, block: 'Start' | 'End', width = line) =>
  style([
    bend(block, side === 'before' ? 'End' : 'Start', { thickness: width }),
    {
      gridRow: rows,
      [`insetBlock${block}`]: `calc(${width} / -2)`,
      // A thin edge overlaps more, so that it starts inside the thick edge.
      [`insetBlock${block === 'End' ? 'Start' : 'End'}`]: width === line ? seam : overlap,
      insetInlineStart: `calc(${lanes[lane]} - ${side === 'before' ? reach : `${width} / 2`})`,
      inlineSize: `calc(${reach} + ${width} / 2)`,
      pointerEvents: 'none',
      ...wideOnly,
    },
  ])
export const edge = {
  firstInput: joinLane(4, 'before', '2 / 3', 'Start'),
  secondInput: joinLane(4, 'before', '5 / 6', 'End'),
  upToTask: joinLane(4, 'after', '4 / 5', 'Start'),
  task: joinLane(4, 'after', '3 / 4', 'End'),
  up: joinLane(7, 'before', '3 / 4', 'End'),
  copyIn: joinLane(7, 'after', '4 / 6', 'End', thread),
  result: joinLane(7, 'after', '2 / 3', 'Start'),
  copyOut: joinLane(10, 'before', '4 / 6', 'End', thread),
  down: joinLane(10, 'before', '2 / 3', 'Start'),
  end: joinLane(10, 'after', '3 / 4', 'End'),
} as const
