import { assignVars, globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { scale } from './scale.ts'
import { stacks } from './fonts.css.ts'
import { media } from './media.ts'
import { themeVariables as chosen } from './color/theme-variables.ts'
import { bandNames, type BandName } from './color/colors.ts'
import { bands, dark, light, type ThemeColors } from './color/themes.ts'

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
const listDeclarations = (colors: ThemeColors): Pairs => Object.entries(assignVars(vars.color, colors))
const darkInk = { ...dark, accent: readAccent(dark, chosen.accent.dark) }
const setBandAccent = (band: BandName, colors: ThemeColors) =>
  band === 'ink' || band === 'code' ? { ...colors, accent: readAccent(colors, chosen.accent.dark) } : colors

/** If the themes differ, a band uses the value of the nearest theme around it. */
const bandValues = bandNames.map((band) => {
  const [inLight, inDark] = [
    listDeclarations(setBandAccent(band, bands[band].light)),
    listDeclarations(setBandAccent(band, bands[band].dark)),
  ]
  const isOfTheme = (at: number) =>
    band === 'sand' && inLight[at]![1] === listDeclarations(light)[at]![1] && inDark[at]![1] === listDeclarations(dark)[at]![1]
  const rows = inLight
    .map(([name, value], at) => ({ name, light: value, dark: inDark[at]![1], between: `${name.replace(/^var\(|\)$/g, '')}-${band}` }))
    .filter((_row, at) => !isOfTheme(at))
  return { band, rows }
})
const selectBands = (theme: 'light' | 'dark') =>
  Object.fromEntries(
    bandValues.flatMap(({ rows }) => rows.filter((row) => row.light !== row.dark).map((row) => [row.between, row[theme]] as const)),
  )

const lightColors = {
  vars: { ...assignVars(vars.color, { ...light, accent: readAccent(light, chosen.accent.light) }), ...selectBands('light') },
  colorScheme: 'light',
} as const
const darkColors = { vars: { ...assignVars(vars.color, darkInk), ...selectBands('dark') }, colorScheme: 'dark' } as const

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
for (const { band, rows } of bandValues) {
  globalStyle(`[data-band="${band}"]`, {
    '@media': {
      screen: {
        vars: Object.fromEntries(rows.map(({ name, between, ...of }) => [name, of.light === of.dark ? of.light : `var(${between})`])),
        ...(band === 'sand' ? {} : { colorScheme: 'dark' }),
      },
    },
  })
}
// Without backgrounds in print, light text would be gray on white paper.
globalStyle(':root', { '@media': { [media.print]: { vars: { [vars.color.canvas]: light.surface }, printColorAdjust: 'exact' } } })
