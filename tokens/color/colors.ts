/** Raw colors, named by what they look like. Only `tokens/` may import them: everything else asks the contract for a role. */
export const palette = {
  paper: '#F4F3EE',
  white: '#FFFFFF',
  sand: '#EAE8DF',
  stone: '#D6D3C7',
  slate: '#7B7E75',
  lead: '#585B54',
  ink: '#121411',
  night: '#0E1013',
  nightRaised: '#15181D',
  nightSunken: '#090A0C',
  nightLine: '#2A2F37',
  nightField: '#7F858E',
  chalk: '#F2F1EB',
  ash: '#A2A69E',
  ultramarine: '#2336E4',
  ultramarineDeep: '#1827B4',
  periwinkle: '#93A0FF',
  periwinkleLight: '#B4BDFF',
  lime: '#C9F54A',
  brick: '#B3261E',
  coral: '#FF8A80',
  forest: '#1B6A34',
  mint: '#7FD99A',
} as const

/** Least contrast by use, as WCAG 2.2 AA asks for it: 1.4.3 for text, 1.4.11 for controls and drawings. */
export const least = { text: 4.5, control: 3 } as const

type Raw = keyof typeof palette | `#${string}` | `rgb(${string})`

interface Color<Name extends string> {
  light: Raw
  dark: Raw
  /** In a band of the dark theme. @default dark; a band of the light theme always takes dark */
  sunkenBand?: Raw
  /** One sentence: what the color is for. */
  role: string
  /** The colors below it, by use. A story fails when it shows a pair that is missing here. */
  on?: { readonly [use in keyof typeof least]?: readonly Name[] }
}

const table = <Name extends string>(rows: Record<Name, Color<NoInfer<Name>>>) => rows
const grounds = ['canvas', 'surface', 'sunken'] as const

/** Every color by its name, as `group.key` or alone. Contract, themes, roles and contrast pairs follow from it. */
export const colors = table({
  canvas: {
    light: 'paper',
    dark: 'night',
    sunkenBand: 'nightSunken',
    role: 'The ground of the page.',
    on: { text: ['text.default', 'status.danger'] },
  },
  surface: {
    light: 'white',
    dark: 'nightRaised',
    sunkenBand: 'night',
    role: 'The ground of what lies on the page: a field, a panel, a menu.',
  },
  sunken: {
    light: 'sand',
    dark: 'nightSunken',
    sunkenBand: 'nightRaised',
    role: 'The ground of what is quieter than the page: code, a chosen row.',
  },
  'line.default': { light: 'stone', dark: 'nightLine', role: 'Hairlines between parts. They carry no meaning.' },
  'line.strong': {
    light: 'ink',
    dark: 'chalk',
    role: 'A line that separates more: the edge of a table, an outlined button.',
    on: { control: grounds },
  },
  'field.border': {
    light: 'slate',
    dark: 'nightField',
    role: 'The border of a control, at least 3:1 on every ground.',
    on: { control: grounds },
  },
  'text.default': { light: 'ink', dark: 'chalk', role: 'Text.', on: { text: grounds } },
  'text.muted': { light: 'lead', dark: 'ash', role: 'Text of second rank: hints, labels, captions.', on: { text: grounds } },
  'accent.default': {
    light: 'ultramarine',
    dark: 'periwinkle',
    role: 'What can be followed or pressed, and the line that was traveled.',
    on: { text: grounds, control: grounds },
  },
  'accent.hover': { light: 'ultramarineDeep', dark: 'periwinkleLight', role: 'The accent while the pointer is on it.' },
  'accent.on': { light: 'white', dark: 'night', role: 'Text on the accent.', on: { text: ['accent.default', 'accent.hover'] } },
  'verified.default': { light: 'lime', dark: 'lime', role: 'The ground of what is verified, and nothing else.' },
  'verified.on': { light: 'ink', dark: 'ink', role: 'Text on the verified ground.', on: { text: ['verified.default'] } },
  'status.danger': {
    light: 'brick',
    dark: 'coral',
    role: 'An error, with an icon and words beside it.',
    on: { text: grounds, control: grounds },
  },
  'status.success': { light: 'forest', dark: 'mint', role: 'A success, with an icon and words beside it.', on: { text: grounds } },
  backdrop: { light: 'rgb(18 20 17 / 0.45)', dark: 'rgb(0 0 0 / 0.6)', role: 'What covers the page behind a dialog.' },
})

/** The name of a color: its path in the contract. */
export type ColorName = keyof typeof colors

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names are those of a constant object
export const colorNames = Object.keys(colors) as ColorName[]

type Group<Name> = Name extends `${infer Above}.${string}` ? Above : Name
type Key<Above extends string, Name = ColorName> = Name extends `${Above}.${infer Last}` ? Last : never

/** One value for each color, in groups, such as `{ text: { muted: … } }`. */
export type Colors<Value> = { [Above in Group<ColorName>]: Above extends ColorName ? Value : { [Last in Key<Above>]: Value } }

/** Makes a value for each color. */
export function eachColor<Value>(valueOf: (name: ColorName) => Value): Colors<Value> {
  const groups: Record<string, Value | Record<string, Value>> = {}
  for (const name of colorNames) {
    const [above, last] = name.split('.')
    groups[above!] = last === undefined ? valueOf(name) : { ...groups[above!], [last]: valueOf(name) }
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the groups and keys are those of the type
  return groups as Colors<Value>
}
