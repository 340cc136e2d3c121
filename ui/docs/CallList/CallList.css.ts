import { globalStyle, style } from '@vanilla-extract/css'
import { color, font, media, radius, size, space, weight } from '@workspace/tokens/values.ts'
import { baselineRow, flexWrap, hairline, measure, muted, notPrinted, ringInside, strongLine } from '../../elements/mixins.ts'

const mono = { fontFamily: font.mono, letterSpacing: 0, direction: 'ltr', unicodeBidi: 'isolate' } as const

export const root = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const prefix = style({
  ...baselineRow,
  gap: `${space[1]} ${space[3]}`,
  marginBlockEnd: space[2],
  ...muted('0.84375rem'),
})
export const code = style({ ...mono, color: color.text.default, overflowWrap: 'anywhere' })
export const list = style({ borderBlockStart: strongLine })
export const item = style({ borderBlockEnd: hairline, breakInside: 'avoid' })
// In a list of calls, hides the other sections on phones, where the menu contains them.
export const section = style({ '@media': { [media.stacked]: { selectors: { [`${list}:has([data-call]) > &`]: { display: 'none' } } } } })
/** Width of a phone with large text, where the method would leave no room for the title. */
const large = '(max-width: 19em)'
export const link = style({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr) 1.25rem',
  alignItems: 'start',
  paddingBlock: space[3],
  paddingInlineEnd: space[2],
  borderRadius: radius.s,
  textDecoration: 'none',
  '@media': {
    [media.hover]: { ':hover': { background: color.sunken } },
    [media.stacked]: { paddingBlock: '0.65625rem' },
    [large]: { gridTemplateColumns: 'minmax(0, 1fr) 1.25rem', rowGap: space[1] },
  },
  ...ringInside,
})
export const method = style({ lineHeight: 1, '@media': { [large]: { gridColumn: '1 / -1' } } })
export const name = style({ ...flexWrap, columnGap: space[3], minInlineSize: 0, lineHeight: 1.5 })
export const title = style({ minInlineSize: 0, fontSize: size.small, fontWeight: weight.semibold })
export const path = style({
  ...mono,
  minInlineSize: 0,
  ...muted(size.label),
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-alone]': { flexBasis: '100%', color: color.text.default, fontSize: '0.875rem', fontWeight: weight.medium },
    [`${link}:hover &[data-alone]`]: { color: color.accent.default },
  },
  '@media': { [media.stacked]: { selectors: { '&:not([data-alone])': { display: 'none' } } } },
})
export const text = style({ maxInlineSize: measure, color: color.text.muted, fontSize: '0.90625rem', textWrap: 'pretty' })
export const arrow = style({
  display: 'grid',
  justifyItems: 'end',
  paddingBlockStart: '0.1875rem',
  ...muted('0.875rem'),
  ...notPrinted,
})
// Removes the URL that print styles add after links.
globalStyle(`${link}${link}[href]::after`, { '@media': { [media.print]: { content: 'none' } } })
