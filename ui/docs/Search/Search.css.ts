import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { disabledButton } from '../../elements/disabledButton.css.ts'
import { bareButton, flexRow, hairline, inlineRow, mono, square } from '../../elements/mixins.ts'
import { hiddenAtStart } from '../../elements/VisuallyHidden/visually-hidden.ts'

const asField = {
  justifyContent: 'start',
  flexShrink: 1,
  inlineSize: '26.25rem',
  maxInlineSize: '100%',
  minBlockSize: '2.75rem',
  paddingInline: `${vars.space[3]} ${vars.space[2]}`,
  borderColor: vars.color.field.border,
  background: vars.color.surface,
}

export const button = style([
  disabledButton,
  {
    ...inlineRow,
    gap: vars.space[3],
    minInlineSize: '2.75rem',
    minBlockSize: '2.75rem',
    padding: 0,
    justifyContent: 'center',
    border: `${vars.stroke.thin} solid transparent`,
    borderRadius: vars.radius.m,
    background: 'transparent',
    color: vars.color.text.muted,
    fontSize: vars.size.small,
    textAlign: 'start',
    cursor: 'pointer',
    '@media': {
      [media.wide]: { ...asField, minBlockSize: '2.5rem', minInlineSize: 'max-content' },
      [media.hover]: { ':hover': { borderColor: vars.color.text.default, color: vars.color.text.default } },
      [media.noScript]: { display: 'none' },
    },
    selectors: { '&[data-wide]': asField },
  },
])
const wide = `${button}[data-wide] &`
export const glass = style({
  display: 'flex',
  fontSize: '1.125rem',
  '@media': { [media.wide]: { fontSize: '1rem' } },
})
const shown = { position: 'static', ...square('auto'), clipPath: 'none' } as const
export const label = style({
  ...hiddenAtStart,
  '@media': { [media.wide]: shown },
  selectors: { [wide]: shown },
})
export const keys = style({
  display: 'none',
  flex: 'none',
  marginInlineStart: 'auto',
  paddingInline: vars.space[1],
  border: hairline,
  borderRadius: vars.radius.s,
  ...mono,
  fontSize: '0.75rem',
  lineHeight: 1.6,
  whiteSpace: 'nowrap',
  // As wide as “Ctrl K”, so that nothing moves when “⌘ K” replaces it.
  minInlineSize: `calc(6ch + 2 * ${vars.space[1]} + 2 * ${vars.stroke.thin})`,
  textAlign: 'center',
  '@media': { [media.wide]: { display: 'inline-block' } },
})
export const waiting = style({ ...flexRow, justifyContent: 'space-between', paddingInlineEnd: vars.space[3] })
export const failed = style({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineEnd: vars.space[4],
  maxInlineSize: '20rem',
  padding: vars.space[3],
  paddingInlineEnd: '3.25rem',
  border: `${vars.stroke.thin} solid ${vars.color.status.danger}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  color: vars.color.status.danger,
  fontSize: vars.size.small,
})
export const pages = style({
  display: 'grid',
  gap: vars.space[2],
  maxBlockSize: '50vh',
  margin: 0,
  paddingInline: vars.space[5],
  paddingBlockEnd: vars.space[5],
  overflowY: 'auto',
  listStyle: 'none',
})
export const quiet = {
  ...bareButton,
  borderRadius: vars.radius.s,
  color: vars.color.text.muted,
  '@media': { [media.hover]: { ':hover': { color: vars.color.text.default } } },
} as const
export const close = style([
  quiet,
  {
    position: 'absolute',
    insetBlockStart: vars.space[2],
    insetInlineEnd: vars.space[2],
    display: 'grid',
    placeItems: 'center',
    minInlineSize: '2.75rem',
    minBlockSize: '2.75rem',
    padding: 0,
    fontSize: vars.size.small,
  },
])
export const message = style({
  padding: vars.space[5],
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
})
