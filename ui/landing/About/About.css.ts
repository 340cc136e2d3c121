import { style } from '@vanilla-extract/css'
import { layout, media, size, space, weight } from '@workspace/tokens/values.ts'
import { hairline, monoText, span, wideOnly } from '../../elements/mixins.ts'
import { tight } from '../section/tight.ts'
import { turnHeight } from '../../elements/Line/Line.css.ts'

const between = 'screen and (min-width: 37.5em) and (max-width: 56.24em)'
/** Forced colors draw a background behind each line, which would cover the words above the large figure. */
const unplated = { forcedColorAdjust: 'none', color: 'CanvasText' } as const
const stem = '3.75rem'

export const enter = style({ gridRow: 'auto / 4' })
export const bus = style({ gridRow: '4 / 5' })
export const leave = style({ gridRow: '4 / auto', insetBlockStart: turnHeight })

export const title = style({ ...span(1, 6), gridRow: 1 })
export const lead = style({
  gridColumn: '1 / -1',
  gridRow: 2,
  marginBlockStart: space[4],
  '@media': { [media.columns]: { gridColumn: '7 / 10', gridRow: 1, alignSelf: 'end', marginBlockStart: 0 } },
})
export const claim = style({ gridColumn: '1 / -1', gridRow: 3, paddingBlock: 'clamp(1.5rem, 3.2vw, 3.5rem) clamp(1.5rem, 3vw, 3.5rem)' })
export const figure = style({
  display: 'block',
  marginInlineStart: '-0.045em',
  fontSize: `min(${size.mega}, (100vw - 2 * ${layout.margin}) * 0.315)`,
  fontWeight: weight.semibold,
  letterSpacing: '-0.058em',
  lineHeight: 0.9,
  // Offsets the negative letter spacing after the last letter.
  selectors: { ':where([dir="rtl"]) &': { marginInlineStart: '0.03em' } },
  '@media': { [media.forced]: { ...unplated } },
})
export const caption = style({
  display: 'inline-block',
  marginBlockStart: 'clamp(0.5rem, 1.5vw, 1.5rem)',
  ...monoText('0.875rem'),
  '@media': { [media.columns]: { maxInlineSize: '75%', fontSize: '1rem' } },
})
export const networks = style({
  gridColumn: '1 / -1',
  gridRow: 4,
  containerType: 'inline-size',
  '@media': {
    [between]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: layout.gutter },
    [media.columns]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      columnGap: layout.gutter,
      paddingBlockStart: `calc(${turnHeight} / 2 + ${stem} + 1rem)`,
    },
    [media.narrow]: { vars: { [size.body]: '0.875rem', [size.title]: '1.1875rem' }, lineHeight: 1.35 },
  },
})
export const network = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  columnGap: space[4],
  paddingBlock: '0.5rem',
  borderBlockStart: hairline,
  '@container': { [tight]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'none', rowGap: space[1] } },
  '@media': {
    [media.columns]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'none',
      rowGap: space[1],
      alignContent: 'start',
      paddingBlock: 0,
      borderBlockStart: 0,
    },
  },
})
export const drop = style({
  insetBlockEnd: 'calc(100% + 1rem)',
  insetInlineStart: '0.75rem',
  ...wideOnly,
})
export const swatch = style({
  gridRow: '1 / 3',
  alignSelf: 'center',
  blockSize: '3rem',
  overflow: 'hidden',
  '@container': { [tight]: { gridRow: 'auto' } },
  '@media': { [media.columns]: { gridRow: 'auto', blockSize: '6rem', marginBlockEnd: space[3] } },
})
