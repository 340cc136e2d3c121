import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { layout, media, size, space } from '@workspace/tokens/values.ts'
import { pageGround, pageWidth, twelve } from '../mixins.ts'

export const root = style({
  ...pageGround,
  // A link focuses the section, where a ring would not help.
  outline: 'none',
  // The padding already leaves room above the heading.
  scrollMarginBlockStart: `calc(${space[6]} * -1)`,
  overflowX: 'clip',
  overflowWrap: 'anywhere',
  '@media': { [media.narrow]: { vars: { [size.body]: '1rem' }, lineHeight: 1.45 } },
})
export const page = style(pageWidth)
const grid = style([twelve, { position: 'relative' }])
export const columns = recipe({
  base: grid,
  variants: {
    padding: {
      both: { paddingBlock: layout.section },
      start: { paddingBlockStart: layout.section },
      end: { paddingBlockEnd: layout.section },
      tight: { paddingBlock: `clamp(2.5rem, 1.6rem + 1.5vw, 4rem) ${layout.section}` },
      none: {},
    },
  },
})
globalStyle(`:where(${grid} > *)`, { gridColumn: '1 / -1' })
