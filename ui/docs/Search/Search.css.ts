import { style } from '@vanilla-extract/css'
import { color, media, radius, size, space, stroke } from '@workspace/tokens/values.ts'
import { disabledButton } from '../../elements/disabledButton.css.ts'
import { bareButton, flexRow, hairline, inlineRow, monoText, muted, square } from '../../elements/mixins.ts'
import { hiddenAtStart } from '../../elements/VisuallyHidden/visually-hidden.ts'

const asField = {
  justifyContent: 'start',
  flexShrink: 1,
  inlineSize: '26.25rem',
  maxInlineSize: '100%',
  minBlockSize: '2.75rem',
  paddingInline: `${space[3]} ${space[2]}`,
  borderColor: color.field.border,
  background: color.surface,
}

export const button = style([
  disabledButton,
  {
    ...inlineRow,
    gap: space[3],
    minInlineSize: '2.75rem',
    minBlockSize: '2.75rem',
    padding: 0,
    justifyContent: 'center',
    border: `${stroke.thin} solid transparent`,
    borderRadius: radius.m,
    background: 'transparent',
    ...muted(size.small),
    textAlign: 'start',
    cursor: 'pointer',
    '@media': {
      [media.wide]: { ...asField, minBlockSize: '2.5rem', minInlineSize: 'max-content' },
      [media.hover]: { ':hover': { borderColor: color.text.default, color: color.text.default } },
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
  paddingInline: space[1],
  border: hairline,
  borderRadius: radius.s,
  ...monoText('0.75rem'),
  lineHeight: 1.6,
  whiteSpace: 'nowrap',
  // The hint is as wide as “Ctrl K”, so that nothing moves when “⌘ K” replaces it.
  minInlineSize: `calc(6ch + 2 * ${space[1]} + 2 * ${stroke.thin})`,
  textAlign: 'center',
  '@media': { [media.wide]: { display: 'inline-block' } },
})
export const waiting = style({ ...flexRow, justifyContent: 'space-between', paddingInlineEnd: space[3] })
export const failed = style({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineEnd: space[4],
  maxInlineSize: '20rem',
  padding: space[3],
  paddingInlineEnd: '3.25rem',
  border: `${stroke.thin} solid ${color.status.danger}`,
  borderRadius: radius.m,
  background: color.surface,
  color: color.status.danger,
  fontSize: size.small,
})
export const pages = style({
  display: 'grid',
  gap: space[2],
  maxBlockSize: '50vh',
  margin: 0,
  paddingInline: space[5],
  paddingBlockEnd: space[5],
  overflowY: 'auto',
  listStyle: 'none',
})
export const quiet = {
  ...bareButton,
  borderRadius: radius.s,
  color: color.text.muted,
  '@media': { [media.hover]: { ':hover': { color: color.text.default } } },
} as const
export const close = style([
  quiet,
  {
    position: 'absolute',
    insetBlockStart: space[2],
    insetInlineEnd: space[2],
    display: 'grid',
    placeItems: 'center',
    minInlineSize: '2.75rem',
    minBlockSize: '2.75rem',
    padding: 0,
    fontSize: size.small,
  },
])
export const message = style({
  padding: space[5],
  ...muted(size.small),
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
})
