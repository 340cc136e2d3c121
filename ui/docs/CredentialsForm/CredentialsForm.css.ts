import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { smallControl } from '../../elements/Field/control.css.ts'
import { oneColumn } from '../../elements/Layout/one-column.ts'

export const root = style({
  border: `${vars.stroke.thin} solid ${vars.color.line.default}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  overflowWrap: 'anywhere',
  selectors: { '&[data-look="menu"]': { position: 'relative', borderColor: 'transparent', background: 'none' } },
  '@media': {
    // It needs scripts, and its values are not for paper.
    [media.noScript]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
})
export const title = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '2.75rem',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  fontSize: vars.size.small,
  fontWeight: vars.weight.semibold,
  borderRadius: vars.radius.l,
  cursor: 'pointer',
  ':focus-visible': { outlineOffset: '-2px' },
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '[data-look="menu"] > &': {
      justifyContent: 'start',
      minBlockSize: '2.25rem',
      paddingInline: vars.space[3],
      fontWeight: vars.weight.medium,
    },
  },
  '@media': {
    [media.hover]: { ':hover': { color: vars.color.accent.default } },
    [media.stacked]: { selectors: { '[data-look="menu"] > &': { paddingInlineStart: 0 } } },
  },
})
export const form = style({
  ...oneColumn,
  gap: vars.space[4],
  padding: `${vars.space[1]} ${vars.space[4]} ${vars.space[4]}`,
  selectors: {
    '[data-look="menu"] > &': {
      position: 'absolute',
      zIndex: 9,
      insetInlineEnd: 0,
      inlineSize: 'min(20rem, 80vw)',
      marginBlockStart: vars.space[2],
      padding: vars.space[4],
      border: `${vars.stroke.thin} solid ${vars.color.line.strong}`,
      borderRadius: vars.radius.m,
      background: vars.color.surface,
    },
  },
  // On a phone the button is at the start of its line.
  '@media': { [media.stacked]: { selectors: { '[data-look="menu"] > &': { insetInline: '0 auto' } } } },
})
export const input = style([smallControl, { direction: 'ltr', fontFamily: vars.font.mono, letterSpacing: 0 }])
export const hint = style({ color: vars.color.text.muted, fontSize: vars.size.small, textWrap: 'pretty' })
