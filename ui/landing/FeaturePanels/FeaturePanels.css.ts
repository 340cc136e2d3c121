import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { span } from '../../elements/mixins.ts'
import { panelGap } from '../section/panel.ts'

export const root = style({
  outline: 'none',
  overflowX: 'clip',
  overflowWrap: 'anywhere',
  background: vars.color.canvas,
  // The dark section already has space above its heading.
  scrollMarginBlockStart: `calc(${vars.space[6]} * -1)`,
})

export const words = style({ ...span(1, 3), marginBlockStart: panelGap })
export const image = style({
  ...span(4, 12),
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  marginBlockStart: vars.space[5],
  borderRadius: vars.radius.l,
  '@media': { [media.columns]: { gridColumn: '4 / -1', marginBlockStart: panelGap } },
})
