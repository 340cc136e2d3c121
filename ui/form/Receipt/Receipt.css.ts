import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { lanes } from '../../elements/Line/lanes.css.ts'
import { baselineRow, flexWrap, hairline, headline, mono, notPrinted, oneColumn, strongLine, wrappingRow } from '../../elements/mixins.ts'
import { lane, ring, traveled, turnInto } from '../FieldGroup/line.css.ts'

const firstLine = '0.875rem'

export const root = style({
  ...oneColumn,
  alignContent: 'start',
  rowGap: vars.space[8],
  paddingBlock: `${vars.space[10]} ${vars.space[12]}`,
  overflowWrap: 'anywhere',
  outline: 'none',
})
const part = { position: 'relative', minInlineSize: 0 } as const
const gap = vars.space[8]

export const result = style({
  ...part,
  color: vars.color.status.success,
  fontSize: '1.375rem',
  fontWeight: vars.weight.semibold,
  letterSpacing: '-0.02em',
  lineHeight: 1.27,
  textWrap: 'pretty',
})
export const detail = style({
  marginBlockStart: vars.space[1],
  color: vars.color.text.default,
  fontSize: vars.size.body,
  fontWeight: vars.weight.regular,
  letterSpacing: 0,
  lineHeight: 1.5,
})
export const arrives = style([traveled, { insetBlockStart: `calc(${vars.space[10]} * -1)`, insetBlockEnd: `calc(${gap} * -1)` }])
export const verified = style([
  ring,
  { insetBlockStart: firstLine, borderColor: vars.color.text.default, background: vars.color.verified.default },
])
export const passage = style(part)
export const card = style({
  ...oneColumn,
  padding: 'clamp(1.125rem, 0.9rem + 0.8vw, 1.625rem) clamp(1rem, 0.6rem + 1.3vw, 1.75rem)',
  border: strongLine,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
})
const exit = createVar()
/** Height at which the line leaves the card for the node, set by a script. */
export const exitName = exit.slice('var('.length, -1)
const middle = fallbackVar(exit, '50%')
export const enters = style([
  turnInto,
  {
    blockSize: `calc(${middle} + ${vars.stroke.line} / 2)`,
    inlineSize: `calc(${vars.stroke.line} / 2 - 1 * (${lanes.start}))`,
    borderColor: vars.color.accent.default,
  },
])
export const leaves = style({
  position: 'absolute',
  insetBlockStart: `calc(${middle} - ${vars.stroke.line} / 2)`,
  insetInlineStart: '100%',
  inlineSize: vars.layout.gutter,
  borderBlockStart: `${vars.stroke.line} solid ${vars.color.accent.default}`,
  '@media': { [media.narrow]: { display: 'none' }, [media.print]: { display: 'none' } },
})
const dotted = {
  insetInlineStart: `calc(${lanes.start} - ${vars.stroke.thread} / 2)`,
  border: 0,
  inlineSize: vars.stroke.thread,
  background: `repeating-linear-gradient(${vars.color.field.border} 0 2px, transparent 2px 10px)`,
  '@media': { [media.forced]: { display: 'none' } },
} as const
export const goesOn = style([lane, dotted, { insetBlock: `calc(${middle} + ${vars.stroke.line}) 0` }])
const dashed = `${vars.stroke.thin} dashed ${vars.color.field.border}`
export const head = style({
  ...baselineRow,
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[5]}`,
  marginBlockEnd: vars.space[5],
  paddingBlockEnd: vars.space[4],
  borderBlockEnd: dashed,
})
export const subject = style({
  fontSize: 'clamp(1.5rem, 1.2rem + 1.2vw, 2rem)',
  ...headline,
  letterSpacing: vars.tracking.heading,
  lineHeight: 1.1,
})
export const fact = style({ ...mono, fontSize: vars.size.mono, color: vars.color.text.muted })
export const reference = style({ marginBlock: `${vars.space[2]} ${vars.space[5]}` })
export const digits = style({
  display: 'inline-block',
  fontFamily: vars.font.mono,
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
  gap: vars.space[3],
  paddingBlockStart: vars.space[4],
  borderBlockStart: dashed,
  ...notPrinted,
})
export const buttons = style({ ...flexWrap, gap: vars.space[3], '@media': { [media.noScript]: { display: 'none' } } })
export const note = style({ flex: '1 1 12rem', color: vars.color.text.muted, fontSize: vars.size.small, lineHeight: 1.35 })

export const next = style({ ...oneColumn, rowGap: vars.space[5] })
export const step = style(part)
export const ahead = style([
  lane,
  dotted,
  {
    insetBlock: `0 calc(${vars.space[5]} * -1)`,
    selectors: {
      [`${step}:first-child > &`]: { insetBlockStart: `calc(${gap} * -1)` },
      [`${step}:last-child > &`]: { insetBlockEnd: `calc(100% - ${firstLine})` },
    },
  },
])
export const station = style([ring, { insetBlockStart: firstLine }])
export const name = style({
  fontSize: '1.5rem',
  fontWeight: vars.weight.semibold,
  letterSpacing: vars.tracking.title,
  lineHeight: '1.75rem',
})
export const text = style({ color: vars.color.text.muted, textWrap: 'pretty' })
globalStyle(`${text} strong`, { color: vars.color.text.default, fontWeight: vars.weight.semibold })
export const more = style({
  paddingBlockStart: vars.space[4],
  borderBlockStart: hairline,
  color: vars.color.text.muted,
  fontSize: '1rem',
})
