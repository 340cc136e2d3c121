import { style } from '@vanilla-extract/css'
import { color, media, radius, space } from '@workspace/tokens/values.ts'
import { span } from '../../elements/mixins.ts'
import { panelGap } from '../section/panel.ts'

export const root = style({
  outline: 'none',
  overflowX: 'clip',
  overflowWrap: 'anywhere',
  background: color.canvas,
  // The dark section already has space above its heading.
  scrollMarginBlockStart: `calc(${space[6]} * -1)`,
})

export const words = style({ ...span(1, 3), marginBlockStart: panelGap })
export const image = style({
  ...span(4, 12),
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  marginBlockStart: space[5],
  borderRadius: radius.l,
  '@media': { [media.columns]: { gridColumn: '4 / -1', marginBlockStart: panelGap } },
})
