import { palette as p } from './palette.ts'

/** Every color that a theme assigns; a missing key is a type error in each of them. */
export interface ThemeColors {
  canvas: string
  surface: string
  sunken: string
  line: { default: string; strong: string }
  field: { border: string }
  text: { default: string; muted: string }
  accent: { default: string; hover: string; on: string }
  verified: { default: string; on: string }
  status: { danger: string; success: string }
  backdrop: string
}

/** Ink on paper. */
export const light: ThemeColors = {
  canvas: p.paper,
  surface: p.white,
  sunken: p.sand,
  line: { default: p.stone, strong: p.ink },
  field: { border: p.slate },
  text: { default: p.ink, muted: p.lead },
  accent: { default: p.ultramarine, hover: p.ultramarineDeep, on: p.white },
  verified: { default: p.lime, on: p.ink },
  status: { danger: p.brick, success: p.forest },
  backdrop: 'rgb(18 20 17 / 0.45)',
}

/** Chalk on ink. */
export const dark: ThemeColors = {
  canvas: p.night,
  surface: p.nightRaised,
  sunken: p.nightSunken,
  line: { default: p.nightLine, strong: p.chalk },
  field: { border: p.nightField },
  text: { default: p.chalk, muted: p.ash },
  accent: { default: p.periwinkle, hover: p.periwinkleLight, on: p.night },
  verified: { default: p.lime, on: p.ink },
  status: { danger: p.coral, success: p.mint },
  backdrop: 'rgb(0 0 0 / 0.6)',
}

/** The band in the light theme: the page turns to ink. */
export const inkBand: ThemeColors = dark

/** The band in the dark theme: the page sinks below the canvas. */
export const sunkenBand: ThemeColors = { ...dark, canvas: p.nightSunken, surface: p.night, sunken: p.nightRaised }
