import { colors, mapColors, type BandName, type ColorName, type Colors } from './colors.ts'
import { palette, type Raw } from './palette.ts'

export type ThemeColors = Colors<string>

export function getRaw(name: ColorName, base: 'light' | 'dark', band?: BandName): Raw {
  const row = colors[name]
  const own = band && row.bands?.[band]
  const ofBand = typeof own === 'object' ? own[base === 'light' ? 0 : 1] : own
  return ofBand ?? row[band && band !== 'sand' ? 'dark' : base]
}

const createTheme = (base: 'light' | 'dark', band?: BandName): ThemeColors => mapColors((name) => palette[getRaw(name, base, band)])

export const light = createTheme('light')

export const dark = createTheme('dark')

const createBand = (band: BandName) => ({ light: createTheme('light', band), dark: createTheme('dark', band) })

export const bands: Record<BandName, ReturnType<typeof createBand>> = {
  ink: createBand('ink'),
  sand: createBand('sand'),
  accent: createBand('accent'),
  code: createBand('code'),
}
