import { color, font, layout, media, radius, stroke, weight } from '@workspace/tokens/values.ts'

/** About 75 characters of prose. */
export const measure = '33em'

export const hairline = `${stroke.thin} solid ${color.line.default}`

/** Line above a table or between the parts of a page. */
export const strongLine = `${stroke.strong} solid ${color.line.strong}`

/** Border of a menu and of other boxes in front of the page. */
export const panelBorder = `${stroke.thin} solid ${color.line.strong}`

export const fieldBorder = `${stroke.strong} solid ${color.field.border}`

/** Frame of a card. */
export const cardFrame = { border: hairline, borderRadius: radius.l, background: color.surface } as const

export const mono = { fontFamily: font.mono, letterSpacing: 0 } as const

export const monoText = <Size extends string>(fontSize: Size) => ({ ...mono, fontSize }) as const

/** Secondary text. */
export const muted = <Size extends string>(fontSize: Size) => ({ color: color.text.muted, fontSize }) as const

export const pageGround = { background: color.canvas, color: color.text.default } as const
export const accentGround = { background: color.accent.default, color: color.accent.on } as const
export const verifiedGround = { background: color.verified.default, color: color.verified.on } as const
export const invertedGround = { background: color.text.default, color: color.canvas } as const

/** Weight of a title. The word spacing compensates for the tight tracking, which also narrows spaces. */
export const headline = { fontWeight: weight.semibold, wordSpacing: '0.06em' } as const

/** Box that `::before` or `::after` draws. */
export const generated = { content: '', position: 'absolute' } as const

export const square = <Size extends string | number>(size: Size) => ({ inlineSize: size, blockSize: size }) as const

export const circle = <Size extends string | number>(size: Size) => ({ ...square(size), borderRadius: '50%' }) as const

/** Focus ring inside the element, for places where a neighbor or a scrolling box would cover an outer ring. */
export const ringInside = { ':focus-visible': { outlineOffset: '-2px' } } as const

const hidden = { display: 'none' } as const
export const notPrinted = { '@media': { [media.print]: hidden } } as const
export const needsScript = { '@media': { [media.noScript]: hidden, [media.print]: hidden } } as const
export const narrowOnly = { '@media': { [media.columns]: hidden } } as const
export const wideOnly = { '@media': { [media.narrow]: hidden } } as const

export const flexRow = { display: 'flex', alignItems: 'center' } as const

export const wrappingRow = { ...flexRow, flexWrap: 'wrap' } as const

export const spreadRow = { ...wrappingRow, justifyContent: 'space-between' } as const

export const baselineRow = { ...wrappingRow, alignItems: 'baseline' } as const

export const inlineRow = { ...flexRow, display: 'inline-flex' } as const

export const flexWrap = { display: 'flex', flexWrap: 'wrap' } as const

export const flexColumn = { display: 'flex', flexDirection: 'column' } as const

export const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const bareButton = { border: 0, background: 'transparent', cursor: 'pointer' } as const

export const pageWidth = {
  maxInlineSize: `calc(${layout.page} + 2 * ${layout.margin})`,
  marginInline: 'auto',
  paddingInline: layout.margin,
} as const

/** Grid of twelve columns. Items start in column 1, 4, 7 or 10. */
export const twelve = {
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: layout.gutter,
} as const

export const span = (first: 1 | 4 | 7 | 10, last: number) =>
  ({ gridColumn: '1 / -1', '@media': { [media.columns]: { gridColumn: `${first} / ${last + 1}` } } }) as const
