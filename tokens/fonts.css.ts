import { globalFontFace } from '@vanilla-extract/css'
import { metrics, standIns } from './fonts/font-metrics.ts'
import geistMono from './fonts/geist-mono.woff2'
import instrumentSans from './fonts/instrument-sans.woff2'
import { ranges } from './fonts/ranges.ts'
import restGeistMono from './fonts/rest-geist-mono.woff2'
import restInstrumentSans from './fonts/rest-instrument-sans.woff2'

const declareFace = (name: string, file: string, fontWeight: string, unicodeRange: string) =>
  globalFontFace(name, { src: `url(${file}) format('woff2')`, fontWeight, fontDisplay: 'swap', unicodeRange })

declareFace('Instrument Sans', instrumentSans, '400 600', ranges.everyday)
declareFace('Instrument Sans', restInstrumentSans, '400 600', ranges.rest)
declareFace('Geist Mono', geistMono, '400 500', ranges.everyday)
declareFace('Geist Mono', restGeistMono, '400 500', ranges.rest)

const formatPercent = (part: number) => `${(part * 100).toFixed(2)}%`

/** Fallbacks with the metrics of the font keep text in place when the font loads. */
function declareFallbacks(family: keyof typeof metrics): string {
  const { familyName, ascent, descent, unitsPerEm } = metrics[family]
  return Object.entries(standIns[family])
    .map(([system, faces]) => {
      // The minifier drops the quotes, so no word of the name may be just a number.
      const name = `${familyName} ${system}`
      for (const { sources, fontWeight, sizeAdjust } of faces) {
        globalFontFace(name, {
          src: sources.map((source) => `local('${source}')`).join(', '),
          fontWeight,
          sizeAdjust: formatPercent(sizeAdjust),
          ascentOverride: formatPercent(ascent / unitsPerEm / sizeAdjust),
          descentOverride: formatPercent(-descent / unitsPerEm / sizeAdjust),
          lineGapOverride: '0%',
        })
      }
      return `'${name}'`
    })
    .join(', ')
}

/** Font stacks: the font, its metric-matched fallbacks, then the system's fonts. */
export const stacks = {
  sans: `'Instrument Sans', ${declareFallbacks('sans')}, system-ui, sans-serif`,
  mono: `'Geist Mono', ${declareFallbacks('mono')}, ui-monospace, monospace`,
}
