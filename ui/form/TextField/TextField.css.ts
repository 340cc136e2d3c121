import { globalStyle, style } from '@vanilla-extract/css'
import { color, media, size, space, stroke } from '@workspace/tokens/values.ts'
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
  borderInlineStart: `${stroke.strong} solid ${color.line.default}`,
  background: color.surface,
  color: color.text.default,
  fontSize: size.body,
  cursor: 'pointer',
  ...ringInside,
  selectors: {
    '&:active:enabled': { background: color.line.default },
    '&:disabled': { color: color.text.muted, borderInlineStartStyle: 'dashed', cursor: 'not-allowed' },
  },
  '@media': { [media.hover]: { selectors: { '&:hover:enabled': { background: color.sunken } } } },
})
globalStyle(`${stepped} > ${input}`, { paddingInlineEnd: `calc(2 * ${step} + ${space[3]})` })
