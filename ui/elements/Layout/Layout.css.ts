import { recipe } from '@vanilla-extract/recipes'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { oneColumn, pageWidth } from '../mixins.ts'

const gap = { none: { gap: 0 }, small: { gap: vars.space[2] }, medium: { gap: vars.space[5] }, large: { gap: vars.space[10] } }

export const container = recipe({
  // Full width, because automatic margins make an item in a flex column only as wide as its text.
  base: { inlineSize: '100%', marginInline: 'auto', paddingInline: vars.layout.margin },
  variants: {
    width: {
      page: pageWidth,
      text: { maxInlineSize: `calc(${vars.layout.text} + 2 * ${vars.layout.margin})` },
    },
  },
})

export const stack = recipe({
  base: { display: 'flex', minInlineSize: 0 },
  variants: {
    direction: { vertical: { flexDirection: 'column' }, horizontal: { flexDirection: 'row', flexWrap: 'wrap' } },
    align: {
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center' },
      end: { alignItems: 'flex-end' },
      stretch: { alignItems: 'stretch' },
    },
    gap,
  },
})

const columns = (count: number) => ({ '@media': { [media.wide]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` } } })

export const grid = recipe({
  base: oneColumn,
  variants: { columns: { 2: columns(2), 3: columns(3), 4: columns(4) }, gap },
})
