/**
 * Metrics of the two faces and of the system faces that stand in for them, in font units. `fonts.test.ts` reads the font files
 * again and fails when a number here no longer fits. Arial and Courier New: the tables of the fonts themselves.
 */
export const metrics = {
  sans: { familyName: 'Instrument Sans', ascent: 970, descent: -250, lineGap: 0, unitsPerEm: 1000, xWidthAvg: 458, capHeight: 720, xHeight: 510 },
  mono: { familyName: 'Geist Mono', ascent: 1005, descent: -295, lineGap: 0, unitsPerEm: 1000, xWidthAvg: 600, capHeight: 710, xHeight: 530 },
  sansFallback: { familyName: 'Arial', ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048, xWidthAvg: 904, capHeight: 1467, xHeight: 1062 },
  monoFallback: { familyName: 'Courier New', ascent: 1705, descent: -615, lineGap: 0, unitsPerEm: 2048, xWidthAvg: 1229, capHeight: 1170, xHeight: 866 },
} as const
