import { assignVars, globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { scale } from './scale.ts'
import { stacks } from './fonts.css.ts'
import { media } from './media.ts'
import { themeVariables as chosen } from './color/theme-variables.ts'
import { bandNames, type BandName } from './color/colors.ts'
import { createColors, getAccentTheme, getBase, light, type Theme, type ThemeColors } from './color/themes.ts'

const systemDark = '(prefers-color-scheme: dark)'

const readChoice = (name: string, own: string) => `var(${name}, ${own})`
const multiply = <Scale extends Record<string | number, string>>(own: Scale, name: string) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The names come from a constant object.
  Object.fromEntries(Object.entries(own).map(([key, value]) => [key, `calc(${value} * ${readChoice(name, '1')})`])) as Record<
    keyof Scale,
    string
  >

function readAccent({ accent: own }: ThemeColors, names: Record<keyof ThemeColors['accent'], string>) {
  return { default: readChoice(names.default, own.default), hover: readChoice(names.hover, own.hover), on: readChoice(names.on, own.on) }
}

type Pairs = [name: string, value: string][]
function listDeclarations(theme: Theme, band?: BandName): Pairs {
  const colors = createColors(theme, band)
  const accent = getAccentTheme(theme, band)
  return Object.entries(assignVars(vars.color, accent ? { ...colors, accent: readAccent(colors, chosen.accent[accent]) } : colors))
}
const [ofLight, ofDark] = [listDeclarations('light'), listDeclarations('dark')]

/** If a color of a band differs between the themes, the band uses the color of the nearest theme around it. */
const bandValues = bandNames.map((band) => {
  const [inLight, inDark] = [listDeclarations('light', band), listDeclarations('dark', band)]
  const isDark = getBase('light', band) === 'dark'
  const isOfTheme = (at: number) => !isDark && inLight[at]![1] === ofLight[at]![1] && inDark[at]![1] === ofDark[at]![1]
  const rows = inLight
    .map(([name, value], at) => ({ name, light: value, dark: inDark[at]![1], between: `${name.replace(/^var\(|\)$/g, '')}-${band}` }))
    .filter((_row, at) => !isOfTheme(at))
  return { band, rows, isDark }
})
const selectBands = (theme: Theme) =>
  Object.fromEntries(
    bandValues.flatMap(({ rows }) => rows.filter((row) => row.light !== row.dark).map((row) => [row.between, row[theme]] as const)),
  )

const lightColors = { vars: { ...Object.fromEntries(ofLight), ...selectBands('light') }, colorScheme: 'light' } as const
const darkColors = { vars: { ...Object.fromEntries(ofDark), ...selectBands('dark') }, colorScheme: 'dark' } as const

const { space, radius, ...fixed } = scale
const { color: _color, font: _font, space: _space, radius: _radius, ...fixedVars } = vars
globalStyle(':root', { vars: assignVars(fixedVars, fixed) })
globalStyle(':root, [data-theme]', {
  vars: {
    ...assignVars(vars.font, { sans: readChoice(chosen.font.sans, stacks.sans), mono: readChoice(chosen.font.mono, stacks.mono) }),
    ...assignVars(vars.space, multiply(space, chosen.density)),
    ...assignVars(vars.radius, multiply(radius, chosen.radius)),
  },
})

// The reader's choice is in data-theme. Without a choice, the system decides. Print always uses light colors.
globalStyle(':root, [data-theme="light"]', lightColors)
globalStyle(':root:not([data-theme])', { '@media': { [`screen and ${systemDark}`]: darkColors } })
globalStyle('[data-theme="dark"]', { '@media': { screen: darkColors } })
globalStyle('[data-theme]', { background: vars.color.canvas, color: vars.color.text.default })
globalStyle('[data-band]', { background: vars.color.canvas, color: vars.color.text.default })
for (const { band, rows, isDark } of bandValues) {
  globalStyle(`[data-band="${band}"]`, {
    '@media': {
      screen: {
        vars: Object.fromEntries(rows.map(({ name, between, ...of }) => [name, of.light === of.dark ? of.light : `var(${between})`])),
        ...(isDark && { colorScheme: 'dark' }),
      },
    },
  })
}
// Prints backgrounds. Without them, light text would be gray on white paper.
globalStyle(':root', { '@media': { [media.print]: { vars: { [vars.color.canvas]: light.surface }, printColorAdjust: 'exact' } } })
