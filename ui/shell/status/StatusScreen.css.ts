import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { systemColors } from '@workspace/tokens/forced-colors.ts'
import { media } from '@workspace/tokens/media.ts'
import { generated, headline, notPrinted, oneColumn, pageWidth } from '../../elements/mixins.ts'
import { lanes } from '../../elements/Line/lanes.css.ts'

const half = `${vars.stroke.line} / 2`
const turn = '18px'

export const root = style({
  position: 'relative',
  ...oneColumn,
  gridTemplateRows: 'auto minmax(0, 1fr)',
  inlineSize: '100%',
  minBlockSize: `calc(100svh - ${vars.layout.header})`,
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
  gap: vars.space[6],
  columnGap: vars.layout.gutter,
  paddingBlock: 'clamp(1.5rem, 4svh, 2.5rem)',
  '@media': { [media.columns]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const title = style({
  paddingInlineEnd: `min(${vars.space[8]}, 4vw)`,
  fontSize: 'clamp(min(2.75rem, 15vw), min(5.6vw, 9.4svh), 7rem)',
  ...headline,
  letterSpacing: '-0.042em',
  lineHeight: 0.94,
  textWrap: 'balance',
})
export const side = style({
  ...oneColumn,
  justifyItems: 'start',
  gap: vars.space[5],
  '@media': { [media.columns]: { paddingInlineStart: 'clamp(1.25rem, 2.2vw, 2rem)' }, [media.narrow]: { paddingInlineEnd: vars.space[8] } },
})

export const comes = style({
  position: 'absolute',
  boxSizing: 'border-box',
  insetBlockStart: 0,
  insetBlockEnd: 0,
  border: `0 solid ${vars.color.accent.default}`,
  pointerEvents: 'none',
  '@media': {
    // The drawing already has a line from the header, and two lines would be a pixel apart.
    [media.columns]: { display: 'none' },
    [media.narrow]: {
      insetInlineStart: `calc(50% - ${half} + ${turn})`,
      insetInlineEnd: `calc(${vars.layout.margin} + ${lanes.start} - ${half})`,
      borderInlineEndWidth: vars.stroke.line,
      borderBlockEndWidth: vars.stroke.line,
      borderEndEndRadius: turn,
      '::after': {
        ...generated,
        boxSizing: 'border-box',
        insetBlockStart: '100%',
        insetInlineStart: `calc(-1 * ${turn})`,
        inlineSize: turn,
        blockSize: `calc(${turn} + ${vars.stroke.line})`,
        border: `0 solid ${vars.color.accent.default}`,
        borderInlineStartWidth: vars.stroke.line,
        borderBlockStartWidth: vars.stroke.line,
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
  paddingBlockEnd: vars.layout.margin,
  '@media': { [media.narrow]: { marginBlockStart: turn, overflow: 'clip' } },
})
export const drawing = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: '100%',
  blockSize: `calc(100% - ${vars.layout.margin})`,
  overflow: 'visible',
  direction: 'ltr',
  fill: 'none',
  stroke: vars.color.text.default,
  '@media': {
    [media.narrow]: { insetInlineStart: '-18%', inlineSize: '136%', maxInlineSize: 'none' },
    [media.forced]: { vars: systemColors },
    // A printed page has no header, so the line would cross the title.
    [media.print]: { overflow: 'hidden' },
  },
})
export const line = style({ stroke: vars.color.accent.default, strokeWidth: vars.stroke.line, vectorEffect: 'non-scaling-stroke' })
export const broken = style([line, { stroke: vars.color.status.danger }])
export const ring = style([line, { fill: vars.color.canvas, selectors: { '&[data-broken]': { stroke: vars.color.status.danger } } }])
export const ground = style({
  position: 'absolute',
  inset: 0,
  backgroundImage: `radial-gradient(circle, color-mix(in srgb, ${vars.color.line.default} 75%, ${vars.color.field.border}) 1px, transparent 1.4px)`,
  backgroundSize: '12px 12px',
  pointerEvents: 'none',
  ...notPrinted,
})
