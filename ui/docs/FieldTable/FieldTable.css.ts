import { globalStyle, style } from '@vanilla-extract/css'
import { color, font, media, radius, size, space, stroke, weight } from '@workspace/tokens/values.ts'
import {
  bareButton,
  baselineRow,
  generated,
  hairline,
  measure,
  muted,
  notPrinted,
  ringInside,
  square,
  strongLine,
} from '../../elements/mixins.ts'

const guide = `${stroke.thread} solid ${color.line.default}`
const mono = { fontFamily: font.mono, letterSpacing: 0, overflowWrap: 'anywhere', direction: 'ltr', unicodeBidi: 'isolate' } as const

export const root = style({ minInlineSize: 0 })
export const head = style({
  ...baselineRow,
  columnGap: space[3],
  minBlockSize: '2.75rem',
  paddingBlock: space[2],
  borderBlockEnd: strongLine,
})
export const title = style({ fontSize: '1rem', fontWeight: weight.semibold, lineHeight: 1.5 })
globalStyle(`${head} > div`, { display: 'contents' })
globalStyle(`${head} > div > :is(h3, h4)`, { maxInlineSize: 'none', fontSize: '1rem !important', lineHeight: 1.5 })
// The count follows the title, before the link to the heading.
globalStyle(`${head} > div > :not(:first-child)`, { order: 1 })
const small = { color: color.text.muted, fontSize: size.label, lineHeight: 1.5 } as const
export const count = style(small)
export const kind = style({ marginInlineEnd: space[1], color: color.text.default, fontWeight: weight.medium })
export const expand = style({
  ...small,
  order: 1,
  marginInlineStart: 'auto',
  minBlockSize: '1.5rem',
  padding: `0 ${space[1]}`,
  ...bareButton,
  borderRadius: radius.s,
  '@media': {
    [media.hover]: { ':hover': { color: color.text.default } },
    [media.noScript]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
})

export const list = style({
  selectors: {
    '&:not([data-depth="0"])': {
      position: 'relative',
      marginInlineStart: '7px',
      marginBlockEnd: space[3],
      paddingInlineStart: '21px',
      borderInlineStart: guide,
    },
  },
})
export const item = style({
  position: 'relative',
  borderBlockEnd: hairline,
  breakInside: 'avoid',
  selectors: {
    [`${list}:not([data-depth="0"]) > &::before`]: {
      ...generated,
      insetBlockStart: '21px',
      insetInlineStart: '-21px',
      inlineSize: '13px',
      borderBlockEnd: guide,
    },
    [`${list}:not([data-depth="0"]) > &:last-child`]: { borderBlockEnd: 0 },
  },
})
export const row = style({ paddingBlock: space[3], '@media': { [media.stacked]: { paddingBlock: '0.625rem' } } })
export const summary = style({
  position: 'relative',
  display: 'block',
  paddingBlock: space[3],
  paddingInlineEnd: space[10],
  borderRadius: radius.s,
  cursor: 'pointer',
  listStyle: 'none',
  ...ringInside,
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
export const mark = style({
  position: 'absolute',
  insetBlockStart: space[3],
  insetInlineEnd: space[1],
  display: 'grid',
  placeItems: 'center',
  ...square('1.5rem'),
  border: hairline,
  borderRadius: radius.m,
  background: color.surface,
  fontSize: '0.75rem',
  ...notPrinted,
})
export const collapsibleHead = style([
  summary,
  {
    ...baselineRow,
    columnGap: space[3],
    minBlockSize: '2.75rem',
    paddingBlock: space[2],
    borderRadius: 0,
    borderBlockEnd: strongLine,
  },
])
globalStyle(`${collapsibleHead} > div`, { display: 'contents' })
globalStyle(`${collapsibleHead} > div > :is(h3, h4)`, { maxInlineSize: 'none', fontSize: '1rem !important', lineHeight: 1.5 })
globalStyle(`${collapsibleHead} > div > :not(:first-child)`, { order: 1 })
globalStyle(`${collapsibleHead} > ${mark}`, { insetBlockStart: 'calc(50% - 0.75rem)' })
export const collapsible = style({ position: 'relative' })
// A summary must not contain a button, so the button is placed over it.
globalStyle(`${collapsible} > ${expand}`, {
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: '0.625rem',
  insetInlineEnd: space[10],
  '@media': { [media.stacked]: { display: 'none' } },
})
export const details = style({})
// Shows the first level on wide screens before the script of `FieldTable` opens it.
globalStyle(`${details}[data-first]::details-content`, {
  '@media': { [media.tabular]: { display: 'block', contentVisibility: 'visible', blockSize: 'auto' } },
})
globalStyle(`${details}[data-first] > ${summary}`, {
  '@supports': { 'selector(::details-content)': { '@media': { [media.tabular]: { pointerEvents: 'none' } } } },
})
globalStyle(`${details}:not([open]) > ${summary} > ${mark} svg`, { rotate: '-90deg' })
globalStyle(`[dir="rtl"] ${details}:not([open]) > ${summary} > ${mark} svg`, { rotate: '90deg' })
globalStyle(`${details}[data-first] > ${summary} > ${mark} svg`, { '@media': { [media.tabular]: { rotate: 'none !important' } } })
globalStyle(`${details}::details-content`, { '@media': { [media.print]: { display: 'block', contentVisibility: 'visible' } } })

export const line = style({ ...baselineRow, columnGap: '0.625rem', lineHeight: 1.5 })
export const name = style({ ...mono, minInlineSize: 0, fontSize: '0.875rem', fontWeight: weight.medium })
export const type = style({ ...mono, minInlineSize: 0, ...muted('0.78125rem') })
export const asterisk = style({
  marginInlineStart: '-0.4375rem',
  ...muted('0.75rem'),
  textDecoration: 'none',
})
/** Marked with a square, so that color is not the only difference. */
export const required = style({
  fontSize: size.label,
  fontWeight: weight.medium,
  '::before': {
    content: '',
    display: 'inline-block',
    marginInlineEnd: '0.375rem',
    ...square('0.375rem'),
    verticalAlign: '0.125em',
    background: color.line.strong,
    forcedColorAdjust: 'none',
  },
  '@media': { [media.forced]: { '::before': { background: 'CanvasText' } } },
})
export const fact = style({ ...mono, minInlineSize: 0, ...muted('0.78125rem') })
export const inside = style({ ...small, selectors: { [`details[open] > ${summary} &`]: { display: 'none' } } })
export const meaning = style({
  display: 'block',
  maxInlineSize: measure,
  marginBlockStart: '0.1875rem',
  fontSize: '0.90625rem',
  lineHeight: 1.52,
  textWrap: 'pretty',
})
export const constraints = style({ color: color.text.muted })
globalStyle(`${summary}:hover ${name}`, { '@media': { [media.hover]: { color: color.accent.default } } })
