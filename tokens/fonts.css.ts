import { createFontStack } from '@capsizecss/core'
import { globalFontFace } from '@vanilla-extract/css'
import { metrics } from './font-metrics.ts'
import geistMono from './fonts/geist-mono.woff2'
import instrumentSans from './fonts/instrument-sans.woff2'
import { ranges } from './fonts/ranges.ts'
import restGeistMono from './fonts/rest-geist-mono.woff2'
import restInstrumentSans from './fonts/rest-instrument-sans.woff2'

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

const face = (name: string, file: string, fontWeight: string, unicodeRange: readonly string[]) =>
  globalFontFace(name, { src: `url(${file}) format('woff2')`, fontWeight, fontDisplay: 'swap', unicodeRange: unicodeRange.join(', ') })

face('Instrument Sans', instrumentSans, '400 600', ranges.everyday)
face('Instrument Sans', restInstrumentSans, '400 600', ranges.rest)
face('Geist Mono', geistMono, '400 500', ranges.everyday)
face('Geist Mono', restGeistMono, '400 500', ranges.rest)
fallback('sans', 'Instrument Sans Fallback', ['Arial', 'ArialMT', 'Liberation Sans', 'Helvetica'])
fallback('mono', 'Geist Mono Fallback', ['Courier New', 'Liberation Mono', 'Courier'])

/** Font stacks: the face, its metric-matched fallback, then the system. */
export const stacks = {
  sans: "'Instrument Sans', 'Instrument Sans Fallback', system-ui, sans-serif",
  mono: "'Geist Mono', 'Geist Mono Fallback', ui-monospace, monospace",
}
