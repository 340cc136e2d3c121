/** Metrics of the two fonts, in font units; `fonts.test.ts` reads the font files again and fails when a number is out of date. */
export const metrics = {
  sans: { familyName: 'Instrument Sans', ascent: 970, descent: -250, unitsPerEm: 1000 },
  mono: { familyName: 'Geist Mono', ascent: 1005, descent: -295, unitsPerEm: 1000 },
} as const

/** System font that stands in until the real one is loaded. */
export interface StandIn {
  /** Names for `local()`: full and PostScript names of each system. */
  sources: readonly string[]
  fontWeight: string
  /**
   * Width of this site's words in the real font relative to the stand-in, measured in Chromium; for Arial, the value with the fewest
   * different line breaks on all pages, at six widths from 360 to 430 px.
   */
  sizeAdjust: number
}

const arial = {
  regular: [
    'Arial',
    'ArialMT',
    'Arimo',
    'Arimo-Regular',
    'Liberation Sans',
    'LiberationSans',
    'Helvetica',
    'Nimbus Sans Regular',
    'NimbusSans-Regular',
  ],
  bold: [
    'Arial Bold',
    'Arial-BoldMT',
    'Arimo Bold',
    'Arimo-Bold',
    'Liberation Sans Bold',
    'LiberationSans-Bold',
    'Helvetica Bold',
    'Helvetica-Bold',
    'Nimbus Sans Bold',
    'NimbusSans-Bold',
  ],
}
const courier = [
  'Courier New',
  'CourierNewPSMT',
  'Liberation Mono',
  'LiberationMono',
  'Nimbus Mono PS Regular',
  'NimbusMonoPS-Regular',
  'Droid Sans Mono',
  'DroidSansMono',
]

/** Stand-ins by family, in the order in which they are tried: desktops, then Android. */
export const standIns: Readonly<Record<keyof typeof metrics, readonly (readonly StandIn[])[]>> = {
  sans: [
    [
      { sources: arial.regular, fontWeight: '400', sizeAdjust: 1.023 },
      { sources: arial.bold, fontWeight: '600', sizeAdjust: 0.9845 },
    ],
    [
      { sources: ['Roboto', 'Roboto-Regular'], fontWeight: '400', sizeAdjust: 1.0248 },
      { sources: ['Roboto Bold', 'Roboto-Bold'], fontWeight: '600', sizeAdjust: 1.0456 },
    ],
  ],
  mono: [[{ sources: courier, fontWeight: '400 500', sizeAdjust: 1 }]],
}
