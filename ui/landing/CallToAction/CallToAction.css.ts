import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { oneColumn } from '../../elements/Layout/one-column.ts'
import { tight } from '../section/tight.ts'

const strong = `${vars.stroke.thin} solid ${vars.color.line.strong}`

export const options = style({
  ...oneColumn,
  border: strong,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
export const option = style({
  breakInside: 'avoid',
  containerType: 'inline-size',
  ...oneColumn,
  selectors: { '& + &': { borderBlockStart: strong } },
  '@media': { [media.wide]: { selectors: { '& + &': { borderBlockStart: 0, borderInlineStart: strong } } } },
})
export const link = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: vars.space[12],
  minBlockSize: '9rem',
  padding: vars.space[6],
  textDecoration: 'none',
  borderRadius: vars.radius.l,
  transitionProperty: 'background-color, color',
  transitionDuration: vars.motion.quick,
  selectors: {
    // Ring inside: the neighbors would cover it.
    '&:focus-visible': { outlineOffset: '-4px' },
    [`${option}:first-child &:focus-visible`]: { outlineColor: vars.color.accent.on },
    [`${option}:first-child &`]: {
      background: vars.color.accent.default,
      color: vars.color.accent.on,
      borderEndEndRadius: 0,
      borderEndStartRadius: 0,
    },
  },
  '@media': {
    [media.wide]: {
      selectors: { [`${option}:first-child &`]: { borderEndStartRadius: '5px', borderStartEndRadius: 0, borderStartStartRadius: '5px' } },
    },
    [media.hover]: {
      selectors: {
        '&:hover': { background: vars.color.sunken },
        [`${option}:first-child &:hover`]: { background: vars.color.accent.hover },
      },
    },
    [media.still]: { transition: 'none' },
  },
  '@container': { [tight]: { padding: vars.space[3] } },
})
export const label = style({
  fontSize: vars.size.title,
  fontWeight: vars.weight.semibold,
  letterSpacing: vars.tracking.title,
  lineHeight: vars.leading.title,
})
export const detail = style({
  fontFamily: vars.font.mono,
  fontSize: vars.size.label,
  letterSpacing: 0,
})
/** The underline ends with the words, before the arrow. */
export const underlined = style({
  selectors: { [`${link}:hover &`]: { textDecoration: 'underline', textUnderlineOffset: '0.4em' } },
})
export const ledger = style({ ...oneColumn, gap: vars.space[5], overflowWrap: 'anywhere' })
export const claims = style({
  ...oneColumn,
  gap: vars.space[6],
  // Aligns the figures with the options above, which have no gap.
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: 0 } },
})
export const claim = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: vars.space[1],
  '@media': { [media.wide]: { paddingInlineEnd: vars.space[6] } },
})
export const figure = style({
  fontSize: vars.size.h3,
  fontWeight: vars.weight.semibold,
  letterSpacing: vars.tracking.heading,
  lineHeight: vars.leading.title,
})
