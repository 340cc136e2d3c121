import { globalStyle, style } from '@vanilla-extract/css'
import { color, layout, media, space, stroke, systemColors } from '@workspace/tokens/values.ts'
import { generated, hairline, oneColumn, panelBorder, spreadRow, wrappingRow } from '../../elements/mixins.ts'
import { endRoom, fadingDown, ground, startRoom } from '../../elements/scroller/scroller.css.ts'

const full = media.reference
export const shell = '97.5rem'
const hidden = { display: 'none' } as const
const wideText = '67rem'

const column = { position: 'sticky', insetBlockStart: layout.header } as const
const tall = `calc(100dvh - ${layout.header})`

export const root = style({ minBlockSize: '100dvh', '@media': { [media.narrow]: { vars: { [layout.header]: '3.5rem' } } } })
export const columns = style({
  maxInlineSize: shell,
  marginInline: 'auto',
  '@media': {
    [media.columns]: { display: 'grid', gridTemplateColumns: '15.5rem minmax(0, 1fr)' },
    [full]: { gridTemplateColumns: '17.5rem minmax(0, 1fr)' },
  },
})
export const navigation = style([
  fadingDown,
  {
    display: 'none',
    '@media': {
      // Shown without scripts, because the menu needs them.
      [media.noScript]: { display: 'block', paddingBlock: space[5], paddingInline: layout.margin, borderBlockEnd: hairline },
      [media.columns]: {
        ...column,
        vars: { [ground]: color.canvas, [startRoom]: '28px', [endRoom]: space[12] },
        borderBlockEnd: 0,
        display: 'block',
        alignSelf: 'start',
        blockSize: tall,
        paddingBlock: 0,
        paddingInline: '24px 12px',
        selectors: {
          '&::before': {
            background: `linear-gradient(to bottom, ${color.canvas} 60%, transparent)`,
          },
        },
      },
      [media.print]: hidden,
    },
  },
])
globalStyle(`${navigation} > nav`, { position: 'relative' })
globalStyle(`${navigation} > nav::before`, {
  '@media': {
    [media.columns]: {
      ...generated,
      zIndex: 2,
      insetBlockStart: '-28px',
      insetInlineStart: '8px',
      inlineSize: stroke.thread,
      blockSize: '28px',
      background: color.accent.default,
    },
    [media.forced]: { forcedColorAdjust: 'none', vars: systemColors },
  },
})
export const page = style({
  ...oneColumn,
  rowGap: space[5],
  paddingBlock: `${space[5]} ${space[16]}`,
  paddingInline: '1.25rem',
  outline: 'none',
  '@media': {
    [media.stacked]: { rowGap: space[4], paddingBlockEnd: space[8] },
    [media.columns]: {
      minBlockSize: tall,
      alignContent: 'start',
      paddingBlockStart: '1.6875rem',
      paddingInline: '2.5rem',
      borderInlineStart: hairline,
    },
    [full]: {
      gridTemplateColumns: 'minmax(0, 50rem) minmax(12.5rem, 14.5rem)',
      gridTemplateRows: 'auto auto 1fr',
      columnGap: '3.5rem',
      justifyContent: 'space-between',
      paddingInline: '3rem 2.5rem',
      selectors: {
        '&[data-reference]': {
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
          columnGap: '2.5rem',
          paddingInlineEnd: '2rem',
        },
        '&[data-wide]': { gridTemplateColumns: `minmax(0, ${wideText})`, justifyContent: 'start' },
      },
    },
    [media.print]: { display: 'block', padding: 0 },
  },
})
// The panel of a walk-through replaces the table of contents.
globalStyle(`${page}:has([data-walk])`, {
  position: 'relative',
  '@media': { [full]: { gridTemplateColumns: 'minmax(0, 43.75rem) 19.75rem', columnGap: '3rem' } },
})
const first = {
  '@media': { [full]: { gridColumn: 1, selectors: { '[data-reference] > &': { gridColumn: '1 / -1' } } } },
} as const
export const head = style({
  ...oneColumn,
  alignContent: 'start',
  gap: space[3],
  '@media': { [full]: { gridColumn: 1 }, [media.print]: { marginBlockEnd: space[5] } },
})
export const bar = style({
  ...spreadRow,
  gap: space[2],
  minBlockSize: '2.25rem',
})
export const tools = style({
  ...wrappingRow,
  gap: space[2],
  marginInlineStart: 'auto',
  '@media': { [media.stacked]: { flexBasis: '100%', justifyContent: 'space-between' }, [media.print]: { display: 'none' } },
})
export const overview = style({
  ...oneColumn,
  alignContent: 'start',
  '@media': { [full]: { paddingBlockStart: '2.75rem' }, [media.print]: { marginBlockEnd: space[6] } },
})
export const text = style({ minInlineSize: 0, ...first })
globalStyle(`[data-reference] > ${text} > * > p`, { '@media': { [full]: { maxInlineSize: 'calc(50% - 1.25rem)' } } })
export const footer = style({
  marginBlockStart: space[10],
  '@media': { ...first['@media'], [media.stacked]: { marginBlockStart: space[6] } },
})
export const aside = style([
  fadingDown,
  {
    display: 'none',
    '@media': {
      // Shown without scripts, because the menu with the table of contents needs them.
      [media.noScript]: { display: 'block', overflow: 'visible' },
      [full]: {
        ...column,
        vars: { [ground]: color.canvas, [startRoom]: space[6], [endRoom]: space[6] },
        gridColumn: 2,
        gridRow: '1 / -1',
        alignSelf: 'start',
        display: 'block',
        overflow: 'hidden auto',
        maxBlockSize: tall,
        marginBlockStart: `calc(${space[6]} * -1 + 4px)`,
        // Leaves room for a focus ring.
        marginInline: `calc(${space[1]} * -1)`,
        paddingInline: space[1],
      },
      [media.print]: hidden,
    },
  },
])
globalStyle(`${page}:has([data-walk]) > ${aside}`, hidden)
export const pill = style({
  position: 'fixed',
  zIndex: 5,
  insetBlockEnd: space[4],
  insetInlineEnd: '1.25rem',
  maxInlineSize: 'calc(100% - 2.5rem)',
  paddingInline: space[3],
  border: panelBorder,
  borderRadius: '1.5rem',
  background: color.canvas,
  '@media': { [full]: hidden, [media.noScript]: hidden, [media.print]: hidden, '(max-height: 25.99em)': hidden },
})
globalStyle(`${page}:has([data-walk]) > ${pill}`, hidden)
globalStyle(`${page}:has(> ${pill}) > ${footer}`, {
  paddingBlockEnd: '3.5rem',
  '@media': { [full]: { paddingBlockEnd: 0 }, [media.print]: { paddingBlockEnd: 0 } },
})
// Keeps focused elements from scrolling under the button.
globalStyle(`html:has(${pill})`, { scrollPaddingBlockEnd: '5rem', '@media': { [full]: { scrollPaddingBlockEnd: 'auto' } } })
