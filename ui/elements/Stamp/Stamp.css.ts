import { style, styleVariants } from '@vanilla-extract/css'
import { color, media, radius, stroke, weight } from '@workspace/tokens/values.ts'
import { inlineRow, invertedGround, monoText } from '../mixins.ts'
import { visuallyHidden } from '../VisuallyHidden/visually-hidden.ts'

const height = '1.5rem'
const inset = '0.375rem'
const base = style({
  ...inlineRow,
  flex: 'none',
  flexWrap: 'wrap',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  minBlockSize: height,
  paddingInline: inset,
  border: `${stroke.thin} solid currentColor`,
  borderRadius: radius.s,
  color: color.text.default,
  ...monoText('0.75rem'),
  fontWeight: weight.medium,
  lineHeight: 1.2,
  textDecoration: 'none',
  verticalAlign: 'middle',
})
const looks = {
  stated: {},
  target: { borderStyle: 'dashed' },
  market: { border: '3px double currentColor' },
  sample: {
    borderColor: color.line.default,
    background: `repeating-linear-gradient(135deg, ${color.line.default} 0 1px, transparent 1px 4px)`,
    // An outline in the background color keeps the hatching off the letters.
    textShadow: [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ]
      .map(([x, y]) => `${x}px ${y}px 0 ${color.canvas}`)
      .join(', '),
  },
} as const

export const root = styleVariants(looks, (look) => [base, look])
const pressed = { ...invertedGround } as const
export const link = styleVariants(looks, (look) => [
  base,
  look,
  { '@media': { [media.hover]: { ':hover': { ...pressed, textShadow: 'none' } } } },
])
const short = 'screen and (max-width: 74.99em)'
export const kind = style({ '@media': { [short]: { ...visuallyHidden, margin: '-1px' } } })
export const number = style({
  alignSelf: 'stretch',
  ...inlineRow,
  marginInlineStart: inset,
  paddingInlineStart: inset,
  borderInlineStart: `${stroke.thin} solid currentColor`,
  '@media': { [short]: { selectors: { [`${kind} + &`]: { marginInlineStart: 0, paddingInlineStart: 0, borderInlineStart: 0 } } } },
})
