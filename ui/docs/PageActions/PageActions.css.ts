import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { ringInside, panelBorder, notPrinted } from '../../elements/mixins.ts'

const border = `${vars.stroke.thin} solid ${vars.color.field.border}`
const button = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '2.25rem',
  border,
  background: vars.color.surface,
  color: vars.color.text.default,
  fontSize: '0.875rem',
  fontWeight: vars.weight.medium,
  lineHeight: 1.2,
  cursor: 'pointer',
  ':active': { background: vars.color.sunken },
} as const
const hovered = { [media.hover]: { ':hover': { borderColor: vars.color.line.strong } } } as const
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
  padding: `${vars.space[1]} ${vars.space[3]}`,
  borderRadius: 0,
  borderStartStartRadius: vars.radius.m,
  borderEndStartRadius: vars.radius.m,
  borderInlineEndWidth: 0,
  ...ringInside,
  '@media': { ...hovered, ...onPhone, [media.noScript]: { display: 'none' } },
})
export const menu = style({ flex: 'none', display: 'flex', anchorName: anchor, anchorScope: anchor })
export const opener = style({
  ...button,
  justifyContent: 'center',
  inlineSize: '2.25rem',
  borderStartEndRadius: vars.radius.m,
  borderEndEndRadius: vars.radius.m,
  fontSize: '0.75rem',
  listStyle: 'none',
  ...ringInside,
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { ...hovered, [media.stacked]: { minBlockSize: '2.75rem', inlineSize: '2.75rem' } },
})
export const list = style({
  position: 'absolute',
  zIndex: 9,
  insetBlockStart: `calc(100% + ${vars.space[2]})`,
  insetInlineEnd: 0,
  inlineSize: 'min(18.75rem, 80vw)',
  padding: '0.375rem',
  border: panelBorder,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  // A menu that would extend beyond the window opens toward the other side, or toward both.
  '@supports': {
    [anchored]: {
      inset: 'auto',
      alignSelf: 'unsafe start',
      marginBlockStart: vars.space[2],
      positionAnchor: anchor,
      positionArea: 'self-block-end span-self-inline-start',
      positionTryFallbacks: 'self-block-end span-self-inline-end, self-block-end span-all',
    },
  },
})
export const action = style({
  display: 'grid',
  gridTemplateColumns: '1.125rem minmax(0, 1fr)',
  columnGap: vars.space[3],
  padding: `${vars.space[2]} 0.625rem`,
  borderRadius: vars.radius.s,
  fontSize: '0.875rem',
  lineHeight: 1.43,
  textDecoration: 'none',
  ...ringInside,
  '@media': { [media.hover]: { ':hover': { background: vars.color.sunken } } },
})
export const icon = style({ paddingBlockStart: '0.125rem', fontSize: '1rem', lineHeight: 1 })
export const label = style({ display: 'block' })
export const hint = style({ display: 'block', color: vars.color.text.muted, fontSize: '0.78125rem' })
