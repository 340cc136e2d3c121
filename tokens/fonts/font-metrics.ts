/**
 * Metrics of the two faces, in font units: `fonts.test.ts` reads the font files again and fails when a number here no longer fits.
 */
export const metrics = {
  sans: { familyName: 'Instrument Sans', ascent: 970, descent: -250, unitsPerEm: 1000 },
  mono: { familyName: 'Geist Mono', ascent: 1005, descent: -295, unitsPerEm: 1000 },
} as const

/** A face of the system that stands in until the real one is there. */
export interface StandIn {
  /** The names that systems give it, as `local()` wants them: full and PostScript names. */
  sources: readonly string[]
  fontWeight: string
  /**
   * How much wider the real face sets the words of this site, measured in Chromium; for Arial, where the fewest lines of all its pages
   * break elsewhere at six widths from 360 to 430 px.
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

/** The stand-ins by family, in the order in which they are tried: those of desktops, then of Android. */
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
