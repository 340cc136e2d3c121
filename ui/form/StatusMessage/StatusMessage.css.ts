import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { flexRow, oneColumn } from '../../elements/mixins.ts'

export const root = style({
  ...oneColumn,
  gap: vars.space[2],
  padding: `${vars.space[5]} min(${vars.space[6]}, 5vw)`,
  border: `${vars.stroke.thread} solid ${vars.color.accent.default}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  // `:focus-visible` does not match when a script moves the focus here after a click.
  ':focus': { outline: `2px solid ${vars.color.accent.default}`, outlineOffset: '2px' },
  selectors: {
    '&[data-tone="success"]': { borderColor: vars.color.status.success },
    '&[data-tone="danger"]': { borderColor: vars.color.status.danger },
  },
})
export const title = style({
  display: 'flex',
  gap: vars.space[2],
  fontWeight: vars.weight.semibold,
  lineHeight: 1.4,
  textWrap: 'pretty',
  selectors: {
    [`${root}[data-tone="success"] &`]: { color: vars.color.status.success },
    [`${root}[data-tone="danger"] &`]: { color: vars.color.status.danger },
  },
})
/** Moves the icon up to the middle of the letters. */
export const mark = style({ ...flexRow, blockSize: 'calc(1lh - 0.15em)' })
export const words = style({ minInlineSize: 0 })
export const more = style({ ...oneColumn, gap: vars.space[2], fontSize: vars.size.small, lineHeight: 1.5 })
