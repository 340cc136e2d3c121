import { style } from '@vanilla-extract/css'
import { color, media, radius, space, stroke, weight } from '@workspace/tokens/values.ts'
import { muted, notPrinted, panelBorder, ringInside } from '../../elements/mixins.ts'

const border = `${stroke.thin} solid ${color.field.border}`
const button = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '2.25rem',
  border,
  background: color.surface,
  color: color.text.default,
  fontSize: '0.875rem',
  fontWeight: weight.medium,
  lineHeight: 1.2,
  cursor: 'pointer',
  ':active': { background: color.sunken },
} as const
const hovered = { [media.hover]: { ':hover': { borderColor: color.line.strong } } } as const
const onPhone = { [media.stacked]: { minBlockSize: '2.75rem' } } as const

const anchor = '--onenode-page-actions'
const anchored = '(position-area: self-block-end span-self-inline-start)'
export const root = style({
  position: 'relative',
  '@supports': { [anchored]: { position: 'static' } },
  display: 'flex',
  minInlineSize: 0,
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  ...notPrinted,
})
export const copy = style({
  ...button,
  minInlineSize: 0,
  padding: `${space[1]} ${space[3]}`,
  borderRadius: 0,
  borderStartStartRadius: radius.m,
  borderEndStartRadius: radius.m,
  borderInlineEndWidth: 0,
  ...ringInside,
  '@media': { ...hovered, ...onPhone, [media.noScript]: { display: 'none' } },
})
export const menu = style({ flex: 'none', display: 'flex', anchorName: anchor, anchorScope: anchor })
export const opener = style({
  ...button,
  justifyContent: 'center',
  inlineSize: '2.25rem',
  borderStartEndRadius: radius.m,
  borderEndEndRadius: radius.m,
  fontSize: '0.75rem',
  listStyle: 'none',
  ...ringInside,
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { ...hovered, [media.stacked]: { minBlockSize: '2.75rem', inlineSize: '2.75rem' } },
})
export const list = style({
  position: 'absolute',
  zIndex: 9,
  insetBlockStart: `calc(100% + ${space[2]})`,
  insetInlineEnd: 0,
  inlineSize: 'min(18.75rem, 80vw)',
  padding: '0.375rem',
  border: panelBorder,
  borderRadius: radius.m,
  background: color.surface,
  // A menu that would extend beyond the window opens toward the other side, or toward both.
  '@supports': {
    [anchored]: {
      inset: 'auto',
      alignSelf: 'unsafe start',
      marginBlockStart: space[2],
      positionAnchor: anchor,
      positionArea: 'self-block-end span-self-inline-start',
      positionTryFallbacks: 'self-block-end span-self-inline-end, self-block-end span-all',
    },
  },
})
export const action = style({
  display: 'grid',
  gridTemplateColumns: '1.125rem minmax(0, 1fr)',
  columnGap: space[3],
  padding: `${space[2]} 0.625rem`,
  borderRadius: radius.s,
  fontSize: '0.875rem',
  lineHeight: 1.43,
  textDecoration: 'none',
  ...ringInside,
  '@media': { [media.hover]: { ':hover': { background: color.sunken } } },
})
export const icon = style({ paddingBlockStart: '0.125rem', fontSize: '1rem', lineHeight: 1 })
export const label = style({ display: 'block' })
export const hint = style({ display: 'block', ...muted('0.78125rem') })
