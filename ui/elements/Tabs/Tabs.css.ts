import { style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.ts'
import { media } from '../../../tokens/media.ts'

export const root = style({ minInlineSize: 0 })

export const list = style({
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  borderBlockEnd: `${vars.stroke.thin} solid ${vars.color.line.default}`,
  '@media': { [media.noScript]: { display: 'none' } },
})

export const tab = style({
  flex: 'none',
  display: 'grid',
  alignContent: 'center',
  minBlockSize: '2.75rem',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  border: 0,
  borderBlockEnd: `${vars.space[1]} solid transparent`,
  background: 'transparent',
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  lineHeight: vars.leading.title,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transitionProperty: 'color, border-color',
  transitionDuration: vars.motion.quick,
  // The bold width is kept free, so that choosing a tab moves none of its neighbours.
  '::after': { content: 'attr(data-label)', blockSize: 0, overflow: 'hidden', visibility: 'hidden', fontWeight: vars.weight.semibold },
  selectors: {
    '&[aria-selected="true"]': {
      borderBlockEndColor: vars.color.accent.default,
      color: vars.color.text.default,
      fontWeight: vars.weight.semibold,
    },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: vars.color.text.default } } },
    [media.still]: { transition: 'none' },
    [media.forced]: { borderBlockEndColor: 'Canvas', selectors: { '&[aria-selected="true"]': { borderBlockEndColor: 'Highlight' } } },
  },
})

export const panel = style({
  paddingBlock: vars.space[5],
  '@media': { [media.noScript]: { selectors: { '&[hidden]': { display: 'block' } } } },
})

export const label = style({
  display: 'none',
  marginBlockEnd: vars.space[2],
  fontSize: vars.size.small,
  fontWeight: vars.weight.semibold,
  '@media': { [media.noScript]: { display: 'block' } },
})
