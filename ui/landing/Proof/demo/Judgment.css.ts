import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { flexColumn, hairline, headline, mono, narrowOnly, wideOnly, wrappingRow } from '../../../elements/mixins.ts'
import { lanes } from '../../../elements/Line/lanes.css.ts'
import { half } from './bend.ts'
import * as bends from './bends.css.ts'
import { piece } from './ink.css.ts'
import { behindTheChange } from './rejected.ts'

const gap = vars.space[5]
const besideStart = `calc(${lanes.start} * -1)`

export const root = style([
  {
    ...flexColumn,
    gap,
    gridColumn: '1 / -1',
    minInlineSize: 0,
    '@media': { [media.columns]: { gridColumn: '10 / -1', gap: '1.75rem' } },
  },
  behindTheChange,
])
export const checking = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[3],
  '@media': { [media.columns]: { gap: vars.space[5] } },
})
export const checks = style({
  ...mono,
  fontSize: vars.size.small,
  borderBlockStart: hairline,
  '@media': { [media.columns]: { fontSize: 'clamp(0.8125rem, 1.05vw, 0.9375rem)' } },
})
export const check = style({
  ...wrappingRow,
  justifyContent: 'space-between',
  columnGap: vars.space[3],
  minBlockSize: '2.375rem',
  paddingBlock: vars.space[1],
  paddingInlineStart: vars.space[2],
  borderBlockEnd: hairline,
  '@media': { [media.columns]: { minBlockSize: '2.75rem' } },
})
export const result = style({
  paddingInline: vars.space[2],
  border: `${vars.stroke.strong} solid transparent`,
  borderRadius: vars.radius.s,
  fontWeight: vars.weight.medium,
  lineHeight: '1.625rem',
  selectors: {
    '&[data-state="ok"]': { background: vars.color.verified.default, color: vars.color.verified.on },
    '&[data-state="failed"]': { borderColor: vars.color.status.danger, color: vars.color.status.danger },
    '&[data-state="none"]': { color: vars.color.text.muted },
    '[data-ahead] &': { borderColor: vars.color.line.default },
  },
})
export const output = style({
  position: 'relative',
  ...flexColumn,
  flex: '1 0 auto',
  padding: vars.space[4],
  border: `${vars.stroke.line} solid transparent`,
  borderRadius: vars.radius.m,
  selectors: {
    '&[data-outcome="verified"]': {
      borderColor: vars.color.verified.default,
      background: vars.color.verified.default,
      color: vars.color.verified.on,
    },
    '&[data-outcome="rejected"]': { borderColor: vars.color.status.danger },
    '&[data-outcome="empty"]': { borderColor: vars.color.line.default },
    '&&[data-ahead]': { borderColor: vars.color.line.default },
  },
})
export const verdict = style({
  marginBlockStart: vars.space[3],
  fontSize: 'clamp(2.25rem, 0.75rem + 3vw, 4rem)',
  ...headline,
  letterSpacing: vars.tracking.display,
  lineHeight: 0.95,
  selectors: {
    '[data-outcome="rejected"] > &': { color: vars.color.status.danger },
    '[data-outcome="empty"] > &': { fontSize: vars.size.h3, letterSpacing: vars.tracking.title, lineHeight: vars.leading.title },
  },
})
export const reason = style({ ...mono, fontSize: vars.size.small, lineHeight: 1.5, marginBlockStart: vars.space[3] })
export const roots = style({
  ...mono,
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space[4],
  fontSize: vars.size.label,
  lineHeight: 1.45,
  wordBreak: 'break-all',
  // Hidden, because Feature 03 already shows a complete root.
  selectors: { '[data-outcome="verified"] > &': { ...wideOnly } },
})
export const ownRoot = style({ selectors: { '[data-outcome="rejected"] &': { color: vars.color.status.danger } } })

export const back = style([
  piece,
  {
    insetBlockStart: `calc(${gap} * -1)`,
    insetInlineStart: '100%',
    inlineSize: `calc(${besideStart} + ${half})`,
    blockSize: `calc(${gap} + 1.75rem + ${vars.space[3]} + 2.375rem / 2 + ${half})`,
    ...narrowOnly,
  },
])
export const backBend = style([bends.back, { inset: 0 }])
export const down = style({
  insetBlock: `auto calc(100% + ${vars.stroke.line})`,
  insetInlineStart: vars.space[4],
  blockSize: gap,
  '@media': { [media.columns]: { blockSize: '1.75rem' } },
})
/** From the start of the twelve columns to the gutter before the verdict. */
const toGutter = `3 * (100% + 2 * ${vars.stroke.line}) + 2.5 * ${vars.layout.gutter}`
export const out = style([
  piece,
  {
    insetBlockEnd: `calc(${vars.stroke.line} * -1)`,
    insetInlineEnd: `calc(100% + ${vars.stroke.line})`,
    inlineSize: `calc(${besideStart} + ${half})`,
    blockSize: `calc(2.5rem + ${half})`,
    '@media': { [media.columns]: { inlineSize: `calc(${toGutter} + ${vars.layout.gutter} / 2 - round(${toGutter} - ${half}, 1px))` } },
  },
])
export const outBend = style([
  bends.out,
  {
    inset: 0,
    selectors: {
      '[data-state="rejected"] &': { borderStyle: 'dotted', borderColor: vars.color.status.danger },
      '[data-state="rejected"] &::after': { display: 'none' },
    },
  },
])
