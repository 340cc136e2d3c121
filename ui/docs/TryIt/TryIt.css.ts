import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { growing, smallControl } from '../../elements/Field/control.css.ts'
import { flexColumn, flexRow, flexWrap, hairline, mono, notPrinted, oneColumn, wrappingRow } from '../../elements/mixins.ts'
import { fadeDown } from '../../elements/scroller/fade-down.css.ts'
import { hiddenAtStart } from '../../elements/VisuallyHidden/visually-hidden.ts'

const inline = vars.space[4]

export const root = style({
  ...flexColumn,
  flex: 1,
  minBlockSize: 0,
  background: vars.color.surface,
  overflowWrap: 'anywhere',
  ...notPrinted,
})
export const form = style({ flex: '1 1 auto', display: 'flex', flexDirection: 'column', minBlockSize: '8.25rem' })
export const scroll = style([
  fadeDown,
  {
    ...oneColumn,
    alignContent: 'start',
    gap: vars.space[3],
    flex: '1 1 auto',
    minBlockSize: 0,
    overflowY: 'auto',
    padding: `${vars.space[3]} ${inline}`,
    scrollPaddingBlock: vars.space[12],
    scrollbarWidth: 'thin',
  },
])
export const fields = style({ ...oneColumn, gap: '0.625rem' })
globalStyle(`${fields} > [data-code]`, {
  '@media': { [media.tabular]: { display: 'grid', gridTemplateColumns: '9.375rem minmax(0, 1fr)', columnGap: vars.space[3] } },
})
// Hidden, because the field table shows the hints too.
globalStyle(`${fields} [id$="-hint"]`, hiddenAtStart)
export const input = style([smallControl, mono, { '@media': { [media.tabular]: { minBlockSize: '2.25rem', fontSize: vars.size.label } } }])
export const area = style([smallControl, growing, mono, { direction: 'ltr', '@media': { [media.tabular]: { fontSize: vars.size.label } } }])
export const fold = style({ borderBlockStart: hairline, paddingBlockStart: vars.space[2] })
export const summary = style({
  ...flexRow,
  justifyContent: 'space-between',
  gap: vars.space[2],
  minBlockSize: '2.25rem',
  marginBlockEnd: vars.space[1],
  borderRadius: vars.radius.s,
  fontSize: '0.84375rem',
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [media.stacked]: { minBlockSize: '2.75rem' } },
})
export const hint = style({ color: vars.color.text.muted, fontSize: vars.size.label, lineHeight: 1.4, textWrap: 'pretty' })
export const action = style({
  flex: 'none',
  ...wrappingRow,
  gap: vars.space[3],
  minBlockSize: '3.5rem',
  padding: `${vars.space[2]} ${inline}`,
  borderBlockStart: hairline,
  background: vars.color.surface,
})
const beside = { flex: '1 1 8rem', minInlineSize: 0, fontSize: '0.78125rem', lineHeight: 1.4, textWrap: 'pretty' } as const
export const note = style({
  ...beside,
  color: vars.color.text.muted,
  selectors: { '&[data-answered]': { display: 'none' } },
})
export const said = style({
  ...beside,
  fontWeight: vars.weight.semibold,
  selectors: {
    '&:empty': { flex: 'none' },
    '&[data-tone="success"]': { color: vars.color.status.success },
    '&[data-tone="danger"]': { color: vars.color.status.danger },
  },
})
export const answer = style({
  flex: '0 0 auto',
  ...flexColumn,
  maxBlockSize: '42dvh',
  borderBlockStart: hairline,
})
globalStyle(`${answer} > figure`, { flex: '0 1 auto', minBlockSize: 0, border: 0, borderRadius: 0, background: 'none' })
export const account = style({
  ...flexWrap,
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingBlockStart: vars.space[4],
  borderBlockStart: hairline,
})
export const facts = style({ ...flexWrap, gap: `${vars.space[2]} ${vars.space[6]}` })
export const fact = style({ minInlineSize: 0 })
export const value = style({ ...mono, fontSize: vars.size.mono, fontVariantNumeric: 'tabular-nums' })
export const actions = style({ ...flexWrap, gap: vars.space[2] })
