import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { hairline, inlineRow, wrappingRow } from '../../elements/mixins.ts'

export const root = style({
  ...wrappingRow,
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[5]}`,
  marginBlockStart: vars.space[6],
  paddingBlockStart: vars.space[4],
  borderBlockStart: hairline,
  color: vars.color.text.muted,
  fontSize: vars.size.label,
  '@media': { [media.stacked]: { marginBlockStart: vars.space[4], paddingBlockStart: vars.space[3] } },
})
export const report = style({ color: vars.color.text.default, textUnderlineOffset: '0.2em' })
export const edit = style({
  ...inlineRow,
  gap: vars.space[1],
  minBlockSize: '1.5rem',
  marginInlineStart: 'auto',
  color: vars.color.text.default,
  textUnderlineOffset: '0.2em',
  '@media': { [media.print]: { display: 'none' }, [media.stacked]: { minBlockSize: '2.75rem' } },
})
