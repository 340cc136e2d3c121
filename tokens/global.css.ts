import './theme.css.ts'
import { globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { media } from './media.ts'
import { focusRing, listPrintRules, reset, text } from './reset.ts'

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
// Find in page can open `until-found` content.
globalStyle('[hidden]:not([hidden="until-found"])', { display: 'none' })
for (const [selector, rule] of listPrintRules('a[href]')) globalStyle(selector, { '@media': { [media.print]: rule } })
globalStyle('::selection', { background: vars.color.accent.default, color: vars.color.accent.on })
globalStyle('html[data-navigating]', { cursor: 'progress' })
