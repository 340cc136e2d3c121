import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { systemColors } from '@workspace/tokens/forced-colors.ts'
import { media } from '@workspace/tokens/media.ts'
import { cardFrame, circle, flexColumn, flexWrap, generated, hairline, measure, oneColumn } from '../../elements/mixins.ts'
import { hiddenAtStart } from '../../elements/VisuallyHidden/visually-hidden.ts'
import { drawnWhenForced } from '../Sidebar/line.ts'

/** Styles for a line that runs across instead of down. */
const inRoom = <const Style>(styles: Style) => ({ '@container': { '(min-width: 40em)': styles } })
const thread = vars.stroke.thread
const mono = { fontFamily: vars.font.mono, fontSize: '0.75rem', letterSpacing: 0, lineHeight: 1.5 } as const
const wash = `color-mix(in srgb, ${vars.color.accent.default} 8%, ${vars.color.surface})`
const drawing = {
  '@media': { [media.forced]: { vars: systemColors } },
  // Avoids `:dir()`, like scroller.css.ts.
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
} as const
const colors = {
  live: vars.color.accent.default,
  done: vars.color.status.success,
  danger: vars.color.status.danger,
  rest: vars.color.field.border,
} as const

export const root = style({
  ...oneColumn,
  ...cardFrame,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
})
const rail = '1.125rem'
const dot = {
  ...generated,
  insetInlineStart: 0,
  ...circle(rail),
  background: vars.color.surface,
} as const
export const frame = style({ containerType: 'inline-size' })
export const steps = style({
  ...oneColumn,
  padding: `${vars.space[5]} ${vars.space[5]} ${vars.space[5]} ${vars.space[4]}`,
  ...inRoom({
    gridTemplateColumns: 'repeat(13, minmax(0, 1fr))',
    gridTemplateRows: 'auto auto auto auto',
    padding: `${vars.space[5]} 0 0`,
  }),
})
export const span = styleVariants({ 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8 }, (columns: number) =>
  inRoom({ gridColumnEnd: `span ${columns}` }),
)
/** Column 1 is the line from the edge to the first state. */
export const start = styleVariants(
  { 0: 2, 1: 3, 2: 4, 3: 5, 4: 6, 5: 7, 6: 8, 7: 9, 8: 10, 9: 11, 10: 12, 11: 13 },
  (gridColumnStart: number) => inRoom({ gridColumnStart }),
)
export const step = style({
  position: 'relative',
  ...flexColumn,
  paddingInlineStart: `calc(${rail} + ${vars.space[5]})`,
  paddingBlockEnd: vars.space[5],
  selectors: {
    '&::before': {
      ...generated,
      insetInlineStart: `calc(${rail} / 2 - ${thread} / 2)`,
      insetBlock: `0.5rem -0.5rem`,
      borderInlineStart: `${thread} solid ${vars.color.accent.default}`,
    },
    '&[data-way="waiting"]::before': { borderInlineStartStyle: 'dashed' },
    '&[data-way="rest"]::before': { borderInlineStartColor: vars.color.line.default },
    '&[data-last]::before': { content: 'none' },
    '&[data-last]': { paddingBlockEnd: 0 },
    '&::after': { ...dot, insetBlockStart: 0, border: `4px solid ${vars.color.accent.default}` },
    ...Object.fromEntries(
      (['done', 'danger', 'rest'] as const).map((tone) => [`&[data-tone="${tone}"]::after`, { borderColor: colors[tone] }]),
    ),
  },
  '@media': drawnWhenForced,
  ...inRoom({
    gridRow: '1 / 4',
    ...oneColumn,
    gridTemplateRows: 'subgrid',
    padding: 0,
    selectors: { '&::before': { content: 'none' }, '&::after': { content: 'none' } },
  }),
})
globalStyle(`${step} > *`, inRoom({ gridColumn: 1 }))
export const head = style({
  ...flexColumn,
  alignItems: 'flex-start',
  ...inRoom({
    gridRow: 1,
    justifyContent: 'flex-end',
    marginInlineStart: '-10px',
    // The next name starts 10 px before its column.
    paddingInlineEnd: `calc(10px + ${vars.space[2]})`,
    paddingBlockEnd: vars.space[1],
    selectors: {
      '[data-last] > &': { paddingInlineEnd: vars.space[1] },
      '&[data-shared]': { inlineSize: '48%' },
    },
  }),
})
export const name = style({
  fontSize: '0.875rem',
  fontWeight: vars.weight.semibold,
  lineHeight: 1.4,
  overflowWrap: 'break-word',
  maxInlineSize: '100%',
})
export const call = style({ ...mono, color: vars.color.text.muted, direction: 'ltr' })
const note = { color: vars.color.text.muted, fontSize: '0.78125rem', lineHeight: 1.4 } as const
export const text = style(note)
export const strip = style([
  drawing,
  { display: 'none', position: 'relative', zIndex: 1, overflow: 'visible', ...inRoom({ display: 'block', gridRow: 2 }) },
])
const stroke = { fill: 'none', strokeWidth: 2 } as const
const dashes = { strokeDasharray: '4 5' } as const
export const ways = styleVariants({
  live: { ...stroke, stroke: vars.color.accent.default },
  waiting: { ...stroke, ...dashes, stroke: vars.color.accent.default },
  rest: { ...stroke, stroke: vars.color.line.default },
})
export const falls = styleVariants({
  live: { ...stroke, stroke: vars.color.status.danger },
  waiting: { ...stroke, ...dashes, stroke: vars.color.status.danger },
})
export const rings = styleVariants(colors, (color) => ({ fill: vars.color.surface, stroke: color, strokeWidth: 4.5 }))
export const arrow = style({ fill: vars.color.accent.default })

export const passage = style({
  ...note,
  marginBlockStart: vars.space[3],
  ...inRoom({
    gridRow: 3,
    margin: 0,
    paddingInline: vars.space[1],
    paddingBlockEnd: vars.space[4],
    textAlign: 'center',
    textWrap: 'balance',
  }),
})
export const detail = style({ ...mono, color: vars.color.text.default })
export const marks = style({
  ...flexWrap,
  columnGap: vars.space[4],
  marginBlockStart: vars.space[3],
  ...inRoom({
    gridRow: 3,
    display: 'grid',
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    columnGap: 0,
    margin: 0,
    minBlockSize: '3.75rem',
    marginBlockStart: '-12px',
    paddingBlockStart: '12px',
    background: wash,
  }),
})
export const mark = style({
  ...mono,
  color: vars.color.text.muted,
  ...inRoom({
    gridColumn: 'span 2',
    paddingBlockStart: vars.space[1],
    paddingInline: vars.space[1],
    borderInlineEnd: `${thread} solid ${vars.color.accent.default}`,
    textAlign: 'end',
    translate: '1px 0',
  }),
})
export const meter = style({
  ...mono,
  color: vars.color.text.muted,
  ...inRoom({
    gridRow: 3,
    alignSelf: 'start',
    marginBlockStart: '-12px',
    paddingBlock: `calc(12px + ${vars.space[1]}) ${vars.space[2]}`,
    paddingInline: vars.space[4],
    marginInlineEnd: `calc(100% / 7)`,
    background: wash,
  }),
})
globalStyle(`${meter} > code`, { font: 'inherit' })
export const again = style({
  marginBlockStart: vars.space[2],
  ...inRoom({
    gridRow: 1,
    justifySelf: 'end',
    alignSelf: 'end',
    inlineSize: '38%',
    margin: 0,
    marginInlineEnd: 'calc(100% / 7)',
    marginBlockEnd: '-10px',
    textAlign: 'center',
  }),
})
export const turn = style({ ...mono, color: vars.color.accent.default })
export const loop = style([drawing, { display: 'none', ...inRoom({ display: 'block' }) }])

export const end = style({
  position: 'relative',
  ...flexColumn,
  marginBlockStart: vars.space[5],
  paddingInlineStart: `calc(${rail} + ${vars.space[5]})`,
  selectors: { '&::after': { ...dot, insetBlockStart: '1.125rem', border: `4px solid ${vars.color.status.danger}` } },
  '@media': drawnWhenForced,
  ...inRoom({
    gridRow: '3 / 5',
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    margin: 0,
    padding: 0,
    minBlockSize: '6.25rem',
    paddingBlockEnd: vars.space[3],
    pointerEvents: 'none',
    selectors: { '&::after': { content: 'none' } },
  }),
})
export const fall = style([
  drawing,
  {
    display: 'none',
    overflow: 'visible',
    ...inRoom({ display: 'block', gridColumn: '1 / 12', gridRow: 1, blockSize: 'calc(100% + 12px)', marginBlockStart: '-12px' }),
  },
])
export const action = style({
  ...mono,
  color: vars.color.status.danger,
  ...inRoom({ gridColumn: '10 / 12', gridRow: 1, alignSelf: 'end', marginBlockEnd: '22px', paddingInlineStart: vars.space[6] }),
})
export const from = style(inRoom(hiddenAtStart))
export const endState = style({
  ...flexColumn,
  alignItems: 'flex-start',
  ...inRoom({ gridColumn: '12 / -1', gridRow: 1, alignSelf: 'end', paddingInlineStart: vars.space[4], paddingBlockEnd: '1px' }),
})

export const charges = style({
  ...oneColumn,
  gap: vars.space[2],
  padding: vars.space[5],
  borderBlockStart: hairline,
  ...inRoom({ gridTemplateColumns: 'repeat(13, minmax(0, 1fr))', gap: 0, paddingBlock: vars.space[5], paddingInline: 0 }),
})
export const title = style({ ...note, ...inRoom({ paddingInline: vars.space[3] }) })
export const items = style({
  ...oneColumn,
  gap: vars.space[2],
  ...inRoom({ gridColumn: '2 / -1', display: 'grid', gridTemplateColumns: 'subgrid', gap: 0 }),
})
export const charge = style({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  justifyContent: 'flex-end',
  alignItems: 'baseline',
  columnGap: vars.space[3],
  ...inRoom({ flexDirection: 'column', flexWrap: 'nowrap', justifyContent: 'flex-start', alignItems: 'stretch', rowGap: vars.space[1] }),
})
export const bar = style({
  flex: '1 1 9rem',
  padding: `${vars.space[1]} ${vars.space[2]}`,
  borderInlineStart: `${thread} solid ${vars.color.accent.default}`,
  background: wash,
  selectors: { '&[data-first]': { background: `color-mix(in srgb, ${vars.color.accent.default} 18%, ${vars.color.surface})` } },
  // Forced colors remove backgrounds, so charges get outlines.
  '@media': {
    [media.forced]: {
      outline: `${vars.stroke.thin} solid CanvasText`,
      outlineOffset: '-1px',
      selectors: { '&[data-first]': { outlineWidth: vars.stroke.thread } },
    },
  },
  ...inRoom({ flex: 'none', marginInlineEnd: vars.space[2] }),
})
globalStyle(`${bar} > ${text}`, { color: vars.color.text.default })
export const amount = style({ ...mono, color: vars.color.accent.default, fontWeight: vars.weight.medium })
export const when = style({ ...note, flex: '0 0 7rem', ...inRoom({ flex: 'none', paddingInlineEnd: vars.space[2] }) })
export const remainder = style({ ...note, ...inRoom({ gridColumn: 'span 2', paddingInlineEnd: vars.space[3] }) })
export const caption = style({
  paddingBlock: vars.space[3],
  paddingInline: `${vars.space[4]} max(${vars.space[4]}, 100% - ${measure})`,
  borderBlockStart: hairline,
  color: vars.color.text.muted,
  fontSize: '0.84375rem',
  lineHeight: 1.5,
  textWrap: 'pretty',
})
