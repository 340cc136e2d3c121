import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { oneColumn } from '../../elements/Layout/one-column.ts'

const ring = vars.space[8]
/** Middle of the title's first line, the position of the ring. */
const middle = `calc(${vars.size.h2} * ${vars.leading.heading} / 2)`

export const root = style({
  ...oneColumn,
  inlineSize: '100%',
  maxInlineSize: vars.layout.page,
  minBlockSize: '34rem',
  marginInline: 'auto',
  paddingInline: vars.layout.margin,
  overflowWrap: 'anywhere',
})

export const rail = style({
  display: 'grid',
  gridTemplateRows: 'minmax(min-content, 1fr) auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockEnd: vars.layout.section,
  paddingInlineStart: `max(${vars.layout.gutter}, ${vars.space[8]})`,
})

/** The line ends at the ring. */
export const code = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'end',
  paddingBlock: `${vars.space[12]} ${vars.space[10]}`,
  fontSize: `min(${vars.size.display} * 3, 36vw)`,
  fontWeight: vars.weight.semibold,
  letterSpacing: '-0.03em',
  // Aligns the first digit, not its side bearing, with the title.
  textIndent: '-0.04em',
  lineHeight: 0.78,
  fontVariantNumeric: 'tabular-nums',
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: 0,
    insetBlockEnd: `calc(${ring} / 2 - ${middle})`,
    insetInlineStart: `calc(max(${vars.layout.gutter}, ${vars.space[8]}) * -1 - ${vars.stroke.thread} / 2)`,
    borderInlineStart: `${vars.stroke.thread} solid ${vars.color.accent.default}`,
  },
})

export const end = style({
  position: 'relative',
  ...oneColumn,
  gap: vars.space[6],
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: `calc(${middle} - ${ring} / 2)`,
    insetInlineStart: `calc(max(${vars.layout.gutter}, ${vars.space[8]}) * -1 - ${ring} / 2)`,
    inlineSize: ring,
    blockSize: ring,
    border: `${vars.stroke.marker} solid ${vars.color.accent.default}`,
    borderRadius: '50%',
  },
})

export const text = style({ maxInlineSize: '36rem' })

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4] })

export const suggestions = style({
  ...oneColumn,
  gap: vars.space[3],
  marginBlockStart: vars.space[4],
  paddingBlockStart: vars.space[5],
  borderBlockStart: `${vars.stroke.thin} solid ${vars.color.line.default}`,
})

export const introduction = style({ color: vars.color.text.muted })

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space[3]} ${vars.space[6]}` })

/** As high as the search, which may load later: nothing below it moves then. */
export const search = style({ minBlockSize: '2.75rem', '@media': { [media.noScript]: { display: 'none' } } })
