import { style } from '@vanilla-extract/css'
import { color, radius, size, space, stroke, weight } from '@workspace/tokens/values.ts'
import { flexRow, oneColumn } from '../../elements/mixins.ts'

export const root = style({
  ...oneColumn,
  gap: space[2],
  padding: `${space[5]} min(${space[6]}, 5vw)`,
  border: `${stroke.thread} solid ${color.accent.default}`,
  borderRadius: radius.m,
  background: color.surface,
  // `:focus-visible` does not match when a script moves the focus here after a click.
  ':focus': { outline: `2px solid ${color.accent.default}`, outlineOffset: '2px' },
  selectors: {
    '&[data-tone="success"]': { borderColor: color.status.success },
    '&[data-tone="danger"]': { borderColor: color.status.danger },
  },
})
export const title = style({
  display: 'flex',
  gap: space[2],
  fontWeight: weight.semibold,
  lineHeight: 1.4,
  textWrap: 'pretty',
  selectors: {
    [`${root}[data-tone="success"] &`]: { color: color.status.success },
    [`${root}[data-tone="danger"] &`]: { color: color.status.danger },
  },
})
/** Moves the icon up to the middle of the letters. */
export const mark = style({ ...flexRow, blockSize: 'calc(1lh - 0.15em)' })
export const words = style({ minInlineSize: 0 })
export const more = style({ ...oneColumn, gap: space[2], fontSize: size.small, lineHeight: 1.5 })
