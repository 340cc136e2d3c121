import { style, styleVariants } from '@vanilla-extract/css'
import { layout, media, size, space, weight } from '@workspace/tokens/values.ts'
import { flexColumn, monoText, span } from '../../elements/mixins.ts'

const across = { gridColumn: '1 / -1', display: 'grid', gridTemplateColumns: 'subgrid' } as const

export const root = styleVariants({
  column: span(1, 3),
  half: span(1, 6),
  tile: {
    ...flexColumn,
    gridColumn: '1 / -1',
    '@media': { [media.columns]: { gridColumn: '1 / 7', paddingInlineEnd: space[12] } },
  },
  row: across,
  halves: across,
})
const eachPart = { column: {}, half: {}, tile: {} } as const

export const number = styleVariants(
  {
    ...eachPart,
    row: { ...span(1, 3), '@media': { [media.columns]: { gridColumn: '1 / 4', paddingBlockStart: '0.6em' } } },
    halves: { gridColumn: '1 / -1', '@media': { [media.columns]: { paddingBlockStart: layout.section } } },
  },
  (own) => [
    style({
      marginBlockEnd: space[3],
      ...monoText('0.875rem'),
      fontWeight: weight.medium,
      lineHeight: 1,
    }),
    own,
  ],
)
export const title = styleVariants({ ...eachPart, row: span(4, 9), halves: span(1, 6) }, (own) => [
  style({ vars: { [size.h3]: 'clamp(1.75rem, 1.1rem + 2.4vw, 3.25rem)' } }),
  own,
])
export const texts = styleVariants(
  {
    ...eachPart,
    tile: { '@media': { [media.columns]: { marginBlockStart: 'auto', paddingBlockStart: space[8], maxInlineSize: '34em' } } },
    row: { ...span(10, 12), '@media': { [media.columns]: { gridColumn: '10 / -1', marginBlockStart: 0 } } },
    halves: { ...span(7, 12), '@media': { [media.columns]: { gridColumn: '7 / -1', alignSelf: 'end', marginBlockStart: 0 } } },
  },
  (own) => [style({ display: 'grid', gap: space[3], marginBlockStart: space[3] }), own],
)
export const more = style({
  display: 'contents',
  '@media': { [media.narrow]: { vars: { [size.body]: size.small } } },
})
