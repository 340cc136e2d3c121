import type { GlobalStyleRule } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'

/** `global.css.ts` applies these rules to a whole page, `scoped.css.ts` only inside components. */
export const reset: readonly (readonly [elements: readonly string[], GlobalStyleRule])[] = [
  [['h1', 'h2', 'h3', 'h4', 'p', 'ul', 'ol', 'dl', 'dd', 'figure', 'fieldset', 'blockquote', 'pre'], { margin: 0, padding: 0 }],
  [['ul', 'ol'], { listStyle: 'none' }],
  [['fieldset'], { border: 0, minInlineSize: 0 }],
  [['button', 'input', 'select', 'textarea'], { font: 'inherit', color: 'inherit', letterSpacing: 'inherit', textRendering: 'inherit' }],
  // Code and paths read from left to right, even in right-to-left text. Numbers are set in `bdi`.
  [
    ['code', 'kbd', 'pre', 'samp'],
    { fontFamily: vars.font.mono, fontSize: '1em', letterSpacing: 0, direction: 'ltr', unicodeBidi: 'isolate', hyphens: 'manual' },
  ],
  [['[href^="mailto:"]'], { hyphens: 'manual' }],
  [['svg', 'img'], { display: 'block', maxInlineSize: '100%' }],
  [['a'], { color: 'inherit' }],
]

/**
 * Returns rules for print that show collapsed content, and the URL of a link after its text.
 * @param link selects the links.
 */
export const listPrintRules = (link: string): readonly (readonly [selector: string, GlobalStyleRule])[] => [
  ['[hidden="until-found"]', { contentVisibility: 'visible' }],
  [
    `main ${link}:not([href^="#"], [href^="/"], [href^="mailto:"], nav a)::after`,
    { content: '" (" attr(href) ")"', fontWeight: vars.weight.regular, overflowWrap: 'anywhere' },
  ],
]

export const text = {
  fontFamily: vars.font.sans,
  fontSize: vars.size.body,
  lineHeight: vars.leading.body,
  letterSpacing: vars.tracking.body,
  fontSynthesis: 'none',
  // Without this, Chromium on Linux rounds every glyph's width, and negative letter spacing swallows the spaces.
  textRendering: 'geometricPrecision',
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
  // A phone with large text has no room for the longest words.
  '@media': { '(max-width: 19em)': { hyphens: 'auto' } },
} satisfies GlobalStyleRule

export const focusRing = { outline: `2px solid ${vars.color.accent.default}`, outlineOffset: '2px' } satisfies GlobalStyleRule
