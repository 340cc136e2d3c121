import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { smallControl } from '../../elements/Field/control.css.ts'
import { bareButton, baselineRow, flexRow, hairline, mono, needsScript, oneColumn, strongLine, wrappingRow } from '../../elements/mixins.ts'

export const root = style({
  ...oneColumn,
  gap: vars.space[4],
  overflowWrap: 'anywhere',
  ...needsScript,
})
export const label = style({ justifySelf: 'start', fontWeight: vars.weight.semibold })
export const hint = style({
  marginBlockStart: `calc(${vars.space[3]} * -1)`,
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  textWrap: 'pretty',
})
export const area = style([
  smallControl,
  {
    display: 'block',
    direction: 'ltr',
    padding: vars.space[4],
    ...mono,
    fontSize: '1rem',
    lineHeight: 1.6,
    tabSize: 2,
    whiteSpace: 'pre',
    overflowX: 'auto',
    resize: 'vertical',
    '@media': { '(pointer: fine)': { fontSize: vars.size.mono } },
  },
])
export const action = style({ ...wrappingRow, gap: vars.space[4] })
export const said = style({
  ...flexRow,
  gap: vars.space[2],
  minInlineSize: 0,
  fontSize: vars.size.small,
  fontWeight: vars.weight.semibold,
  selectors: {
    '&[data-tone="success"]': { color: vars.color.status.success },
    '&[data-tone="danger"]': { color: vars.color.status.danger },
  },
})
export const run = style({ ...oneColumn, gap: vars.space[4] })
export const errors = style({ borderBlockStart: strongLine })
export const error = style({
  ...baselineRow,
  columnGap: vars.space[4],
  paddingBlock: vars.space[2],
  borderBlockEnd: hairline,
})
export const line = style({
  flex: 'none',
  minInlineSize: '4.5rem',
  minBlockSize: '2rem',
  padding: 0,
  ...bareButton,
  borderRadius: vars.radius.s,
  color: vars.color.accent.default,
  ...mono,
  fontSize: vars.size.mono,
  textAlign: 'start',
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.25em',
})
export const message = style({ flex: '1 1 16rem', minInlineSize: 0, fontSize: vars.size.small, overflowWrap: 'anywhere' })
