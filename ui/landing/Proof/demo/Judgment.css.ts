import { style } from '@vanilla-extract/css'
import { color, layout, leading, media, radius, size, space, stroke, tracking, weight } from '@workspace/tokens/values.ts'
import {
  flexColumn,
  hairline,
  headline,
  mono,
  monoText,
  narrowOnly,
  spreadRow,
  verifiedGround,
  wideOnly,
} from '../../../elements/mixins.ts'
import { lanes } from '../../../elements/Line/lanes.css.ts'
import { half } from './bend.ts'
import * as bends from './bends.css.ts'
import { piece } from './ink.css.ts'
import { behindTheChange } from './rejected.ts'

const gap = space[5]
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
  gap: space[3],
  '@media': { [media.columns]: { gap: space[5] } },
})
export const checks = style({
  ...monoText(size.small),
  borderBlockStart: hairline,
  '@media': { [media.columns]: { fontSize: 'clamp(0.8125rem, 1.05vw, 0.9375rem)' } },
})
export const check = style({
  ...spreadRow,
  columnGap: space[3],
  minBlockSize: '2.375rem',
  paddingBlock: space[1],
  paddingInlineStart: space[2],
  borderBlockEnd: hairline,
  '@media': { [media.columns]: { minBlockSize: '2.75rem' } },
})
export const result = style({
  paddingInline: space[2],
  border: `${stroke.strong} solid transparent`,
  borderRadius: radius.s,
  fontWeight: weight.medium,
  lineHeight: '1.625rem',
  selectors: {
    '&[data-state="ok"]': { ...verifiedGround },
    '&[data-state="failed"]': { borderColor: color.status.danger, color: color.status.danger },
    '&[data-state="none"]': { color: color.text.muted },
    '[data-ahead] &': { borderColor: color.line.default },
  },
})
export const output = style({
  position: 'relative',
  ...flexColumn,
  flex: '1 0 auto',
  padding: space[4],
  border: `${stroke.line} solid transparent`,
  borderRadius: radius.m,
  selectors: {
    '&[data-outcome="verified"]': {
      borderColor: color.verified.default,
      ...verifiedGround,
    },
    '&[data-outcome="rejected"]': { borderColor: color.status.danger },
    '&[data-outcome="empty"]': { borderColor: color.line.default },
    '&&[data-ahead]': { borderColor: color.line.default },
  },
})
export const verdict = style({
  marginBlockStart: space[3],
  fontSize: 'clamp(2.25rem, 0.75rem + 3vw, 4rem)',
  ...headline,
  letterSpacing: tracking.display,
  lineHeight: 0.95,
  selectors: {
    '[data-outcome="rejected"] > &': { color: color.status.danger },
    '[data-outcome="empty"] > &': { fontSize: size.h3, letterSpacing: tracking.title, lineHeight: leading.title },
  },
})
export const reason = style({ ...mono, fontSize: size.small, lineHeight: 1.5, marginBlockStart: space[3] })
export const roots = style({
  ...mono,
  marginBlockStart: 'auto',
  paddingBlockStart: space[4],
  fontSize: size.label,
  lineHeight: 1.45,
  wordBreak: 'break-all',
  // Hidden, because the `MerkleReceipt` on the page already shows a complete root.
  selectors: { '[data-outcome="verified"] > &': { ...wideOnly } },
})
export const ownRoot = style({ selectors: { '[data-outcome="rejected"] &': { color: color.status.danger } } })

export const back = style([
  piece,
  {
    insetBlockStart: `calc(${gap} * -1)`,
    insetInlineStart: '100%',
    inlineSize: `calc(${besideStart} + ${half})`,
    blockSize: `calc(${gap} + 1.75rem + ${space[3]} + 2.375rem / 2 + ${half})`,
    ...narrowOnly,
  },
])
export const backBend = style([bends.back, { inset: 0 }])
export const down = style({
  insetBlock: `auto calc(100% + ${stroke.line})`,
  insetInlineStart: space[4],
  blockSize: gap,
  '@media': { [media.columns]: { blockSize: '1.75rem' } },
})
/** Distance from the start of the twelve columns to the gutter before the verdict. */
const toGutter = `3 * (100% + 2 * ${stroke.line}) + 2.5 * ${layout.gutter}`
export const out = style([
  piece,
  {
    insetBlockEnd: `calc(${stroke.line} * -1)`,
    insetInlineEnd: `calc(100% + ${stroke.line})`,
    inlineSize: `calc(${besideStart} + ${half})`,
    blockSize: `calc(2.5rem + ${half})`,
    '@media': { [media.columns]: { inlineSize: `calc(${toGutter} + ${layout.gutter} / 2 - round(${toGutter} - ${half}, 1px))` } },
  },
])
export const outBend = style([
  bends.out,
  {
    inset: 0,
    selectors: {
      '[data-state="rejected"] &': { borderStyle: 'dotted', borderColor: color.status.danger },
      '[data-state="rejected"] &::after': { display: 'none' },
    },
  },
])
