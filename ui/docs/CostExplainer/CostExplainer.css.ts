import { style } from '@vanilla-extract/css'
import { font, media, size, space, weight } from '@workspace/tokens/values.ts'
import { smallControl } from '../../elements/Field/control.css.ts'
import { cardFrame, flexWrap, hairline, oneColumn, strongLine } from '../../elements/mixins.ts'
import { hiddenAtStart } from '../../elements/VisuallyHidden/visually-hidden.ts'

const mono = { fontFamily: font.mono, fontSize: size.mono, letterSpacing: 0, fontVariantNumeric: 'tabular-nums' } as const
const inCell = {
  paddingBlock: space[2],
  paddingInline: `0 ${space[4]}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  '@media': { [media.stacked]: { display: 'block', padding: 0 } },
} as const
const atEnd = { paddingInline: 0, textAlign: 'end' } as const

export const root = style({
  ...oneColumn,
  gap: space[5],
  padding: `min(${space[5]}, 5vw)`,
  ...cardFrame,
  overflowWrap: 'anywhere',
})
export const title = style({ fontWeight: weight.semibold })
export const fields = style({
  ...oneColumn,
  gap: space[4],
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr) minmax(0, 3fr)' },
    [media.noScript]: { display: 'none' },
  },
})
export const input = style([
  smallControl,
  {
    paddingInline: `min(${space[3]}, 3vw)`,
    // Limited by the width of the window. Otherwise, large text on a phone would cut off the last digits of a time.
    fontSize: 'max(16px, min(1rem, 4.8vw))',
    fontVariantNumeric: 'tabular-nums',
  },
])
const { stacked } = media
export const ledger = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: size.small,
  '@media': { [stacked]: { display: 'block', position: 'relative' } },
})
export const heads = style({ '@media': { [stacked]: hiddenAtStart } })
export const rows = style({ '@media': { [stacked]: { display: 'block', borderBlockStart: strongLine } } })
export const row = style({
  '@media': {
    [stacked]: {
      ...flexWrap,
      justifyContent: 'space-between',
      columnGap: space[4],
      paddingBlock: space[2],
      selectors: { '&:not(:last-child)': { borderBlockEnd: hairline } },
    },
  },
})
export const foot = style({ '@media': { [stacked]: { display: 'block', borderBlockStart: strongLine } } })
export const caption = style({ position: 'relative', blockSize: 0 })
export const head = style({ ...inCell, borderBlockEnd: strongLine, fontWeight: weight.semibold, selectors: { '&:last-child': atEnd } })
export const cell = style({
  ...inCell,
  '@media': { ...inCell['@media'], [media.tabular]: { selectors: { 'tr:not(:last-child) > &': { borderBlockEnd: hairline } } } },
})
export const time = style([
  cell,
  mono,
  { '@media': { [media.tabular]: { whiteSpace: 'nowrap' }, [stacked]: { order: 1, flexBasis: '100%' } } },
])
export const amount = style([cell, mono, atEnd, { whiteSpace: 'nowrap' }])
export const total = style({
  ...inCell,
  fontWeight: weight.semibold,
  '@media': { ...inCell['@media'], [media.tabular]: { borderBlockStart: strongLine }, [media.print]: { borderBlockStart: strongLine } },
})
export const sum = style([total, mono, atEnd, { whiteSpace: 'nowrap' }])
