import { style } from '@vanilla-extract/css'
import { color, radius, size, space, weight } from '@workspace/tokens/values.ts'
import { smallControl } from '../../elements/Field/control.css.ts'
import {
  bareButton,
  baselineRow,
  flexRow,
  hairline,
  monoText,
  muted,
  needsScript,
  oneColumn,
  strongLine,
  wrappingRow,
} from '../../elements/mixins.ts'

export const root = style({
  ...oneColumn,
  gap: space[4],
  overflowWrap: 'anywhere',
  ...needsScript,
})
export const label = style({ justifySelf: 'start', fontWeight: weight.semibold })
export const hint = style({
  marginBlockStart: `calc(${space[3]} * -1)`,
  ...muted(size.small),
  textWrap: 'pretty',
})
export const area = style([
  smallControl,
  {
    display: 'block',
    direction: 'ltr',
    padding: space[4],
    ...monoText('1rem'),
    lineHeight: 1.6,
    tabSize: 2,
    whiteSpace: 'pre',
    overflowX: 'auto',
    resize: 'vertical',
    '@media': { '(pointer: fine)': { fontSize: size.mono } },
  },
])
export const action = style({ ...wrappingRow, gap: space[4] })
export const said = style({
  ...flexRow,
  gap: space[2],
  minInlineSize: 0,
  fontSize: size.small,
  fontWeight: weight.semibold,
  selectors: {
    '&[data-tone="success"]': { color: color.status.success },
    '&[data-tone="danger"]': { color: color.status.danger },
  },
})
export const run = style({ ...oneColumn, gap: space[4] })
export const errors = style({ borderBlockStart: strongLine })
export const error = style({
  ...baselineRow,
  columnGap: space[4],
  paddingBlock: space[2],
  borderBlockEnd: hairline,
})
export const line = style({
  flex: 'none',
  minInlineSize: '4.5rem',
  minBlockSize: '2rem',
  padding: 0,
  ...bareButton,
  borderRadius: radius.s,
  color: color.accent.default,
  ...monoText(size.mono),
  textAlign: 'start',
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.25em',
})
export const message = style({ flex: '1 1 16rem', minInlineSize: 0, fontSize: size.small, overflowWrap: 'anywhere' })
