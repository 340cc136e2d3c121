import { style } from '@vanilla-extract/css'
import { color, media, motion, size, space, weight } from '@workspace/tokens/values.ts'
import { cardFrame, flexRow, oneColumn } from '../../elements/mixins.ts'

const below = 'screen and (max-width: 47.99em)'

export const root = style({
  ...oneColumn,
  gap: space[4],
  '@media': {
    [below]: { gap: space[3] },
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    [media.print]: { display: 'none' },
  },
})
export const place = style({
  display: 'grid',
  selectors: { '&[data-side="next"]': { textAlign: 'end' } },
  '@media': {
    [media.wide]: { selectors: { '&[data-side="next"]': { gridColumn: 2 } } },
    [below]: { selectors: { '&[data-side="next"]': { order: -1 } } },
  },
})
export const box = style({
  ...flexRow,
  gap: space[5],
  padding: `${space[4]} ${space[5]}`,
  ...cardFrame,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  transition: `border-color ${motion.quick}`,
  selectors: { '[data-side="next"] > &': { flexDirection: 'row-reverse' } },
  '@media': {
    [below]: { gap: space[4], paddingBlock: space[3] },
    [media.hover]: { ':hover': { borderColor: color.accent.default } },
    [media.still]: { transition: 'none' },
  },
})
export const arrow = style({ flex: 'none', display: 'flex', fontSize: '1.25rem' })
export const words = style({ flex: 1, minInlineSize: 0 })
const block = { display: 'block' } as const
export const label = style({ ...block, color: color.text.muted, fontSize: size.label, lineHeight: 1.5 })
export const title = style({ ...block, fontSize: '1rem', fontWeight: weight.semibold, letterSpacing: '-0.01em', lineHeight: 1.4 })
