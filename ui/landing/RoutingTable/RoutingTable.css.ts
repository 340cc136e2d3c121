import { style } from '@vanilla-extract/css'
import { color, layout, media, motion, size, space, stroke, weight } from '@workspace/tokens/values.ts'
import { accentGround, circle, flexRow, generated, hairline, mono, muted, span, strongLine, wrappingRow } from '../../elements/mixins.ts'
import { ring } from '../../elements/Line/Line.css.ts'
import { panelGap } from '../section/panel.ts'
import { visible, visuallyHidden } from '../../elements/VisuallyHidden/visually-hidden.ts'

/** Width with room for five columns. */
const room = '(min-width: 17rem)'
/** Width with room for larger figures. */
const roomy = '(min-width: 21rem)'
const small = '(min-width: 17rem) and (max-width: 20.99rem)'
const wide = '(min-width: 34rem)'
const moving = { [media.motion]: { transition: `background-color ${motion.moderate}, color ${motion.moderate}` } } as const

export const words = style({ ...span(1, 3), marginBlockStart: panelGap })
export const board = style({
  ...span(4, 12),
  containerType: 'inline-size',
  marginBlockStart: space[5],
  borderBlockStart: strongLine,
  '@media': { [media.columns]: { gridColumn: '4 / -1', marginBlockStart: panelGap } },
})
export const head = style({
  ...mono,
  ...wrappingRow,
  gap: `${space[2]} ${space[5]}`,
  minBlockSize: '3.5rem',
  paddingBlock: space[2],
  fontSize: size.label,
  lineHeight: 1.3,
  '@media': { [media.columns]: { fontSize: size.small } },
})
export const aside = style({ ...flexRow, gap: space[2], marginInlineStart: 'auto' })
export const label = style({ fontWeight: weight.medium })
/** This box is as high as the longest reason, so that the table does not move. */
export const reasons = style({
  display: 'grid',
  order: 1,
  flex: '1 0 100%',
  color: color.text.muted,
  '@media': { [media.columns]: { order: 0, flex: '1 1 0', minInlineSize: '12rem' } },
})
export const reason = style({
  gridArea: '1 / 1',
  visibility: 'hidden',
  opacity: 0,
  selectors: { '&[data-current]': { visibility: 'visible', opacity: 1 } },
  '@media': { [media.motion]: { selectors: { '&[data-current]': { transition: `opacity ${motion.moderate}` } } } },
})
export const table = style({
  ...mono,
  display: 'block',
  inlineSize: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontSize: size.label,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
  '@container': {
    [room]: { display: 'table' },
    [small]: { fontSize: '0.75rem' },
    [roomy]: { fontSize: '0.875rem' },
    [wide]: { fontSize: 'clamp(1rem, 0.6rem + 0.95vw, 1.5rem)' },
  },
})
// The column headers are hidden visually where each cell has its own label.
export const heads = style({ ...visuallyHidden, '@container': { [room]: visible } })
const edges = {
  '&[data-part="network"]': { inlineSize: '31%', paddingInlineStart: space[2], textAlign: 'start' },
  '&[data-part="free"]': { paddingInlineEnd: space[2] },
} as const
const wideEdges = {
  '&[data-part="network"]': { paddingInlineStart: space[5] },
  '&[data-part="free"]': { paddingInlineEnd: space[6] },
} as const
export const column = style({
  paddingBlock: space[2],
  ...muted('0.75rem'),
  fontWeight: weight.regular,
  textAlign: 'end',
  verticalAlign: 'bottom',
  selectors: edges,
  borderBlockStart: hairline,
  '@container': {
    [small]: {
      selectors: {
        '&[data-part="network"]': { inlineSize: '27%' },
        '&[data-part="region"]': { inlineSize: '17%' },
        '&[data-part="free"]': { inlineSize: '16%' },
      },
    },
    [wide]: { paddingBlock: space[3], fontSize: size.label, selectors: wideEdges },
  },
})
export const body = style({ display: 'block', '@container': { [room]: { display: 'table-row-group' } } })
export const row = style({
  position: 'relative',
  display: 'block',
  padding: space[2],
  borderBlockStart: hairline,
  selectors: {
    '&[aria-current]': { ...accentGround },
    '&[aria-current][data-ahead]': { boxShadow: `inset 0 0 0 ${stroke.strong} ${color.line.strong}` },
  },
  '@media': {
    ...moving,
    [media.forced]: { selectors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
  },
  '@container': { [room]: { display: 'table-row' } },
})
const rowStation = {
  ...generated,
  insetBlockStart: `calc(50% - ${ring} / 2)`,
  ...circle(ring),
  border: `calc(${stroke.line} * 0.36 + 2.5px) solid ${color.accent.default}`,
  background: color.canvas,
  forcedColorAdjust: 'none',
  '@media': { [media.forced]: { borderColor: 'LinkText', background: 'Canvas' } },
} as const
const arm = {
  ...generated,
  insetBlockStart: `calc(50% - ${stroke.line} / 2)`,
  blockSize: stroke.line,
  background: color.accent.default,
  forcedColorAdjust: 'none',
  '@media': { [media.forced]: { background: 'LinkText' } },
} as const
const gutter = `calc(${layout.gutter} / 2)`
const margin = `min(${layout.margin} / 2, 1.5rem)`
const ahead = `${row}[aria-current][data-ahead] > &`
const chosen = `${row}[aria-current] > &`

export const cell = style({
  textAlign: 'start',
  fontWeight: weight.regular,
  overflowWrap: 'anywhere',
  selectors: {
    // FSI and PDI isolate the label, so that “$/GPU-h” keeps its order in right-to-left text.
    '&[data-label]::before': { content: '"\\2068" attr(data-label) "\\2069"', marginInlineEnd: space[2] },
    [`${chosen}[data-part="network"]::before`]: { ...arm, insetInlineEnd: '100%', inlineSize: margin },
    [`${chosen}[data-part="network"]::after`]: { ...rowStation, insetInlineStart: `calc(${margin} * -1 - ${ring} / 2)` },
    [`${ahead}::before`]: { background: color.line.default },
    [`${ahead}::after`]: { borderColor: color.line.default },
  },
  display: 'block',
  '@container': {
    [room]: {
      display: 'table-cell',
      blockSize: '2.375rem',
      textAlign: 'end',
      selectors: { ...edges, '&[data-label]::before': { content: 'none' } },
    },
    [wide]: { blockSize: 'clamp(3.25rem, 4.3vw, 4.25rem)', selectors: wideEdges },
  },
  '@media': {
    [media.columns]: {
      selectors: {
        [`${chosen}[data-part="network"]::before`]: { inlineSize: gutter },
        [`${chosen}[data-part="network"]::after`]: { insetInlineStart: `calc(${gutter} * -1 - ${ring} / 2)` },
        [`${chosen}[data-part="free"]::before`]: { ...arm, insetInlineStart: '100%', inlineSize: margin, margin: 0 },
        [`${chosen}[data-part="free"]::after`]: { ...rowStation, insetInlineEnd: `calc(${margin} * -1 - ${ring} / 2)` },
      },
    },
  },
})
export const figure = style({ '@container': { [room]: { whiteSpace: 'nowrap' } } })
