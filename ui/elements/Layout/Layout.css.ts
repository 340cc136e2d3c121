import { recipe } from '@vanilla-extract/recipes'
import { layout, media, space } from '@workspace/tokens/values.ts'
import { oneColumn, pageWidth } from '../mixins.ts'

const gap = { none: { gap: 0 }, small: { gap: space[2] }, medium: { gap: space[5] }, large: { gap: space[10] } }

export const container = recipe({
  // Full width, because automatic margins make an item in a flex column only as wide as its text.
  base: { inlineSize: '100%', marginInline: 'auto', paddingInline: layout.margin },
  variants: {
    width: {
      page: pageWidth,
      text: { maxInlineSize: `calc(${layout.text} + 2 * ${layout.margin})` },
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
