import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { flexWrap, mono, oneColumn } from '../../elements/mixins.ts'

export const text = style({
  ...mono,
  fontSize: vars.size.mono,
  lineHeight: 1.5,
  color: vars.color.text.muted,
})
export const actions = style({ ...flexWrap, gap: vars.space[3] })
export const suggestions = style({ ...oneColumn, gap: vars.space[2] })
export const introduction = style({ color: vars.color.text.muted })
export const links = style({ ...flexWrap, gap: `${vars.space[2]} ${vars.space[6]}` })

/** The placeholder is as tall as the search, so that nothing moves when it loads. */
export const search = style({ minBlockSize: '2.75rem', '@media': { [media.noScript]: { display: 'none' } } })
