import { globalStyle } from '@vanilla-extract/css'
import { classPrefix } from './class-prefix.ts'
import { media } from './media.ts'
import { focusRing, listPrintRules, reset, text } from './reset.ts'

/** Selects the system's elements. Inside them, an element with a class of the app keeps the app's style. */
const own = `[class*="${classPrefix}"]`
const inside = (element: string) => `${element}${own}, ${own} ${element}:not([class])`

globalStyle(`:where(${own}, ${own} :not([class])), :where(${own})::before, :where(${own})::after`, { boxSizing: 'border-box' })
for (const [elements, rule] of reset) globalStyle(`:where(${elements.map(inside).join(', ')})`, rule)
globalStyle(`:where(${own}:not(${own} *))`, text)
globalStyle(`:where(${own}, ${own} :not([class])):focus-visible`, focusRing)
// Find in page can open `until-found` content.
globalStyle(`:where(${inside('')})[hidden]:not([hidden="until-found"])`, { display: 'none' })
for (const [selector, rule] of listPrintRules(`a[href]${own}`)) globalStyle(selector, { '@media': { [media.print]: rule } })
