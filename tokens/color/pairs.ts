import { dark, inkBand, light, sunkenBand, type ThemeColors } from './themes.ts'

/** The four grounds of the house: each theme, and the band in it. */
export const grounds = { light, inkBand, dark, sunkenBand } as const

/** How a color is called: its path in the contract. */
export type ColorName =
  | 'canvas'
  | 'surface'
  | 'sunken'
  | `text.${keyof ThemeColors['text']}`
  | `accent.${keyof ThemeColors['accent']}`
  | `verified.${keyof ThemeColors['verified']}`
  | `status.${keyof ThemeColors['status']}`
  | `line.${keyof ThemeColors['line']}`
  | `field.${keyof ThemeColors['field']}`

/** What a pair is used for, and the least ratio that WCAG 2.2 AA asks of it: 1.4.3 for text, 1.4.11 for controls and drawings. */
export const least = { text: 4.5, control: 3 } as const

/** Two colors that meet, and what for. */
export interface ColorPair {
  ink: ColorName
  on: ColorName
  use: keyof typeof least
}

const each = (use: ColorPair['use'], on: readonly ColorName[], inks: readonly ColorName[]): ColorPair[] =>
  inks.flatMap((ink) => on.map((ground) => ({ ink, on: ground, use })))

/**
 * Every pair that is really used. The stories measure it: each looks at the colors on its page, and fails when two meet that
 * are not on this list; `themes.test.ts` measures the list.
 */
export const pairs: readonly ColorPair[] = [
  ...each('text', ['canvas', 'surface', 'sunken'], ['text.default', 'text.muted', 'accent.default', 'status.danger', 'status.success']),
  ...each('text', ['accent.default', 'accent.hover'], ['accent.on']),
  ...each('text', ['verified.default'], ['verified.on']),
  ...each('text', ['text.default', 'status.danger'], ['canvas']),
  ...each('control', ['canvas', 'surface', 'sunken'], ['field.border', 'line.strong', 'accent.default', 'status.danger']),
]

/** The color that a name stands for in a theme, as `#rrggbb`. */
export function colorOf(theme: ThemeColors, name: ColorName): string {
  const found = name
    .split('.')
    .reduce<unknown>((part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined), theme)
  if (typeof found !== 'string') throw new TypeError(`No color is called ${name}`)
  return found
}
