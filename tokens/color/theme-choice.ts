import { contrast } from './contrast.ts'
import { getKeys } from '../keys.ts'
import { least } from './colors.ts'
import { getColor, grounds, pairs, type ColorPair } from './pairs.ts'
import { getAccentTheme } from './themes.ts'
import { themeVariables } from './theme-variables.ts'

/** Accent color: by default, on hover, and the color of text on it. Each is `#rrggbb`. */
export interface Accent {
  default: string
  hover: string
  on: string
}

/** Values that an app may change. They apply in both themes, on bands and in a nested `data-theme`. */
export interface ThemeChoice {
  /** The accent on light backgrounds, and the accent on dark backgrounds and on the bands `ink` and `code`. The `accent` band keeps its own colors. */
  accent?: { light: Accent; dark: Accent }
  /** Font stacks in CSS syntax. */
  font?: { sans?: string; mono?: string }
  /** Multiplies the radius tokens: 0 is square. @default 1 */
  radius?: number
  /** Multiplies the space tokens: 0.75 is dense. Controls keep their height, so that they stay easy to press. @default 1 */
  density?: number
}

export interface ContrastProblem extends ColorPair {
  ground: keyof typeof grounds
  ratio: number
  /** The ratio that WCAG 2.2 AA requires. */
  least: number
}

function checkColor(name: string, value: string): void {
  if (!/^#[\da-f]{6}$/i.test(value)) throw new TypeError(`${name} is “${value}”. Write it as #rrggbb, such as #2336E4.`)
}

/** Returns the color pairs of a choice that fail WCAG 2.2 AA in any theme or band. @throws TypeError if a color is not written as `#rrggbb` */
export function contrastProblems({ accent }: ThemeChoice): ContrastProblem[] {
  if (!accent) return []
  for (const [theme, colors] of Object.entries(accent))
    for (const [name, value] of Object.entries(colors)) checkColor(`accent.${theme}.${name}`, value)
  return getKeys(grounds).flatMap((ground) => {
    const { theme, band, colors } = grounds[ground]
    const base = getAccentTheme(theme, band)
    if (!base) return []
    const chosen = { ...colors, accent: accent[base] }
    return pairs
      .filter(({ ink, on }) => ink.startsWith('accent') || on.startsWith('accent'))
      .map((pair) => ({ ...pair, ground, ratio: contrast(getColor(chosen, pair.ink), getColor(chosen, pair.on)), least: least[pair.use] }))
      .filter((pair) => pair.ratio < pair.least)
  })
}

/**
 * Returns the CSS declarations of a choice, for the app's `:root { … }`.
 * @throws RangeError if a color pair fails WCAG 2.2 AA, and TypeError if a color is not written as `#rrggbb`.
 */
export function themeStyles(choice: ThemeChoice): string {
  const problems = contrastProblems(choice)
  if (problems.length > 0) {
    const said = problems.map(
      ({ ground, ink, on, ratio, least }) => `${ground}: ${ink} on ${on} is ${ratio.toFixed(2)}, at least ${least} is needed`,
    )
    throw new RangeError(`The accent cannot be read everywhere. ${said.join('. ')}.`)
  }
  const found: [name: string, value: string | number][] = []
  const collect = (names: object, values: object) => {
    for (const [key, name] of Object.entries(names)) {
      const value: unknown = Reflect.get(values, key)
      if (typeof name === 'object' && name !== null) collect(name, typeof value === 'object' && value !== null ? value : {})
      else if (typeof name === 'string' && (typeof value === 'string' || typeof value === 'number')) found.push([name, value])
    }
  }
  collect(themeVariables, choice)
  return found.map(([name, value]) => `${name}: ${value};`).join('\n')
}
