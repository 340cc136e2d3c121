/** Metrics in font units. `fonts.test.ts` fails if a value is out of date. */
export const metrics = {
  sans: { familyName: 'Instrument Sans', ascent: 970, descent: -250, unitsPerEm: 1000 },
  mono: { familyName: 'Geist Mono', ascent: 1005, descent: -295, unitsPerEm: 1000 },
} as const

/** System font that is shown until the real font loads. */
export interface StandIn {
  /** Names for `local()`: the full name, and also the PostScript name if macOS has the font. */
  sources: readonly string[]
  fontWeight: string
  /**
   * Width of the real font relative to the fallback. Text moves least with this value, measured in Chromium at 390 and 1280 px.
   * `site/e2e/font-arrival.long.test.ts` tests it.
   */
  sizeAdjust: number
}

const arial = {
  regular: ['Arial', 'ArialMT', 'Arimo', 'Arimo-Regular', 'Liberation Sans', 'LiberationSans', 'Helvetica'],
  bold: [
    'Arial Bold',
    'Arial-BoldMT',
    'Arimo Bold',
    'Arimo-Bold',
    'Liberation Sans Bold',
    'LiberationSans-Bold',
    'Helvetica Bold',
    'Helvetica-Bold',
  ],
}
const courier = ['Courier New', 'CourierNewPSMT', 'Liberation Mono', 'LiberationMono', 'Nimbus Mono PS Regular', 'Droid Sans Mono']

/** Fallbacks by family and system, in the order in which the browser tries them. */
export const standIns: Readonly<Record<keyof typeof metrics, Readonly<Record<string, readonly StandIn[]>>>> = {
  sans: {
    // Arial, Liberation Sans and Helvetica have the same widths.
    Fallback: [
      { sources: arial.regular, fontWeight: '400', sizeAdjust: 1.021 },
      { sources: arial.bold, fontWeight: '600', sizeAdjust: 0.9905 },
    ],
    'Fallback Android': [
      { sources: ['Roboto', 'Roboto-Regular'], fontWeight: '400', sizeAdjust: 1.0248 },
      { sources: ['Roboto Bold', 'Roboto-Bold'], fontWeight: '600', sizeAdjust: 1.0456 },
    ],
    'Fallback Windows': [
      { sources: ['Segoe UI'], fontWeight: '400', sizeAdjust: 1.026 },
      { sources: ['Segoe UI Semibold'], fontWeight: '600', sizeAdjust: 1.024 },
    ],
    'Fallback Linux': [
      { sources: ['DejaVu Sans'], fontWeight: '400', sizeAdjust: 0.89 },
      { sources: ['DejaVu Sans Bold'], fontWeight: '600', sizeAdjust: 0.83 },
    ],
  },
  mono: {
    Fallback: [{ sources: courier, fontWeight: '400 500', sizeAdjust: 1 }],
    'Fallback Linux': [{ sources: ['DejaVu Sans Mono'], fontWeight: '400 500', sizeAdjust: 0.9967 }],
  },
}
