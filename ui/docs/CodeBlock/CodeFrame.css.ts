import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import {
  circle,
  flexColumn,
  flexRow,
  flexWrap,
  generated,
  hairline,
  inlineRow,
  mono,
  notPrinted,
  wrappingRow,
} from '../../elements/mixins.ts'
import { tool } from '../../elements/CopyButton/CopyButton.css.ts'
import { hiddenAtStart } from '../../elements/VisuallyHidden/visually-hidden.ts'
import { frame, overlay } from './frame.css.ts'

const forPrint = { ...notPrinted } as const

export const head = style({
  ...wrappingRow,
  flex: 'none',
  gap: vars.space[2],
  minBlockSize: '2.625rem',
  paddingInline: `${vars.space[4]} ${vars.space[2]}`,
  borderBlockEnd: hairline,
  '@media': { [media.stacked]: { minBlockSize: '2.875rem', paddingInlineEnd: vars.space[1] } },
})
export const title = style({
  flex: '1 1 8rem',
  ...wrappingRow,
  gap: vars.space[2],
  minInlineSize: 0,
  paddingBlock: vars.space[2],
  ...mono,
  fontSize: '0.78125rem',
  fontWeight: vars.weight.medium,
  lineHeight: 1.44,
  overflowWrap: 'anywhere',
})
export const mark = style({ display: 'flex', flex: 'none', color: vars.color.text.muted, fontSize: '0.875rem' })
export const path = style({ flex: '1 1 6rem', minInlineSize: 'min(100%, 6rem)' })
export const status = style({
  flex: 'none',
  color: vars.color.status.success,
  fontFamily: vars.font.sans,
  fontSize: '0.84375rem',
  fontWeight: vars.weight.semibold,
  selectors: {
    '&[data-status="4"]': { color: vars.color.status.caution },
    '&[data-status="5"]': { color: vars.color.status.danger },
  },
})
export const facts = style({ color: vars.color.text.muted, fontWeight: vars.weight.regular })

export const foot = style({
  flex: 'none',
  ...wrappingRow,
  columnGap: vars.space[4],
  paddingBlock: vars.space[1],
  paddingInline: `${vars.space[4]} ${vars.space[1]}`,
  borderBlockStart: hairline,
})

export const next = style({
  ...flexRow,
  gap: vars.space[2],
  minBlockSize: '2rem',
  paddingInline: vars.space[3],
  borderRadius: vars.radius.m,
  background: vars.color.accent.default,
  color: vars.color.accent.on,
  fontSize: vars.size.label,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  '@media': {
    [media.stacked]: {
      flex: '1 0 auto',
      justifyContent: 'center',
      maxInlineSize: '100%',
      minBlockSize: '2.75rem',
      marginBlockEnd: vars.space[1],
    },
    [media.hover]: { ':hover': { textDecoration: 'underline' } },
    [media.forced]: { border: `${vars.stroke.thin} solid` },
  },
})

export const row = style({
  flex: 1,
  alignSelf: 'stretch',
  ...flexWrap,
  minInlineSize: 0,
  marginInline: `calc(${vars.space[2]} * -1)`,
  ...forPrint,
})
export const rowBelow = style({
  flex: 'none',
  ...flexWrap,
  paddingInline: vars.space[2],
  borderBlockEnd: hairline,
  ...forPrint,
})
export const tab = style({
  position: 'relative',
  ...flexRow,
  gap: '0.375rem',
  minBlockSize: '2.375rem',
  minInlineSize: '1.5rem',
  paddingInline: vars.space[2],
  color: vars.color.text.muted,
  fontSize: '0.78125rem',
  lineHeight: 1.3,
  cursor: 'pointer',
  selectors: {
    '&::after': { ...generated, insetInline: vars.space[2], insetBlockEnd: '-1px', blockSize: vars.stroke.thread },
  },
  '@media': {
    [media.hover]: { ':hover': { color: vars.color.text.default } },
    [media.stacked]: { minBlockSize: '2.75rem', minInlineSize: '2.75rem' },
    [media.forced]: { forcedColorAdjust: 'none', color: 'CanvasText' },
  },
})
export const chosen = {
  label: { color: vars.color.text.default, fontWeight: vars.weight.medium, '@media': { [media.forced]: { color: 'CanvasText' } } },
  edge: { background: vars.color.accent.default, '@media': { [media.forced]: { background: 'Highlight' } } },
} as const
globalStyle(`${tab}:has(:checked)`, chosen.label)
globalStyle(`${tab}:has(:checked)::after`, chosen.edge)
// Narrow, so that four labeled statuses fit beside the tools.
globalStyle(`${row} > ${tab}`, { paddingInline: '0.375rem', '@media': { [media.stacked]: { paddingInline: vars.space[1] } } })
globalStyle(`${row} > ${tab}::after`, { insetInline: '0.375rem', '@media': { [media.stacked]: { insetInline: vars.space[1] } } })
export const words = style({})
globalStyle(`${tab}:not(:has(:checked)) ${words}`, { '@media': { [media.stacked]: hiddenAtStart } })
export const radio = style([overlay])

export const dot = style({
  flex: 'none',
  ...circle('0.4375rem'),
  forcedColorAdjust: 'none',
  background: vars.color.status.success,
  selectors: {
    '&[data-status="4"]': { background: 'none', border: `2px solid ${vars.color.status.caution}` },
    '&[data-status="5"]': { background: vars.color.status.danger, borderRadius: 0 },
  },
  '@media': {
    [media.forced]: { background: 'CanvasText', selectors: { '&[data-status="4"]': { background: 'Canvas', borderColor: 'CanvasText' } } },
  },
})

export const statuses = style({ ...flexWrap, columnGap: vars.space[3] })
export const code = style({
  ...inlineRow,
  gap: '0.375rem',
  color: vars.color.text.muted,
  fontSize: vars.size.label,
  fontWeight: vars.weight.regular,
})

export const pane = style({
  ...flexColumn,
  minBlockSize: 0,
  minInlineSize: 0,
  // Browsers that don't know which tab is chosen show all panes.
  '@supports': { 'selector(:has(a))': { '@media': { screen: { selectors: { '&[data-at]': { display: 'none' } } } } } },
})
/** Maximum number of panes. */
const most = 6
for (let at = 0; at < most; at += 1)
  globalStyle(`${frame}:has(input[data-at="${at}"]:checked) ${pane}[data-at="${at}"]`, {
    '@supports': { 'selector(:has(a))': { '@media': { screen: { display: 'flex' } } } },
  })
export const label = style({
  display: 'none',
  paddingInline: vars.space[4],
  fontSize: vars.size.label,
  fontWeight: vars.weight.semibold,
  '@media': { [media.print]: { display: 'block', paddingBlockStart: vars.space[3] } },
})
export const meaning = style({
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderBlockEnd: hairline,
  color: vars.color.text.muted,
  fontSize: '0.84375rem',
  lineHeight: 1.5,
  textWrap: 'pretty',
})
globalStyle(`${meaning}:last-child`, { borderBlockEnd: 0 })

export const tools = style({ flex: 'none', display: 'flex', marginInlineStart: 'auto' })
// A selected tab without code has nothing to copy or wrap.
globalStyle(`${frame}:has(input[data-empty]:checked) ${tools}`, { visibility: 'hidden' })
export const wrap = style([tool])
globalStyle(`${wrap}:has(:checked)`, { background: vars.color.sunken, color: vars.color.accent.default })
