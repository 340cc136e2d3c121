import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { color, font, media, space, stroke, systemColors, weight } from '@workspace/tokens/values.ts'
import { cardFrame, circle, flexColumn, flexWrap, generated, hairline, measure, muted, oneColumn } from '../../elements/mixins.ts'
import { hiddenAtStart } from '../../elements/VisuallyHidden/visually-hidden.ts'
import { drawnWhenForced } from '../Sidebar/line.ts'

/** Styles for a line that runs across instead of down. */
const inRoom = <const Style>(styles: Style) => ({ '@container': { '(min-width: 40em)': styles } })
const thread = stroke.thread
const mono = { fontFamily: font.mono, fontSize: '0.75rem', letterSpacing: 0, lineHeight: 1.5 } as const
const wash = `color-mix(in srgb, ${color.accent.default} 8%, ${color.surface})`
const drawing = {
  '@media': { [media.forced]: { vars: systemColors } },
  // Avoids `:dir()`, for the reason given in scroller.css.ts.
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
} as const
const colors = {
  live: color.accent.default,
  done: color.status.success,
  danger: color.status.danger,
  rest: color.field.border,
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
  background: color.surface,
} as const
export const frame = style({ containerType: 'inline-size' })
export const steps = style({
  ...oneColumn,
  padding: `${space[5]} ${space[5]} ${space[5]} ${space[4]}`,
  ...inRoom({
    gridTemplateColumns: 'repeat(13, minmax(0, 1fr))',
    gridTemplateRows: 'auto auto auto auto',
    padding: `${space[5]} 0 0`,
  }),
})
export const span = styleVariants({ 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8 }, (columns: number) =>
  inRoom({ gridColumnEnd: `span ${columns}` }),
)
/** Column in which a state starts. Column 1 contains the line from the edge to the first state. */
export const start = styleVariants(
  { 0: 2, 1: 3, 2: 4, 3: 5, 4: 6, 5: 7, 6: 8, 7: 9, 8: 10, 9: 11, 10: 12, 11: 13 },
  (gridColumnStart: number) => inRoom({ gridColumnStart }),
)
export const step = style({
  position: 'relative',
  ...flexColumn,
  paddingInlineStart: `calc(${rail} + ${space[5]})`,
  paddingBlockEnd: space[5],
  selectors: {
    '&::before': {
      ...generated,
      insetInlineStart: `calc(${rail} / 2 - ${thread} / 2)`,
      insetBlock: `0.5rem -0.5rem`,
      borderInlineStart: `${thread} solid ${color.accent.default}`,
    },
    '&[data-way="waiting"]::before': { borderInlineStartStyle: 'dashed' },
    '&[data-way="rest"]::before': { borderInlineStartColor: color.line.default },
    '&[data-last]::before': { content: 'none' },
    '&[data-last]': { paddingBlockEnd: 0 },
    '&::after': { ...dot, insetBlockStart: 0, border: `4px solid ${color.accent.default}` },
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
    paddingInlineEnd: `calc(10px + ${space[2]})`,
    paddingBlockEnd: space[1],
    selectors: {
      '[data-last] > &': { paddingInlineEnd: space[1] },
      '&[data-shared]': { inlineSize: '48%' },
    },
  }),
})
export const name = style({
  fontSize: '0.875rem',
  fontWeight: weight.semibold,
  lineHeight: 1.4,
  overflowWrap: 'break-word',
  maxInlineSize: '100%',
})
export const call = style({ ...mono, color: color.text.muted, direction: 'ltr' })
const note = { color: color.text.muted, fontSize: '0.78125rem', lineHeight: 1.4 } as const
export const text = style(note)
export const strip = style([
  drawing,
  { display: 'none', position: 'relative', zIndex: 1, overflow: 'visible', ...inRoom({ display: 'block', gridRow: 2 }) },
])
const drawn = { fill: 'none', strokeWidth: 2 } as const
const dashes = { strokeDasharray: '4 5' } as const
export const ways = styleVariants({
  live: { ...drawn, stroke: color.accent.default },
  waiting: { ...drawn, ...dashes, stroke: color.accent.default },
  rest: { ...drawn, stroke: color.line.default },
})
export const falls = styleVariants({
  live: { ...drawn, stroke: color.status.danger },
  waiting: { ...drawn, ...dashes, stroke: color.status.danger },
})
export const rings = styleVariants(colors, (tone) => ({ fill: color.surface, stroke: tone, strokeWidth: 4.5 }))
export const arrow = style({ fill: color.accent.default })

export const passage = style({
  ...note,
  marginBlockStart: space[3],
  ...inRoom({
    gridRow: 3,
    margin: 0,
    paddingInline: space[1],
    paddingBlockEnd: space[4],
    textAlign: 'center',
    textWrap: 'balance',
  }),
})
export const detail = style({ ...mono, color: color.text.default })
export const marks = style({
  ...flexWrap,
  columnGap: space[4],
  marginBlockStart: space[3],
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
  color: color.text.muted,
  ...inRoom({
    gridColumn: 'span 2',
    paddingBlockStart: space[1],
    paddingInline: space[1],
    borderInlineEnd: `${thread} solid ${color.accent.default}`,
    textAlign: 'end',
    translate: '1px 0',
  }),
})
export const meter = style({
  ...mono,
  color: color.text.muted,
  ...inRoom({
    gridRow: 3,
    alignSelf: 'start',
    marginBlockStart: '-12px',
    paddingBlock: `calc(12px + ${space[1]}) ${space[2]}`,
    paddingInline: space[4],
    marginInlineEnd: `calc(100% / 7)`,
    background: wash,
  }),
})
globalStyle(`${meter} > code`, { font: 'inherit' })
export const again = style({
  marginBlockStart: space[2],
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
export const turn = style({ ...mono, color: color.accent.default })
export const loop = style([drawing, { display: 'none', ...inRoom({ display: 'block' }) }])

export const end = style({
  position: 'relative',
  ...flexColumn,
  marginBlockStart: space[5],
  paddingInlineStart: `calc(${rail} + ${space[5]})`,
  selectors: { '&::after': { ...dot, insetBlockStart: '1.125rem', border: `4px solid ${color.status.danger}` } },
  '@media': drawnWhenForced,
  ...inRoom({
    gridRow: '3 / 5',
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    margin: 0,
    padding: 0,
    minBlockSize: '6.25rem',
    paddingBlockEnd: space[3],
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
  color: color.status.danger,
  ...inRoom({ gridColumn: '10 / 12', gridRow: 1, alignSelf: 'end', marginBlockEnd: '22px', paddingInlineStart: space[6] }),
})
export const from = style(inRoom(hiddenAtStart))
export const endState = style({
  ...flexColumn,
  alignItems: 'flex-start',
  ...inRoom({ gridColumn: '12 / -1', gridRow: 1, alignSelf: 'end', paddingInlineStart: space[4], paddingBlockEnd: '1px' }),
})

export const charges = style({
  ...oneColumn,
  gap: space[2],
  padding: space[5],
  borderBlockStart: hairline,
  ...inRoom({ gridTemplateColumns: 'repeat(13, minmax(0, 1fr))', gap: 0, paddingBlock: space[5], paddingInline: 0 }),
})
export const title = style({ ...note, ...inRoom({ paddingInline: space[3] }) })
export const items = style({
  ...oneColumn,
  gap: space[2],
  ...inRoom({ gridColumn: '2 / -1', display: 'grid', gridTemplateColumns: 'subgrid', gap: 0 }),
})
export const charge = style({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  justifyContent: 'flex-end',
  alignItems: 'baseline',
  columnGap: space[3],
  ...inRoom({ flexDirection: 'column', flexWrap: 'nowrap', justifyContent: 'flex-start', alignItems: 'stretch', rowGap: space[1] }),
})
export const bar = style({
  flex: '1 1 9rem',
  padding: `${space[1]} ${space[2]}`,
  borderInlineStart: `${thread} solid ${color.accent.default}`,
  background: wash,
  selectors: { '&[data-first]': { background: `color-mix(in srgb, ${color.accent.default} 18%, ${color.surface})` } },
  // Forced colors remove backgrounds, so charges get outlines.
  '@media': {
    [media.forced]: {
      outline: `${stroke.thin} solid CanvasText`,
      outlineOffset: '-1px',
      selectors: { '&[data-first]': { outlineWidth: stroke.thread } },
    },
  },
  ...inRoom({ flex: 'none', marginInlineEnd: space[2] }),
})
globalStyle(`${bar} > ${text}`, { color: color.text.default })
export const amount = style({ ...mono, color: color.accent.default, fontWeight: weight.medium })
export const when = style({ ...note, flex: '0 0 7rem', ...inRoom({ flex: 'none', paddingInlineEnd: space[2] }) })
export const remainder = style({ ...note, ...inRoom({ gridColumn: 'span 2', paddingInlineEnd: space[3] }) })
export const caption = style({
  paddingBlock: space[3],
  paddingInline: `${space[4]} max(${space[4]}, 100% - ${measure})`,
  borderBlockStart: hairline,
  ...muted('0.84375rem'),
  lineHeight: 1.5,
  textWrap: 'pretty',
})
