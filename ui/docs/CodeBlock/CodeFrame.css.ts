import { globalStyle, style } from '@vanilla-extract/css'
import { color, font, media, radius, size, space, stroke, weight } from '@workspace/tokens/values.ts'
import {
  accentGround,
  circle,
  flexColumn,
  flexRow,
  flexWrap,
  generated,
  hairline,
  inlineRow,
  monoText,
  muted,
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
  gap: space[2],
  minBlockSize: '2.625rem',
  paddingInline: `${space[4]} ${space[2]}`,
  borderBlockEnd: hairline,
  '@media': { [media.stacked]: { minBlockSize: '2.875rem', paddingInlineEnd: space[1] } },
})
export const title = style({
  flex: '1 1 8rem',
  ...wrappingRow,
  gap: space[2],
  minInlineSize: 0,
  paddingBlock: space[2],
  ...monoText('0.78125rem'),
  fontWeight: weight.medium,
  lineHeight: 1.44,
  overflowWrap: 'anywhere',
})
export const mark = style({ display: 'flex', flex: 'none', ...muted('0.875rem') })
export const path = style({ flex: '1 1 6rem', minInlineSize: 'min(100%, 6rem)' })
export const status = style({
  flex: 'none',
  color: color.status.success,
  fontFamily: font.sans,
  fontSize: '0.84375rem',
  fontWeight: weight.semibold,
  selectors: {
    '&[data-status="4"]': { color: color.status.caution },
    '&[data-status="5"]': { color: color.status.danger },
  },
})
export const facts = style({ color: color.text.muted, fontWeight: weight.regular })

export const foot = style({
  flex: 'none',
  ...wrappingRow,
  columnGap: space[4],
  paddingBlock: space[1],
  paddingInline: `${space[4]} ${space[1]}`,
  borderBlockStart: hairline,
})

export const next = style({
  ...flexRow,
  gap: space[2],
  minBlockSize: '2rem',
  paddingInline: space[3],
  borderRadius: radius.m,
  ...accentGround,
  fontSize: size.label,
  fontWeight: weight.medium,
  textDecoration: 'none',
  '@media': {
    [media.stacked]: {
      flex: '1 0 auto',
      justifyContent: 'center',
      maxInlineSize: '100%',
      minBlockSize: '2.75rem',
      marginBlockEnd: space[1],
    },
    [media.hover]: { ':hover': { textDecoration: 'underline' } },
    [media.forced]: { border: `${stroke.thin} solid` },
  },
})

export const row = style({
  flex: 1,
  alignSelf: 'stretch',
  ...flexWrap,
  minInlineSize: 0,
  marginInline: `calc(${space[2]} * -1)`,
  ...forPrint,
})
export const rowBelow = style({
  flex: 'none',
  ...flexWrap,
  paddingInline: space[2],
  borderBlockEnd: hairline,
  ...forPrint,
})
export const tab = style({
  position: 'relative',
  ...flexRow,
  gap: '0.375rem',
  minBlockSize: '2.375rem',
  minInlineSize: '1.5rem',
  paddingInline: space[2],
  ...muted('0.78125rem'),
  lineHeight: 1.3,
  cursor: 'pointer',
  selectors: {
    '&::after': { ...generated, insetInline: space[2], insetBlockEnd: '-1px', blockSize: stroke.thread },
  },
  '@media': {
    [media.hover]: { ':hover': { color: color.text.default } },
    [media.stacked]: { minBlockSize: '2.75rem', minInlineSize: '2.75rem' },
    [media.forced]: { forcedColorAdjust: 'none', color: 'CanvasText' },
  },
})
export const chosen = {
  label: { color: color.text.default, fontWeight: weight.medium, '@media': { [media.forced]: { color: 'CanvasText' } } },
  edge: { background: color.accent.default, '@media': { [media.forced]: { background: 'Highlight' } } },
} as const
globalStyle(`${tab}:has(:checked)`, chosen.label)
globalStyle(`${tab}:has(:checked)::after`, chosen.edge)
// The padding is narrow, so that four labeled statuses fit beside the tools.
globalStyle(`${row} > ${tab}`, { paddingInline: '0.375rem', '@media': { [media.stacked]: { paddingInline: space[1] } } })
globalStyle(`${row} > ${tab}::after`, { insetInline: '0.375rem', '@media': { [media.stacked]: { insetInline: space[1] } } })
export const words = style({})
globalStyle(`${tab}:not(:has(:checked)) ${words}`, { '@media': { [media.stacked]: hiddenAtStart } })
export const radio = style([overlay])

export const dot = style({
  flex: 'none',
  ...circle('0.4375rem'),
  forcedColorAdjust: 'none',
  background: color.status.success,
  selectors: {
    '&[data-status="4"]': { background: 'none', border: `2px solid ${color.status.caution}` },
    '&[data-status="5"]': { background: color.status.danger, borderRadius: 0 },
  },
  '@media': {
    [media.forced]: { background: 'CanvasText', selectors: { '&[data-status="4"]': { background: 'Canvas', borderColor: 'CanvasText' } } },
  },
})

export const statuses = style({ ...flexWrap, columnGap: space[3] })
export const code = style({
  ...inlineRow,
  gap: '0.375rem',
  ...muted(size.label),
  fontWeight: weight.regular,
})

export const pane = style({
  ...flexColumn,
  minBlockSize: 0,
  minInlineSize: 0,
  // Browsers without `:has` show all panes, because their CSS cannot tell which tab is selected.
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
  paddingInline: space[4],
  fontSize: size.label,
  fontWeight: weight.semibold,
  '@media': { [media.print]: { display: 'block', paddingBlockStart: space[3] } },
})
export const meaning = style({
  padding: `${space[2]} ${space[4]}`,
  borderBlockEnd: hairline,
  ...muted('0.84375rem'),
  lineHeight: 1.5,
  textWrap: 'pretty',
})
globalStyle(`${meaning}:last-child`, { borderBlockEnd: 0 })

export const tools = style({ flex: 'none', display: 'flex', marginInlineStart: 'auto' })
// A selected tab without code has nothing to copy or wrap.
globalStyle(`${frame}:has(input[data-empty]:checked) ${tools}`, { visibility: 'hidden' })
export const wrap = style([tool])
globalStyle(`${wrap}:has(:checked)`, { background: color.sunken, color: color.accent.default })
