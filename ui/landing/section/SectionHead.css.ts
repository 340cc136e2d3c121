import { style } from '@vanilla-extract/css'
import { media, size, space, weight } from '@workspace/tokens/values.ts'
import { monoText, span } from '../../elements/mixins.ts'

export const eyebrow = style({
  ...span(1, 3),
  paddingBlockStart: '0.6em',
  ...monoText('0.875rem'),
  fontWeight: weight.medium,
  lineHeight: 1.2,
  '@media': { ...span(1, 3)['@media'], [media.narrow]: { marginBlockEnd: space[3] } },
})
export const title = style({
  gridColumn: '1 / -1',
  '@media': {
    // Fits on one line at 390 px.
    [media.narrow]: { selectors: { '&[data-whole]': { vars: { [size.display]: 'clamp(2rem, 8.6vw, 3.5rem)' } } } },
    [media.columns]: {
      gridColumn: '4 / 10',
      selectors: { '&[data-wide]': { gridColumn: '4 / -1' }, '&[data-whole]': { gridColumn: '1 / -1' } },
    },
  },
})
export const lead = style({
  gridColumn: '1 / -1',
  marginBlockStart: space[4],
  '@media': { [media.columns]: { gridColumn: '10 / -1', alignSelf: 'end', marginBlockStart: 0 } },
})
