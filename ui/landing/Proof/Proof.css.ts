import { globalStyle, style } from '@vanilla-extract/css'
import { color, media, size, space, stroke } from '@workspace/tokens/values.ts'
import { fieldBorder, oneColumn, twelve } from '../../elements/mixins.ts'
import { turnHeight } from '../../elements/Line/Line.css.ts'
import { root as figure } from './demo/ProofDemo.css.ts'

/** The heading is smaller than in other sections, so that the demo fits in the same window. */
export const head = style({ ...twelve, vars: { [size.h2]: 'clamp(2rem, 1rem + 1.95vw, 3.5rem)' } })
export const entry = style({ gridRow: 'auto / 2' })
export const down = style({ gridRow: '3 / 4' })
export const turn = style({ gridRow: '4 / auto' })
export const exit = style({ gridRow: '4 / auto', insetBlockStart: turnHeight })

// Nothing is delivered after a rejected proof, so the line is dotted.
const rejected = `${figure}[data-state="rejected"] ~ `
const dots = { borderStyle: 'dotted', borderColor: color.status.danger } as const
for (const run of [down, exit]) {
  globalStyle(`${rejected}${run}`, { background: 'none', borderInlineStart: `${stroke.line} dotted ${color.status.danger}` })
  globalStyle(`${rejected}${run}::after`, { display: 'none' })
}
globalStyle(`${rejected}${turn} > *`, dots)
globalStyle(`${rejected}${turn}::after, ${rejected}${turn} > *::after`, { display: 'none' })
globalStyle(`${rejected}${turn}`, {
  '@media': { [media.narrow]: { background: 'none', borderInlineStart: `${stroke.line} dotted ${color.status.danger}` } },
})

export const strategies = style({
  ...twelve,
  containerType: 'inline-size',
  rowGap: space[5],
  paddingBlockStart: space[8],
  '@media': { [media.columns]: { paddingBlock: `clamp(2.5rem, 4vw, 4rem) ${space[6]}` } },
})
export const strategy = style({
  ...oneColumn,
  gridColumn: 'span 6',
  alignContent: 'start',
  gap: space[1],
  paddingBlockStart: space[3],
  borderBlockStart: fieldBorder,
  hyphens: 'auto',
  '@container': { '(max-width: 19.5rem)': { gridColumn: '1 / -1' } },
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-checked]': {
      paddingBlockStart: `calc(${space[3]} - ${stroke.line} + ${stroke.strong})`,
      borderBlockStart: `${stroke.line} solid ${color.accent.default}`,
    },
    '&&[data-ahead]': { borderBlockStartColor: color.field.border },
  },
  '@media': {
    [media.narrow]: { vars: { [size.body]: '0.875rem', [size.title]: '1.1875rem' } },
    [media.columns]: { gridColumn: 'span 3', gap: space[2] },
  },
})
