import { globalStyle, style } from '@vanilla-extract/css'
import { color, media, radius, size, space, weight } from '@workspace/tokens/values.ts'
import { growing, smallControl } from '../../elements/Field/control.css.ts'
import { flexColumn, flexRow, flexWrap, hairline, mono, notPrinted, oneColumn, wrappingRow } from '../../elements/mixins.ts'
import { fadeDown } from '../../elements/scroller/fade-down.css.ts'
import { hiddenAtStart } from '../../elements/VisuallyHidden/visually-hidden.ts'

const inline = space[4]

export const root = style({
  ...flexColumn,
  flex: 1,
  minBlockSize: 0,
  background: color.surface,
  overflowWrap: 'anywhere',
  ...notPrinted,
})
export const form = style({ flex: '1 1 auto', display: 'flex', flexDirection: 'column', minBlockSize: '8.25rem' })
export const scroll = style([
  fadeDown,
  {
    ...oneColumn,
    alignContent: 'start',
    gap: space[3],
    flex: '1 1 auto',
    minBlockSize: 0,
    overflowY: 'auto',
    padding: `${space[3]} ${inline}`,
    scrollPaddingBlock: space[12],
    scrollbarWidth: 'thin',
  },
])
export const fields = style({ ...oneColumn, gap: '0.625rem' })
globalStyle(`${fields} > [data-code]`, {
  '@media': { [media.tabular]: { display: 'grid', gridTemplateColumns: '9.375rem minmax(0, 1fr)', columnGap: space[3] } },
})
// Only screen readers get these hints, because the field table shows the same hints.
globalStyle(`${fields} [id$="-hint"]`, hiddenAtStart)
export const input = style([smallControl, mono, { '@media': { [media.tabular]: { minBlockSize: '2.25rem', fontSize: size.label } } }])
export const area = style([smallControl, growing, mono, { direction: 'ltr', '@media': { [media.tabular]: { fontSize: size.label } } }])
export const details = style({ borderBlockStart: hairline, paddingBlockStart: space[2] })
export const summary = style({
  ...flexRow,
  justifyContent: 'space-between',
  gap: space[2],
  minBlockSize: '2.25rem',
  marginBlockEnd: space[1],
  borderRadius: radius.s,
  fontSize: '0.84375rem',
  fontWeight: weight.medium,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [media.stacked]: { minBlockSize: '2.75rem' } },
})
export const hint = style({ color: color.text.muted, fontSize: size.label, lineHeight: 1.4, textWrap: 'pretty' })
export const action = style({
  flex: 'none',
  ...wrappingRow,
  gap: space[3],
  minBlockSize: '3.5rem',
  padding: `${space[2]} ${inline}`,
  borderBlockStart: hairline,
  background: color.surface,
})
const beside = { flex: '1 1 8rem', minInlineSize: 0, fontSize: '0.78125rem', lineHeight: 1.4, textWrap: 'pretty' } as const
export const note = style({
  ...beside,
  color: color.text.muted,
  selectors: { '&[data-answered]': { display: 'none' } },
})
export const said = style({
  ...beside,
  fontWeight: weight.semibold,
  selectors: {
    '&:empty': { flex: 'none' },
    '&[data-tone="success"]': { color: color.status.success },
    '&[data-tone="danger"]': { color: color.status.danger },
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
  gap: space[4],
  paddingBlockStart: space[4],
  borderBlockStart: hairline,
})
export const facts = style({ ...flexWrap, gap: `${space[2]} ${space[6]}` })
export const fact = style({ minInlineSize: 0 })
export const value = style({ ...mono, fontSize: size.mono, fontVariantNumeric: 'tabular-nums' })
export const actions = style({ ...flexWrap, gap: space[2] })
