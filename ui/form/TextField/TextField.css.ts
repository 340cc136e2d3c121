import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { ringInside, needsScript } from '../../elements/mixins.ts'
import { control } from '../../elements/Field/control.css.ts'

const step = '3rem'

export const input = style([
  control,
  {
    appearance: 'none',
    selectors: { '&[inputmode="numeric"]': { fontVariantNumeric: 'tabular-nums' } },
  },
])
export const stepped = style({ position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const steps = style({
  position: 'absolute',
  insetBlock: '3px',
  insetInlineEnd: '3px',
  display: 'flex',
  ...needsScript,
})
export const stepButton = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: step,
  padding: 0,
  border: 0,
  borderInlineStart: `${vars.stroke.strong} solid ${vars.color.line.default}`,
  background: vars.color.surface,
  color: vars.color.text.default,
  fontSize: vars.size.body,
  cursor: 'pointer',
  ...ringInside,
  selectors: {
    '&:active:enabled': { background: vars.color.line.default },
    '&:disabled': { color: vars.color.text.muted, borderInlineStartStyle: 'dashed', cursor: 'not-allowed' },
  },
  '@media': { [media.hover]: { selectors: { '&:hover:enabled': { background: vars.color.sunken } } } },
})
globalStyle(`${stepped} > ${input}`, { paddingInlineEnd: `calc(2 * ${step} + ${vars.space[3]})` })
