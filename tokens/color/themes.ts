import { bandNames, colors, eachColor, palette, type BandName, type Colors } from './colors.ts'

/** The colors of a theme, as CSS writes them. */
export type ThemeColors = Colors<string>

const isNamed = (raw: string): raw is keyof typeof palette => raw in palette

function theme(base: 'light' | 'dark', band?: BandName): ThemeColors {
  return eachColor((name) => {
    const row = colors[name]
    const own = band && row.bands?.[band]
    const ofBand = typeof own === 'object' ? own[base === 'light' ? 0 : 1] : own
    const raw = ofBand ?? row[band && band !== 'sand' ? 'dark' : base]
    return isNamed(raw) ? palette[raw] : raw
  })
}

/** Ink on paper. */
export const light = theme('light')

/** Chalk on ink. */
export const dark = theme('dark')

/** Each band in the light theme and in the dark one. */
export const bands = eachBand((band) => ({ light: theme('light', band), dark: theme('dark', band) }))

function eachBand<Value>(valueOf: (band: BandName) => Value): Record<BandName, Value> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names are those of a constant list
  return Object.fromEntries(bandNames.map((band) => [band, valueOf(band)])) as Record<BandName, Value>
}
