import { style } from '@vanilla-extract/css'
import { color, media, size, space } from '@workspace/tokens/values.ts'
import { flexWrap, monoText, oneColumn } from '../../elements/mixins.ts'

export const text = style({
  ...monoText(size.mono),
  lineHeight: 1.5,
  color: color.text.muted,
})
export const actions = style({ ...flexWrap, gap: space[3] })
export const suggestions = style({ ...oneColumn, gap: space[2] })
export const introduction = style({ color: color.text.muted })
export const links = style({ ...flexWrap, gap: `${space[2]} ${space[6]}` })

/** The placeholder is as tall as the search, so that nothing moves when the search loads. */
export const search = style({ minBlockSize: '2.75rem', '@media': { [media.noScript]: { display: 'none' } } })
