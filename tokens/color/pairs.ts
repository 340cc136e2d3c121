import { colorNames, colors, least, type ColorName } from './colors.ts'
import { bands, dark, light, type ThemeColors } from './themes.ts'

export const grounds = {
  light,
  lightInk: bands.ink.light,
  lightSand: bands.sand.light,
  lightAccent: bands.accent.light,
  lightCode: bands.code.light,
  dark,
  darkInk: bands.ink.dark,
  darkSand: bands.sand.dark,
  darkAccent: bands.accent.dark,
  darkCode: bands.code.dark,
} as const

/** Foreground and background that appear together. */
export interface ColorPair {
  ink: ColorName
  on: ColorName
  use: keyof typeof least
}

/** The pairs in `colors.ts`, whose contrast `themes.test.ts` measures. */
export const pairs: readonly ColorPair[] = colorNames.flatMap((ink) =>
  (['text', 'control'] as const).flatMap((use) => (colors[ink].on?.[use] ?? []).map((on) => ({ ink, on, use }))),
)

export function getColor(theme: ThemeColors, name: ColorName): string {
  const found = name
    .split('.')
    .reduce<unknown>((part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined), theme)
  if (typeof found !== 'string') throw new TypeError(`No color is called ${name}`)
  return found
}
