import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { oneColumn } from '../../elements/Layout/one-column.ts'

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[4]} ${vars.space[8]}`,
  alignItems: 'end',
  justifyContent: 'space-between',
  overflowWrap: 'anywhere',
})
export const ledger = style({ borderBlockStart: `${vars.stroke.strong} solid ${vars.color.line.strong}` })
export const row = style({
  breakInside: 'avoid',
  ...oneColumn,
  gridTemplateAreas: '"figure" "label" "detail"',
  gap: vars.space[1],
  alignItems: 'baseline',
  paddingBlock: vars.space[5],
  selectors: { '& + &': { borderBlockStart: `${vars.stroke.thin} solid ${vars.color.line.default}` } },
  '@media': {
    [media.wide]: {
      gridTemplateAreas: '"figure label detail"',
      gridTemplateColumns: 'minmax(0, 1.3fr) minmax(0, 1fr) minmax(0, 1.5fr)',
      gap: vars.space[6],
    },
  },
})
export const figure = style({ gridArea: 'figure' })
export const label = style({
  gridArea: 'label',
  fontWeight: vars.weight.semibold,
  fontSize: vars.size.lead,
  letterSpacing: vars.tracking.title,
})
export const detail = style({ gridArea: 'detail', color: vars.color.text.muted })
