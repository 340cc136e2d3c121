import { bandNames, colorNames, colors, least, type BandName, type ColorName } from './colors.ts'
import { createColors, themes, type Theme, type ThemeColors } from './themes.ts'

interface Ground {
  theme: Theme
  band: BandName | undefined
  colors: ThemeColors
}

const nameGround = (theme: Theme, band = '') => `${theme}${band.charAt(0).toUpperCase()}${band.slice(1)}`

/** Each theme, and each band in it. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries loses the names.
export const grounds = Object.fromEntries(
  themes.flatMap((theme) =>
    [undefined, ...bandNames].map((band) => [nameGround(theme, band), { theme, band, colors: createColors(theme, band) }]),
  ),
) as Record<Theme | `${Theme}${Capitalize<BandName>}`, Ground>

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
