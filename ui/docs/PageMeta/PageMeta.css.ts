import { style } from '@vanilla-extract/css'
import { color, media, size, space } from '@workspace/tokens/values.ts'
import { hairline, inlineRow, muted, spreadRow } from '../../elements/mixins.ts'

export const root = style({
  ...spreadRow,
  gap: `${space[1]} ${space[5]}`,
  marginBlockStart: space[6],
  paddingBlockStart: space[4],
  borderBlockStart: hairline,
  ...muted(size.label),
  '@media': { [media.stacked]: { marginBlockStart: space[4], paddingBlockStart: space[3] } },
})
export const report = style({ color: color.text.default, textUnderlineOffset: '0.2em' })
export const edit = style({
  ...inlineRow,
  gap: space[1],
  minBlockSize: '1.5rem',
  marginInlineStart: 'auto',
  color: color.text.default,
  textUnderlineOffset: '0.2em',
  '@media': { [media.print]: { display: 'none' }, [media.stacked]: { minBlockSize: '2.75rem' } },
})
