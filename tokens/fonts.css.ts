import { createFontStack } from '@capsizecss/core'
import { globalFontFace } from '@vanilla-extract/css'
import geistMono from '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2'
import instrumentSans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'
import { metrics } from './font-metrics.ts'

const latin = 'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2190-2193, U+2196-2199, U+2212, U+2215, U+221E, U+2264-2265'

/** The fallback wears the metrics of the real face, so that nothing moves when the real one arrives. */
const fallback = (family: keyof typeof metrics, name: string, sources: readonly string[]) => {
  const { fontFaces } = createFontStack([metrics[family], metrics[`${family}Fallback` as keyof typeof metrics]], { fontFaceFormat: 'styleObject' })
  const { ascentOverride, descentOverride, lineGapOverride, sizeAdjust } = fontFaces[0]!['@font-face']
  globalFontFace(name, {
    src: sources.map((source) => `local('${source}')`).join(', '),
    ...(ascentOverride ? { ascentOverride } : {}),
    ...(descentOverride ? { descentOverride } : {}),
    ...(lineGapOverride ? { lineGapOverride } : {}),
    ...(sizeAdjust ? { sizeAdjust } : {}),
  })
}

globalFontFace('Instrument Sans', { src: `url(${instrumentSans}) format('woff2')`, fontWeight: '400 700', fontDisplay: 'swap', unicodeRange: latin })
globalFontFace('Geist Mono', { src: `url(${geistMono}) format('woff2')`, fontWeight: '100 900', fontDisplay: 'swap', unicodeRange: latin })
fallback('sans', 'Instrument Sans Fallback', ['Arial', 'ArialMT', 'Liberation Sans', 'Helvetica'])
fallback('mono', 'Geist Mono Fallback', ['Courier New', 'Liberation Mono', 'Courier'])

/** Font stacks: the face, its metric-matched fallback, then the system. */
export const stacks = {
  sans: "'Instrument Sans', 'Instrument Sans Fallback', system-ui, sans-serif",
  mono: "'Geist Mono', 'Geist Mono Fallback', ui-monospace, monospace",
}
