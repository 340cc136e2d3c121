import { colors, eachColor, palette, type Colors } from './colors.ts'

/** The colors of a theme, as CSS writes them. */
export type ThemeColors = Colors<string>

const isNamed = (raw: string): raw is keyof typeof palette => raw in palette
const theme = (of: 'light' | 'dark' | 'sunkenBand'): ThemeColors =>
  eachColor((name) => {
    const raw = colors[name][of] ?? colors[name].dark
    return isNamed(raw) ? palette[raw] : raw
  })

/** Ink on paper. */
export const light = theme('light')

/** Chalk on ink. */
export const dark = theme('dark')

/** The band in the light theme: the page turns to ink. */
export const inkBand = dark

/** The band in the dark theme: the page sinks below the canvas. */
export const sunkenBand = theme('sunkenBand')
