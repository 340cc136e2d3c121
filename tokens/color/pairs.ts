import { colorNames, colors, least, type ColorName } from './colors.ts'
import { bands, dark, light, type ThemeColors } from './themes.ts'

/** The grounds of the house: each theme, and the bands in it. */
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

/** Two colors that meet, and what for. */
export interface ColorPair {
  ink: ColorName
  on: ColorName
  use: keyof typeof least
}

/**
 * Every pair that the table of colors lists. The stories measure it: each looks at the colors on its page, and fails when two meet that
 * are not on this list; `themes.test.ts` measures the list.
 */
export const pairs: readonly ColorPair[] = colorNames.flatMap((ink) =>
  (['text', 'control'] as const).flatMap((use) => (colors[ink].on?.[use] ?? []).map((on) => ({ ink, on, use }))),
)

/** The color that a name stands for in a theme, as `#rrggbb`. */
export function getColor(theme: ThemeColors, name: ColorName): string {
  const found = name
    .split('.')
    .reduce<unknown>((part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined), theme)
  if (typeof found !== 'string') throw new TypeError(`No color is called ${name}`)
  return found
}
