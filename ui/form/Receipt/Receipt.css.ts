import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css'
import { color, font, layout, media, radius, size, space, stroke, tracking, weight } from '@workspace/tokens/values.ts'
import { lanes } from '../../elements/Line/lanes.css.ts'
import {
  baselineRow,
  flexWrap,
  hairline,
  headline,
  mono,
  muted,
  notPrinted,
  oneColumn,
  strongLine,
  wrappingRow,
} from '../../elements/mixins.ts'
import { lane, ring, traveled, turnInto } from '../FieldGroup/line.css.ts'

const firstLine = '0.875rem'

export const root = style({
  ...oneColumn,
  alignContent: 'start',
  rowGap: space[8],
  paddingBlock: `${space[10]} ${space[12]}`,
  overflowWrap: 'anywhere',
  outline: 'none',
})
const part = { position: 'relative', minInlineSize: 0 } as const
const gap = space[8]

export const result = style({
  ...part,
  color: color.status.success,
  fontSize: '1.375rem',
  fontWeight: weight.semibold,
  letterSpacing: '-0.02em',
  lineHeight: 1.27,
  textWrap: 'pretty',
})
export const detail = style({
  marginBlockStart: space[1],
  color: color.text.default,
  fontSize: size.body,
  fontWeight: weight.regular,
  letterSpacing: 0,
  lineHeight: 1.5,
})
export const arrives = style([traveled, { insetBlockStart: `calc(${space[10]} * -1)`, insetBlockEnd: `calc(${gap} * -1)` }])
export const verified = style([ring, { insetBlockStart: firstLine, borderColor: color.text.default, background: color.verified.default }])
export const passage = style(part)
export const card = style({
  ...oneColumn,
  padding: 'clamp(1.125rem, 0.9rem + 0.8vw, 1.625rem) clamp(1rem, 0.6rem + 1.3vw, 1.75rem)',
  border: strongLine,
  borderRadius: radius.m,
  background: color.surface,
})
const exit = createVar()
/** Height at which the line leaves the card for the node, set by a script. */
export const exitName = exit.slice('var('.length, -1)
const middle = fallbackVar(exit, '50%')
export const enters = style([
  turnInto,
  {
    blockSize: `calc(${middle} + ${stroke.line} / 2)`,
    inlineSize: `calc(${stroke.line} / 2 - 1 * (${lanes.start}))`,
    borderColor: color.accent.default,
  },
])
export const leaves = style({
  position: 'absolute',
  insetBlockStart: `calc(${middle} - ${stroke.line} / 2)`,
  insetInlineStart: '100%',
  inlineSize: layout.gutter,
  borderBlockStart: `${stroke.line} solid ${color.accent.default}`,
  '@media': { [media.narrow]: { display: 'none' }, [media.print]: { display: 'none' } },
})
const dotted = {
  insetInlineStart: `calc(${lanes.start} - ${stroke.thread} / 2)`,
  border: 0,
  inlineSize: stroke.thread,
  background: `repeating-linear-gradient(${color.field.border} 0 2px, transparent 2px 10px)`,
  '@media': { [media.forced]: { display: 'none' } },
} as const
export const goesOn = style([lane, dotted, { insetBlock: `calc(${middle} + ${stroke.line}) 0` }])
const dashed = `${stroke.thin} dashed ${color.field.border}`
export const head = style({
  ...baselineRow,
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[5]}`,
  marginBlockEnd: space[5],
  paddingBlockEnd: space[4],
  borderBlockEnd: dashed,
})
export const subject = style({
  fontSize: 'clamp(1.5rem, 1.2rem + 1.2vw, 2rem)',
  ...headline,
  letterSpacing: tracking.heading,
  lineHeight: 1.1,
})
export const fact = style({ ...mono, fontSize: size.mono, color: color.text.muted })
export const reference = style({ marginBlock: `${space[2]} ${space[5]}` })
export const digits = style({
  display: 'inline-block',
  fontFamily: font.mono,
  // At 200 % text in a narrow window, the first eight characters still fit on a line.
  fontSize: 'min(2rem, 12vw)',
  letterSpacing: '-0.045em',
  lineHeight: 1.16,
  unicodeBidi: 'isolate',
  direction: 'ltr',
  '@media': {
    '(min-width: 75em)': { fontSize: '2.625rem' },
  },
})
export const long = style([fact, { display: 'block' }])
export const actions = style({
  ...wrappingRow,
  gap: space[3],
  paddingBlockStart: space[4],
  borderBlockStart: dashed,
  ...notPrinted,
})
export const buttons = style({ ...flexWrap, gap: space[3], '@media': { [media.noScript]: { display: 'none' } } })
export const note = style({ flex: '1 1 12rem', color: color.text.muted, fontSize: size.small, lineHeight: 1.35 })

export const next = style({ ...oneColumn, rowGap: space[5] })
export const step = style(part)
export const ahead = style([
  lane,
  dotted,
  {
    insetBlock: `0 calc(${space[5]} * -1)`,
    selectors: {
      [`${step}:first-child > &`]: { insetBlockStart: `calc(${gap} * -1)` },
      [`${step}:last-child > &`]: { insetBlockEnd: `calc(100% - ${firstLine})` },
    },
  },
])
export const station = style([ring, { insetBlockStart: firstLine }])
export const name = style({
  fontSize: '1.5rem',
  fontWeight: weight.semibold,
  letterSpacing: tracking.title,
  lineHeight: '1.75rem',
})
export const text = style({ color: color.text.muted, textWrap: 'pretty' })
globalStyle(`${text} strong`, { color: color.text.default, fontWeight: weight.semibold })
export const more = style({
  paddingBlockStart: space[4],
  borderBlockStart: hairline,
  ...muted('1rem'),
})
