import { globalStyle } from '@vanilla-extract/css'
import { chosen, pane, tab } from '../CodeBlock/CodeFrame.css.ts'
import { frame } from '../CodeBlock/frame.css.ts'
import { color, media, weight } from '@workspace/tokens/values.ts'
import { codeLanguages } from './languages.ts'

const inLanguage = (own: (is: string) => string) =>
  codeLanguages
    .map((language) => `html:root[data-lang="${language}"] ${frame}[data-tabs~="${language}"] ${own(`[data-tab="${language}"]`)}`)
    .join(', ')

// These rules follow the language of the page, which is set before React starts, instead of the checked radio buttons.
globalStyle(
  inLanguage((is) => `> ${pane}${is}`),
  { '@media': { screen: { display: 'flex' } } },
)
globalStyle(
  inLanguage((is) => `> ${pane}:not(${is})`),
  { '@media': { screen: { display: 'none' } } },
)
globalStyle(
  inLanguage((is) => `${tab}${is}`),
  chosen.label,
)
globalStyle(
  inLanguage((is) => `${tab}${is}::after`),
  chosen.edge,
)
globalStyle(
  inLanguage((is) => `${tab}:not(${is})`),
  { color: color.text.muted, fontWeight: weight.regular, '@media': { [media.forced]: { color: 'CanvasText' } } },
)
globalStyle(
  inLanguage((is) => `${tab}:not(${is})::after`),
  { background: 'none' },
)
