import { createVar, style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { oneColumn } from '../../elements/Layout/one-column.ts'
import { tight } from '../section/tight.ts'

/** Width with room for five columns, in the frame's own measure. */
const room = '(min-width: 27rem)'
const hairline = `${vars.stroke.thin} solid ${vars.color.line.default}`
const ink = createVar()
const quiet = createVar()

export const table = style({
  display: 'block',
  // Aligns the text of a row with the caption; its fill extends beyond.
  inlineSize: `calc(100% + ${vars.space[2]} * 2)`,
  marginInline: `calc(${vars.space[2]} * -1)`,
  borderCollapse: 'collapse',
  fontFamily: vars.font.mono,
  fontSize: vars.size.label,
  lineHeight: 1.4,
  letterSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [room]: { display: 'table' } },
})
export const head = style({
  // Without room for columns each cell has its label, and the head is visually hidden.
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  '@container': {
    [room]: { position: 'static', inlineSize: 'auto', blockSize: 'auto', overflow: 'visible', clipPath: 'none', whiteSpace: 'normal' },
  },
})
export const column = style({
  paddingBlock: vars.space[2],
  paddingInline: vars.space[2],
  color: vars.color.text.muted,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  verticalAlign: 'bottom',
  selectors: { '&[data-figure]': { textAlign: 'end' } },
})
export const body = style({ display: 'block', '@container': { [room]: { display: 'table-row-group' } } })
export const row = style({
  vars: { [ink]: vars.color.text.default, [quiet]: vars.color.text.muted },
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  columnGap: vars.space[1],
  paddingBlock: vars.space[2],
  paddingInline: vars.space[1],
  borderBlockStart: hairline,
  color: ink,
  selectors: {
    '&[aria-current]': {
      vars: { [ink]: vars.color.accent.on, [quiet]: vars.color.accent.on },
      background: vars.color.accent.default,
    },
  },
  '@media': {
    [media.motion]: { transition: `background-color ${vars.motion.moderate}, color ${vars.motion.moderate}` },
    [media.forced]: { selectors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
  },
  '@container': { [room]: { display: 'table-row' }, [tight]: { display: 'block' } },
})
export const cell = style({
  textAlign: 'start',
  fontWeight: vars.weight.regular,
  overflowWrap: 'anywhere',
  // Isolated by FSI and PDI: “$/GPU-h” keeps its order, and the label is still at the start of its cell.
  '::before': { content: '"\\2068" attr(data-label) "\\2069"', display: 'block', color: quiet, fontSize: vars.size.label },
  selectors: {
    '&[data-part="network"]': { gridColumn: 'span 2', paddingBlockEnd: vars.space[1] },
    '&[data-part="region"]': { textAlign: 'end' },
    '&[data-part="free"]': { textAlign: 'end' },
    '&[data-part="network"]::before, &[data-part="region"]::before': { content: 'none' },
  },
  '@container': {
    [room]: {
      paddingBlock: '0.625rem',
      paddingInline: vars.space[2],
      '::before': { content: 'none' },
      selectors: {
        '&[data-part="network"]': { paddingBlockEnd: '0.625rem' },
        '&[data-part="region"]': { textAlign: 'start' },
        '&[data-figure]': { textAlign: 'end' },
      },
    },
    [tight]: { display: 'block', selectors: { '&[data-part]': { textAlign: 'start' } } },
  },
})
/** Keeps a figure and its unit together where three of them have room. */
export const figure = style({ '@container': { '(min-width: 17rem)': { whiteSpace: 'nowrap' } } })
export const network = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] })
/** Reserved in every row, so that a choice moves no text. */
export const marker = style({
  display: 'inline-flex',
  opacity: 0,
  selectors: { [`${row}[aria-current] &`]: { opacity: 1 } },
  '@media': { [media.motion]: { transition: `opacity ${vars.motion.moderate}` } },
})
/** Reserves room for every reason, so that the longest one moves nothing. */
export const reasons = style({
  ...oneColumn,
  overflowWrap: 'anywhere',
  marginBlockStart: vars.space[3],
  paddingBlockStart: vars.space[4],
  borderBlockStart: hairline,
})
export const reason = style({
  gridArea: '1 / 1',
  visibility: 'hidden',
  opacity: 0,
  selectors: { '&[data-current]': { visibility: 'visible', opacity: 1 } },
  '@media': { [media.motion]: { selectors: { '&[data-current]': { transition: `opacity ${vars.motion.moderate}` } } } },
})
