import { colors, mapColors, type BandName, type ColorName, type Colors } from './colors.ts'
import { palette, type Raw } from './palette.ts'

export type ThemeColors = Colors<string>

export const themes = ['light', 'dark'] as const

export type Theme = (typeof themes)[number]

/** Returns the theme from which a band takes the colors that the table does not define for the band. */
export const getBase = (theme: Theme, band?: BandName): Theme => (band && band !== 'sand' ? 'dark' : theme)

/** Returns the theme whose accent a band uses, or `undefined` if the table defines an accent for the band. */
export const getAccentTheme = (theme: Theme, band?: BandName): Theme | undefined =>
  band && colors['accent.default'].bands?.[band] ? undefined : getBase(theme, band)

export function getRaw(name: ColorName, theme: Theme, band?: BandName): Raw {
  const row = colors[name]
  const own = band && row.bands?.[band]
  const ofBand = typeof own === 'object' ? own[theme === 'light' ? 0 : 1] : own
  return ofBand ?? row[getBase(theme, band)]
}

export const createColors = (theme: Theme, band?: BandName): ThemeColors => mapColors((name) => palette[getRaw(name, theme, band)])

export const light = createColors('light')

export const dark = createColors('dark')
