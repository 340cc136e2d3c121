import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { systemColors } from '@workspace/tokens/forced-colors.ts'
import { media } from '@workspace/tokens/media.ts'
import { oneColumn } from '../../elements/Layout/one-column.ts'

/** Middle of the title's first line, the position of the marker. */
export const stop = `calc(${vars.size.title} * ${vars.leading.title} / 2)`

/** One gutter from the line of its `FormLayout`; groups have no gap, so that their stretches of the line meet. */
export const root = style({
  position: 'relative',
  paddingBlockEnd: vars.space[16],
  selectors: { '&:not(:has(~ &))': { paddingBlockEnd: vars.space[10] } },
})

const open = ':has(:invalid, [aria-invalid="true"])'
const complete = `${root}:not(${open})`
/** The line has reached this group. */
const next = `${root}:not(${root} ~ ${root}), ${complete} + ${root}`
const begun = `${root}:focus-within, ${root}:has(:required:valid, input:checked)`

const line = style({
  position: 'absolute',
  insetBlockStart: stop,
  insetInlineStart: `calc(${vars.layout.gutter} * -1 - ${vars.stroke.thread} / 2)`,
  blockSize: '100%',
  borderInlineStart: `${vars.stroke.thread} solid ${vars.color.field.border}`,
  pointerEvents: 'none',
  '@media': { [media.forced]: { vars: systemColors }, [media.print]: { display: 'none' } },
})
export const track = style([line])
export const drawn = style([
  line,
  {
    borderColor: vars.color.accent.default,
    transformOrigin: 'top',
    transform: 'scaleY(0)',
    selectors: { [`${complete} &`]: { transform: 'none' } },
    '@media': { [media.motion]: { transition: `transform ${vars.motion.reveal} ${vars.motion.ease}` } },
  },
])

export const marker = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: `calc(${stop} - ${vars.marker.ring} / 2)`,
  insetInlineStart: `calc(${vars.layout.gutter} * -1 - ${vars.marker.ring} / 2)`,
  display: 'grid',
  pointerEvents: 'none',
})
const layer = style({
  gridArea: '1 / 1',
  display: 'flex',
  visibility: 'hidden',
  opacity: 0,
  '@media': { [media.motion]: { transition: `opacity ${vars.motion.moderate}, visibility ${vars.motion.moderate}` } },
})
const shown = { visibility: 'visible', opacity: 1 } as const
export const ahead = style({ gridArea: '1 / 1', display: 'flex' })
export const reached = style([layer, { selectors: { [`:is(${next}) &`]: shown } }])
export const current = style([layer, { selectors: { [`:is(${begun}) &`]: shown } }])
export const done = style([layer, { selectors: { [`${complete} &`]: shown } }])

export const legend = style({
  display: 'block',
  maxInlineSize: '100%',
  marginBlockEnd: vars.space[6],
  padding: 0,
  overflowWrap: 'anywhere',
})
export const fields = style({
  ...oneColumn,
  columnGap: vars.space[5],
  rowGap: vars.space[6],
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
