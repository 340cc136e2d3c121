import './theme.css.ts'
import { globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { media } from './media.ts'
import { focusRing, reset, text } from './reset.ts'

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })
globalStyle('html', {
  scrollPaddingBlockStart: `calc(${vars.layout.header} + ${vars.space[6]})`,
  textSizeAdjust: '100%',
  '@media': { [media.motion]: { scrollBehavior: 'smooth' } },
})
globalStyle('body', {
  margin: 0,
  background: vars.color.canvas,
  color: vars.color.text.default,
  ...text,
})
for (const [elements, rule] of reset) globalStyle(elements.join(', '), rule)
globalStyle(':focus-visible', focusRing)
// Not for `until-found`: the browser's find must be able to open it.
globalStyle('[hidden]:not([hidden="until-found"])', { display: 'none' })
globalStyle('[hidden="until-found"]', { '@media': { [media.print]: { contentVisibility: 'visible' } } })
// On paper, the address follows the link's text.
globalStyle('main a[href]:not([href^="#"], [href^="/#"], nav a)::after', {
  '@media': { [media.print]: { content: '" (" attr(href) ")"', fontWeight: vars.weight.regular, overflowWrap: 'anywhere' } },
})
globalStyle('::selection', { background: vars.color.accent.default, color: vars.color.accent.on })
globalStyle('html[data-navigating]', { cursor: 'progress' })
