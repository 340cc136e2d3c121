import './theme.css.ts'
import { globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { media } from './media.ts'

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
  fontFamily: vars.font.sans,
  fontSize: vars.size.body,
  lineHeight: vars.leading.body,
  letterSpacing: vars.tracking.body,
  fontSynthesis: 'none',
  // Without it Chromium on Linux rounds every advance to whole pixels, and tight tracking swallows the spaces.
  textRendering: 'geometricPrecision',
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
})
globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, blockquote, pre', { margin: 0, padding: 0 })
globalStyle('ul, ol', { listStyle: 'none' })
globalStyle('fieldset', { border: 0, minInlineSize: 0 })
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
globalStyle('code, kbd, pre, samp', { fontFamily: vars.font.mono, fontSize: '1em', letterSpacing: 0 })
globalStyle('svg, img', { display: 'block', maxInlineSize: '100%' })
globalStyle('a', { color: 'inherit' })
globalStyle(':focus-visible', { outline: `2px solid ${vars.color.accent.default}`, outlineOffset: '2px' })
// The browser itself hides what its find may still open.
globalStyle('[hidden]:not([hidden="until-found"])', { display: 'none' })
globalStyle('[hidden="until-found"]', { '@media': { [media.print]: { contentVisibility: 'visible' } } })
// Paper cannot be clicked.
globalStyle('main a[href]:not([href^="#"], nav a)::after', { '@media': { [media.print]: { content: '" (" attr(href) ")"', fontWeight: vars.weight.regular, overflowWrap: 'anywhere' } } })
globalStyle('::selection', { background: vars.color.accent.default, color: vars.color.accent.on })
globalStyle('html[data-navigating]', { cursor: 'progress' })
// From one page of the app to the next, where motion is welcome.
globalStyle('::view-transition-old(root), ::view-transition-new(root)', { animationDuration: vars.motion.quick })
