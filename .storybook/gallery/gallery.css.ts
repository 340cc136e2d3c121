import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'

const hairline = `${vars.stroke.thin} solid ${vars.color.line.default}`
const narrow = '(max-width: 47.9375em)'
const ring = '1.5rem'

export const root = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[16],
  paddingInlineStart: vars.space[12],
  color: vars.color.text.default,
  fontFamily: vars.font.sans,
  fontSize: vars.size.body,
  lineHeight: vars.leading.body,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: `calc(-1 * ${vars.space[16]}) 0`,
    insetInlineStart: vars.space[2],
    inlineSize: vars.stroke.line,
    background: vars.color.accent.default,
  },
  '@media': { [narrow]: { paddingInlineStart: vars.space[8], '::before': { insetInlineStart: 0 } } },
})
globalStyle(`.sbdocs.sbdocs-content:has(${root})`, { maxWidth: '84rem' })
globalStyle(`.sbdocs-wrapper:has(${root}) aside`, { display: 'none' })

export const top = style({ display: 'grid', gridTemplateColumns: '1fr auto', alignItems: 'end', gap: `${vars.space[6]} ${vars.space[8]}` })
export const name = style({ fontSize: vars.size.h2, fontWeight: 600, letterSpacing: '-0.05em', lineHeight: 1, margin: 0 })
export const lead = style({ fontSize: vars.size.lead, margin: `${vars.space[3]} 0 0` })
export const figure = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space[4],
  inlineSize: '18rem',
  blockSize: '9rem',
  '@media': { [narrow]: { display: 'none' } },
})
export const quarter = style({
  overflow: 'hidden',
  selectors: { '&:first-child': { borderStartStartRadius: '100%' }, '&:last-child': { borderStartEndRadius: '100%' } },
})
globalStyle(`${quarter} svg`, { blockSize: '100%', maxInlineSize: 'none' })

export const search = style({ gridColumn: '1 / -1', display: 'grid', gap: vars.space[3] })
export const field = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  blockSize: '3.75rem',
  paddingInline: vars.space[5],
  border: `${vars.stroke.strong} solid ${vars.color.line.strong}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  color: 'inherit',
  font: 'inherit',
  fontSize: vars.size.lead,
})
export const label = style({ fontWeight: 600 })
export const status = style({ margin: 0, fontFamily: vars.font.mono, fontSize: vars.size.label, color: vars.color.text.muted })
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], margin: 0, padding: 0, listStyle: 'none' })
export const chip = style({
  display: 'block',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  border: hairline,
  borderRadius: vars.radius.s,
  color: 'inherit',
  fontSize: vars.size.small,
  textDecoration: 'none',
  ':hover': { borderColor: vars.color.line.strong },
})
export const count = style({
  fontFamily: vars.font.mono,
  fontSize: vars.size.label,
  color: vars.color.text.muted,
  marginInlineStart: vars.space[2],
})
export const note = style({ margin: 0, paddingInlineStart: vars.space[4], borderInlineStart: `3px solid ${vars.color.accent.default}` })
export const link = style({ color: vars.color.accent.default })

export const group = style({ display: 'grid', gap: vars.space[4] })
export const head = style({ position: 'relative', display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: vars.space[4] })
export const station = style({
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: `calc(${vars.space[2]} + ${vars.stroke.line} / 2 - ${ring} / 2 - ${vars.space[12]})`,
    insetBlockStart: '0.6rem',
    boxSizing: 'border-box',
    inlineSize: ring,
    blockSize: ring,
    border: `${vars.stroke.marker} solid ${vars.color.accent.default}`,
    borderRadius: '50%',
    background: vars.color.canvas,
  },
  '@media': { [narrow]: { '::before': { insetInlineStart: `calc(${vars.stroke.line} / 2 - ${ring} / 2 - ${vars.space[8]})` } } },
})
export const title = style({
  margin: 0,
  fontSize: vars.size.h3,
  fontWeight: 600,
  letterSpacing: '-0.035em',
  lineHeight: 1.15,
  scrollMarginBlockStart: vars.space[6],
})
export const purpose = style({ margin: 0, color: vars.color.text.muted })
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
  gridAutoFlow: 'dense',
  gap: vars.space[5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const wide = style({ '@media': { '(min-width: 48em)': { gridColumn: 'span 2' } } })
export const tile = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: '148px auto',
  minInlineSize: 0,
  overflow: 'hidden',
  border: hairline,
  borderRadius: vars.radius.m,
  ':hover': { borderColor: vars.color.line.strong },
})
/** Makes the whole tile lead to the page. */
export const cover = style({
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':focus-visible': { outline: 'none' },
  selectors: { '&:focus-visible::after': { outline: `2px solid ${vars.color.accent.default}`, outlineOffset: '-4px' } },
})
export const caption = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  borderBlockStart: hairline,
  background: vars.color.surface,
  fontSize: vars.size.small,
  fontWeight: 600,
})
export const room = style({ fontFamily: vars.font.mono, fontSize: vars.size.label, fontWeight: 400, color: vars.color.text.muted })

/** Own stacking and containing block, so that what is fixed or sticky stays in its tile. */
export const thumb = style({
  position: 'relative',
  overflow: 'hidden',
  contain: 'strict',
  containerType: 'size',
  background: vars.color.canvas,
  color: vars.color.text.default,
})
const centered = style({ position: 'absolute', insetBlockStart: '50%', insetInlineStart: '50%', translate: '-50% -50%' })
export const fitted = style([centered, { inlineSize: 'max-content', maxInlineSize: '24rem' }])
export const filled = style([centered, { inlineSize: '20rem', selectors: { [`${wide} &`]: { inlineSize: '36rem' } } }])
/** A section as wide as the window, made as small as the tile. */
export const page = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: '100vw',
  transformOrigin: '0 0',
  scale: 'tan(atan2(100cqi, 100vw))',
})
export const padded = style({ padding: vars.space[10], boxSizing: 'border-box' })
export const frame = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '200%',
  blockSize: '200%',
  border: 0,
  transformOrigin: '0 0',
  scale: '0.5',
})
export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
  gap: vars.space[6],
  margin: 0,
  paddingBlockStart: vars.space[6],
  borderBlockStart: `${vars.stroke.strong} solid ${vars.color.line.strong}`,
})
