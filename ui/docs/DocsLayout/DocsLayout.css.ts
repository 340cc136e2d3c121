import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { oneColumn } from '../../elements/Layout/one-column.ts'
import { endRoom, fadingDown, ground, startRoom } from '../../elements/scroller/scroller.css.ts'

/** Room for three columns: 80 em, 1280 px at the default text size. */
const full = 'screen and (min-width: 80em)'
const hairline = `${vars.stroke.thin} solid ${vars.color.line.default}`
const hidden = { display: 'none' } as const

const column = { position: 'sticky', insetBlockStart: vars.layout.header } as const
const tall = `calc(100dvh - ${vars.layout.header})`

export const root = style({ minBlockSize: '100dvh' })
export const columns = style({
  '@media': { [media.desktop]: { display: 'grid', gridTemplateColumns: '18.5rem minmax(0, 1fr)' } },
})
export const navigation = style([
  fadingDown,
  {
    display: 'none',
    '@media': {
      // Without scripts there is no menu.
      [media.noScript]: { display: 'block', paddingBlock: vars.space[5], paddingInline: vars.layout.margin, borderBlockEnd: hairline },
      [media.desktop]: {
        ...column,
        // Starts 8 px higher than the breadcrumbs, so that the first title is on their line.
        vars: { [ground]: vars.color.canvas, [startRoom]: `calc(${vars.space[12]} - ${vars.space[1]})`, [endRoom]: vars.space[10] },
        borderBlockEnd: 0,
        display: 'block',
        alignSelf: 'start',
        blockSize: tall,
        paddingBlock: 0,
        // The groups' line starts below the ring of the logo.
        paddingInlineStart: `calc(${vars.layout.margin} - ${vars.marker.ring} / 2)`,
        paddingInlineEnd: vars.space[5],
      },
      [media.print]: hidden,
    },
  },
])
export const menu = style({
  paddingInline: vars.layout.margin,
  borderBlockEnd: hairline,
  '@media': { [media.desktop]: hidden, [media.noScript]: hidden, [media.print]: hidden },
})
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 47.5rem)',
  justifyContent: 'center',
  rowGap: vars.space[5],
  paddingBlock: `${vars.space[6]} ${vars.space[16]}`,
  paddingInline: vars.layout.margin,
  outline: 'none',
  '@media': {
    [media.desktop]: { minBlockSize: tall, alignContent: 'start', paddingBlockStart: vars.space[12], borderInlineStart: hairline },
    [full]: {
      gridTemplateColumns: 'minmax(0, 47.5rem) 14.5rem',
      gridTemplateRows: 'auto auto 1fr',
      columnGap: vars.space[16],
      paddingInline: `${vars.space[16]} ${vars.layout.margin}`,
    },
    [media.print]: { display: 'block', padding: 0 },
  },
})
const first = { '@media': { [full]: { gridColumn: 1 } } } as const
export const head = style({
  ...oneColumn,
  gap: vars.space[2],
  '@media': { [full]: { gridColumn: 1 }, [media.print]: { marginBlockEnd: vars.space[5] } },
})
export const text = style({ minInlineSize: 0, ...first })
export const footer = style({ marginBlockStart: vars.space[10], ...first })
export const aside = style([
  fadingDown,
  {
    ...oneColumn,
    gap: vars.space[3],
    overflow: 'visible',
    '::before': { content: 'none' },
    '::after': { content: 'none' },
    '@media': {
      [full]: {
        ...column,
        vars: { [ground]: vars.color.canvas, [startRoom]: vars.space[6], [endRoom]: vars.space[6] },
        gridColumn: 2,
        gridRow: '1 / -1',
        alignSelf: 'start',
        display: 'block',
        overflow: 'hidden auto',
        maxBlockSize: tall,
        // Level with the breadcrumbs; sticks below the header.
        marginBlockStart: `calc(${vars.space[6]} * -1)`,
        // Room for a focus ring.
        marginInline: `calc(${vars.space[1]} * -1)`,
        paddingInline: vars.space[1],
        '::before': { content: '' },
        '::after': { content: '' },
      },
      [media.print]: hidden,
    },
  },
])
export const contents = style({ display: 'none', '@media': { [full]: { display: 'block' } } })
export const more = style({ '@media': { [full]: { marginBlockStart: vars.space[4] } } })
export const folded = style({ border: hairline, borderRadius: vars.radius.l, background: vars.color.surface, '@media': { [full]: hidden } })
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minBlockSize: '2.75rem',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  borderRadius: vars.radius.l,
  fontSize: vars.size.small,
  fontWeight: vars.weight.semibold,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  ':focus-visible': { outlineOffset: '-2px' },
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [media.hover]: { ':hover': { color: vars.color.accent.default } } },
})
export const unfolded = style({ paddingInline: vars.space[4], paddingBlockEnd: vars.space[3] })
