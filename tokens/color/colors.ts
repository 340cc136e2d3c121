import { getKeys } from '../keys.ts'
import type { Raw } from './palette.ts'

/** Minimum contrast of WCAG 2.2 AA: 1.4.3 for text, 1.4.11 for controls and graphics. */
export const least = { text: 4.5, control: 3 } as const

/**
 * `ink` is dark in both themes, but lighter than the page in the dark theme. `sand` is a little darker than the page in both themes. `accent`
 * has the accent color as its background. `code` is dark in both themes, and darker than the page in the dark theme.
 */
export const bandNames = ['ink', 'sand', 'accent', 'code'] as const

export type BandName = (typeof bandNames)[number]

interface Color<Name extends string> {
  light: Raw
  dark: Raw
  /**
   * Value on a band, for both themes or one for each.
   * @default the `dark` value on `ink`, `code` and `accent`, and the theme's own value on `sand`
   */
  bands?: { readonly [band in BandName]?: Raw | readonly [light: Raw, dark: Raw] }
  role: string
  /** Backgrounds of the color. `themes.test.ts` measures the contrast of these pairs. axe measures text on other backgrounds in stories. */
  on?: { readonly [use in keyof typeof least]?: readonly Name[] }
}

/** Creates a color of highlighted code, which must be readable on a code panel and on a highlighted line. */
const syntax = (light: Raw, dark: Raw, role: string) =>
  ({ light, dark, bands: { accent: 'white' }, role, on: { text: ['canvas', 'surface', 'highlight'] } }) as const

const table = <Name extends string>(rows: Record<Name, Color<NoInfer<Name>>>) => rows
const grounds = ['canvas', 'surface', 'sunken'] as const

/** Contract, themes, roles and contrast pairs are derived from this table. */
export const colors = table({
  canvas: {
    light: 'paper',
    dark: 'night',
    bands: { ink: ['night', 'nightRisen'], sand: ['sand', 'nightDeep'], accent: 'ultramarine', code: ['night', 'nightSunken'] },
    role: 'The background of the page.',
    on: { text: ['text.default', 'status.danger'] },
  },
  surface: {
    light: 'white',
    dark: 'nightRaised',
    bands: { ink: ['nightRaised', 'night'], accent: 'ultramarineDeep', code: 'nightRaised' },
    role: 'The background of what lies on the page: a field, a panel, a menu.',
  },
  sunken: {
    light: 'sand',
    dark: 'nightSunken',
    bands: { ink: ['nightSunken', 'night'], sand: ['sandDeep', 'night'], accent: 'ultramarineDeep', code: ['nightSunken', 'night'] },
    role: 'A background that is more subtle than the page: code, a chosen row.',
  },
  'line.default': {
    light: 'stone',
    dark: 'nightEdge',
    bands: { ink: ['nightLine', 'nightRail'], sand: ['sandLine', 'nightEdge'], accent: 'ultramarineLight', code: 'nightLine' },
    role: 'Hairlines between parts. They carry no meaning.',
  },
  'line.strong': {
    light: 'ink',
    dark: 'chalk',
    bands: { accent: 'white' },
    role: 'A line that separates more clearly: the edge of a table, an outlined button.',
    on: { control: grounds },
  },
  'field.border': {
    light: 'slate',
    dark: 'nightField',
    bands: { accent: 'periwinkleLight' },
    role: 'The border of a control, with a contrast of at least 3:1 on every background.',
    on: { control: grounds },
  },
  'text.default': { light: 'ink', dark: 'chalk', bands: { accent: 'white' }, role: 'Text.', on: { text: [...grounds, 'highlight'] } },
  'text.muted': {
    light: 'lead',
    dark: 'ash',
    bands: { accent: 'periwinkleMist' },
    role: 'Secondary text: hints, labels, captions.',
    on: { text: grounds },
  },
  'accent.default': {
    light: 'ultramarine',
    dark: 'periwinkle',
    bands: { accent: 'white' },
    role: 'Links, buttons, and the progress line as far as the reader has come.',
    on: { text: [...grounds, 'highlight'], control: grounds },
  },
  'accent.hover': {
    light: 'ultramarineDeep',
    dark: 'periwinkleLight',
    bands: { accent: 'periwinkleMist' },
    role: 'The accent color of an element under the pointer.',
  },
  'accent.on': {
    light: 'white',
    dark: 'night',
    bands: { accent: 'ultramarine' },
    role: 'Text on the accent color.',
    on: { text: ['accent.default', 'accent.hover'] },
  },
  'verified.default': { light: 'lime', dark: 'lime', role: 'The background of what is verified, and of nothing else.' },
  'verified.on': { light: 'ink', dark: 'ink', role: 'Text on the background of what is verified.', on: { text: ['verified.default'] } },
  'status.danger': {
    light: 'brick',
    dark: 'coral',
    bands: { accent: 'coralMist' },
    role: 'An error, with an icon and words beside it.',
    on: { text: grounds, control: grounds },
  },
  'status.danger-on': {
    light: 'white',
    dark: 'night',
    bands: { accent: 'brick' },
    role: 'Text on the color of an error.',
    on: { text: ['status.danger'] },
  },
  'status.caution': {
    light: 'umber',
    dark: 'amber',
    bands: { accent: 'amberMist' },
    role: 'A caution or a change, with an icon or a word beside it.',
    on: { text: grounds, control: grounds },
  },
  'status.success': {
    light: 'forest',
    dark: 'mint',
    bands: { accent: 'mintMist' },
    role: 'A success, with an icon and words beside it.',
    on: { text: grounds },
  },
  highlight: {
    light: 'ultramarineMist',
    dark: 'nightBlue',
    bands: { ink: ['nightBlueDeep', 'nightBlueSunken'], accent: 'ultramarineDeep', code: ['nightBlueDeep', 'nightBlueSunken'] },
    role: 'The background of a highlighted line of code.',
  },
  'syntax.keyword': syntax('ultramarine', 'lavender', 'A keyword, or the command of a line.'),
  'syntax.property': syntax('teal', 'aqua', 'The name of a property.'),
  'syntax.string': syntax('moss', 'leaf', 'A string.'),
  'syntax.number': syntax('rust', 'amber', 'A number or a constant.'),
  'syntax.flag': syntax('steel', 'steelLight', 'A flag of a command.'),
  'syntax.variable': syntax('raspberry', 'rose', 'A variable.'),
  'syntax.comment': syntax('pewter', 'pewterLight', 'A comment.'),
  'syntax.punctuation': syntax('lead', 'ash', 'A bracket, comma or colon.'),
  backdrop: { light: 'inkVeil', dark: 'blackVeil', role: 'What covers the page behind a dialog.' },
})

export type ColorName = keyof typeof colors

export const colorNames: readonly ColorName[] = getKeys(colors)

type Group<Name> = Name extends `${infer Above}.${string}` ? Above : Name
type Key<Above extends string, Name = ColorName> = Name extends `${Above}.${infer Last}` ? Last : never

/** Values nested by group, such as `{ text: { muted: … } }`. */
export type Colors<Value> = { [Above in Group<ColorName>]: Above extends ColorName ? Value : { [Last in Key<Above>]: Value } }

export function mapColors<Value>(toValue: (name: ColorName) => Value): Colors<Value> {
  const groups: Record<string, Value | Record<string, Value>> = {}
  for (const name of colorNames) {
    const [above, last] = name.split('.')
    groups[above!] = last === undefined ? toValue(name) : { ...groups[above!], [last]: toValue(name) }
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The groups and keys match the type.
  return groups as Colors<Value>
}
