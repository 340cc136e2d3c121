import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { twelve } from '../Layout/columns.ts'
import { pageWidth } from '../Layout/page-width.ts'

// No outline: a link to the section focuses it, and a ring around a whole section says nothing. The line of a lane lies outside the columns.
export const root = style({
  background: vars.color.canvas,
  color: vars.color.text.default,
  outline: 'none',
  overflowX: 'clip',
  overflowWrap: 'anywhere',
})
export const page = style(pageWidth)
export const columns = style([twelve, { position: 'relative', paddingBlock: vars.layout.section }])
globalStyle(`:where(${columns} > *)`, { gridColumn: '1 / -1' })
