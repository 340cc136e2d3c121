import { style } from '@vanilla-extract/css'
import { color, layout, media, space, stroke, systemColors } from '@workspace/tokens/values.ts'
import { generated, headline, notPrinted, oneColumn, pageWidth } from '../../elements/mixins.ts'
import { lanes } from '../../elements/Line/lanes.css.ts'

const half = `${stroke.line} / 2`
const turn = '18px'

export const root = style({
  position: 'relative',
  ...oneColumn,
  gridTemplateRows: 'auto minmax(0, 1fr)',
  inlineSize: '100%',
  minBlockSize: `calc(100svh - ${layout.header})`,
  overflow: 'clip',
  overflowWrap: 'anywhere',
  selectors: { '&[data-plain]': { gridTemplateRows: 'auto', minBlockSize: '26rem', alignContent: 'center' } },
})
export const head = style({
  position: 'relative',
  zIndex: 1,
  ...pageWidth,
  inlineSize: '100%',
  ...oneColumn,
  alignItems: 'end',
  gap: space[6],
  columnGap: layout.gutter,
  paddingBlock: 'clamp(1.5rem, 4svh, 2.5rem)',
  '@media': { [media.columns]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const title = style({
  paddingInlineEnd: `min(${space[8]}, 4vw)`,
  fontSize: 'clamp(min(2.75rem, 15vw), min(5.6vw, 9.4svh), 7rem)',
  ...headline,
  letterSpacing: '-0.042em',
  lineHeight: 0.94,
  textWrap: 'balance',
})
export const side = style({
  ...oneColumn,
  justifyItems: 'start',
  gap: space[5],
  '@media': { [media.columns]: { paddingInlineStart: 'clamp(1.25rem, 2.2vw, 2rem)' }, [media.narrow]: { paddingInlineEnd: space[8] } },
})

export const comes = style({
  position: 'absolute',
  boxSizing: 'border-box',
  insetBlockStart: 0,
  insetBlockEnd: 0,
  border: `0 solid ${color.accent.default}`,
  pointerEvents: 'none',
  '@media': {
    // The drawing already has a line from the header, and two lines would be a pixel apart.
    [media.columns]: { display: 'none' },
    [media.narrow]: {
      insetInlineStart: `calc(50% - ${half} + ${turn})`,
      insetInlineEnd: `calc(${layout.margin} + ${lanes.start} - ${half})`,
      borderInlineEndWidth: stroke.line,
      borderBlockEndWidth: stroke.line,
      borderEndEndRadius: turn,
      '::after': {
        ...generated,
        boxSizing: 'border-box',
        insetBlockStart: '100%',
        insetInlineStart: `calc(-1 * ${turn})`,
        inlineSize: turn,
        blockSize: `calc(${turn} + ${stroke.line})`,
        border: `0 solid ${color.accent.default}`,
        borderInlineStartWidth: stroke.line,
        borderBlockStartWidth: stroke.line,
        borderStartStartRadius: turn,
      },
    },
    [media.forced]: { vars: systemColors },
    [media.print]: { display: 'none' },
  },
})
export const figure = style({
  position: 'relative',
  minBlockSize: '16rem',
  paddingBlockEnd: layout.margin,
  '@media': { [media.narrow]: { marginBlockStart: turn, overflow: 'clip' } },
})
export const drawing = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: '100%',
  blockSize: `calc(100% - ${layout.margin})`,
  overflow: 'visible',
  direction: 'ltr',
  fill: 'none',
  stroke: color.text.default,
  '@media': {
    [media.narrow]: { insetInlineStart: '-18%', inlineSize: '136%', maxInlineSize: 'none' },
    [media.forced]: { vars: systemColors },
    // A printed page has no header, so the line would cross the title.
    [media.print]: { overflow: 'hidden' },
  },
})
export const line = style({ stroke: color.accent.default, strokeWidth: stroke.line, vectorEffect: 'non-scaling-stroke' })
export const broken = style([line, { stroke: color.status.danger }])
export const ring = style([line, { fill: color.canvas, selectors: { '&[data-broken]': { stroke: color.status.danger } } }])
export const ground = style({
  position: 'absolute',
  inset: 0,
  backgroundImage: `radial-gradient(circle, color-mix(in srgb, ${color.line.default} 75%, ${color.field.border}) 1px, transparent 1.4px)`,
  backgroundSize: '12px 12px',
  pointerEvents: 'none',
  ...notPrinted,
})
