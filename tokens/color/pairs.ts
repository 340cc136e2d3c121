import { colorNames, colors, least, type ColorName } from './colors.ts'
import { bands, dark, light, type ThemeColors } from './themes.ts'

/** Backgrounds by theme and band. */
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

/** Foreground and background color that appear together, with their use. */
export interface ColorPair {
  ink: ColorName
  on: ColorName
  use: keyof typeof least
}

/**
 * All pairs that the table of colors lists. Each story compares the colors on its page with this list and fails if a pair is missing.
 * `themes.test.ts` measures the contrast of the listed pairs.
 */
export const pairs: readonly ColorPair[] = colorNames.flatMap((ink) =>
  (['text', 'control'] as const).flatMap((use) => (colors[ink].on?.[use] ?? []).map((on) => ({ ink, on, use }))),
)

/** Returns the color of a name in a theme, as `#rrggbb`. */
export function getColor(theme: ThemeColors, name: ColorName): string {
  const found = name
    .split('.')
    .reduce<unknown>((part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined), theme)
  if (typeof found !== 'string') throw new TypeError(`No color is called ${name}`)
  return found
}
