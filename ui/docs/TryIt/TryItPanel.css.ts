import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { bareButton, flexColumn, flexRow, hairline, mono } from '../../elements/mixins.ts'

const edge = `${vars.stroke.strong} solid ${vars.color.line.strong}`

export const root = style({
  insetInline: 0,
  insetBlockEnd: 0,
  ...flexColumn,
  blockSize: 'min(88dvh, 47.5rem)',
  overflow: 'hidden',
  borderBlockStart: edge,
  borderStartStartRadius: vars.radius.l,
  borderStartEndRadius: vars.radius.l,
  background: vars.color.surface,
  color: vars.color.text.default,
  outline: 'none',
  selectors: {
    '&[data-docked]': {
      position: 'fixed',
      zIndex: 15,
      insetBlockStart: vars.layout.header,
      insetInlineStart: 'auto',
      inlineSize: 'calc((100vw - 17.5rem - 3rem - 4.5rem) / 2 + 3.25rem)',
      blockSize: 'auto',
      borderBlockStart: 0,
      borderInlineStart: edge,
      borderRadius: 0,
    },
  },
  '@media': { [media.print]: { display: 'none' } },
})
export const head = style({
  flex: 'none',
  ...flexRow,
  gap: vars.space[3],
  minBlockSize: '3.25rem',
  paddingBlock: vars.space[1],
  paddingInline: `${vars.space[4]} ${vars.space[2]}`,
  borderBlockEnd: hairline,
})
export const title = style({ flex: 'none', fontSize: vars.size.small, fontWeight: vars.weight.semibold })
export const path = style({
  flex: 1,
  minInlineSize: 0,
  color: vars.color.text.muted,
  ...mono,
  fontSize: vars.size.label,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
})
export const close = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  padding: 0,
  ...bareButton,
  borderRadius: vars.radius.m,
  fontSize: '1rem',
  ':focus-visible': { outlineOffset: '-2px' },
  '@media': { [media.hover]: { ':hover': { background: vars.color.sunken } } },
})
