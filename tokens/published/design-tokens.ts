import { bandNames, colorNames, colors, mapColors } from '../color/colors.ts'
import { palette, type Raw } from '../color/palette.ts'
import { getRaw, themes, type Theme } from '../color/themes.ts'
import { metrics } from '../fonts/font-metrics.ts'
import { getKeys } from '../keys.ts'
import { media } from '../media.ts'
import { getRole } from '../roles.ts'
import { scale } from '../scale.ts'

/** The narrowest screen has the smallest fluid sizes, and the widest the largest. */
export const screens = ['narrow', 'wide'] as const

/** Names of the base file, one file for each mode, and the resolver. */
export const tokenFiles: readonly string[] = [
  'tokens.json',
  ...[...themes, ...screens].map((mode) => `tokens.${mode}.json`),
  'tokens.resolver.json',
]

/** Token or token group, as in the Design Tokens Format Module 2025.10. */
export interface TokenNode {
  $type?: string
  $value?: unknown
  $description?: string
  [name: string]: unknown
}

type Screen = (typeof screens)[number]

function toColor(value: string) {
  const parts = value.startsWith('#')
    ? [1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16))
    : value.match(/[\d.]+/g)!.map(Number)
  const [red = 0, green = 0, blue = 0, alpha = 1] = parts
  const hex = `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
  return { colorSpace: 'srgb', components: [red, green, blue].map((channel) => Number((channel / 255).toFixed(4))), alpha, hex }
}

function measure(value: string) {
  const [, figure, unit] = /^(-?[\d.]+)(px|rem|ms)$/.exec(value) ?? []
  if (!unit) throw new Error(`“${value}” is not in px, rem or ms. Change it in tokens/scale.ts, or add its unit to tokens/published.`)
  return { value: Number(figure), unit }
}

const inPx = (value: number) => ({ value, unit: 'px' })

const findEnds = (css: string) => /^clamp\(([^,]+), .*, ([^,]+)\)$/.exec(css)?.slice(1)
const isFluid = (css: string) => findEnds(css) !== undefined
const toPx = (css: string, screen: Screen): number => {
  const { value, unit } = measure(findEnds(css)?.[screens.indexOf(screen)] ?? css)
  return unit === 'rem' ? value * 16 : value
}
const toToken = ($value: unknown, path: string): TokenNode => ({ $value, $description: getRole(path) ?? '' })

const toTokens = (name: keyof typeof scale, toValue: (css: string) => unknown, isIn = (_css: string) => true) =>
  Object.fromEntries(
    Object.entries(scale[name]).flatMap(([key, css]: [string, string]) =>
      isIn(css) ? [[key, toToken(toValue(css), `${name}.${key}`)]] : [],
    ),
  )

/** Groups with sizes that grow with the window. These sizes are in the files of the screens, and all others are in `tokens.json`. */
const grows = ['size', 'stroke', 'layout'] as const

interface TextStyle {
  size: keyof typeof scale.size
  font?: 'mono'
  weight?: keyof typeof scale.weight
  leading: number
  tracking?: keyof typeof scale.tracking
}
const leading = (name: keyof typeof scale.leading) => Number(scale.leading[name])
const heading = { weight: 'semibold', tracking: 'heading', leading: leading('heading') } as const

/** `Heading` and `Text` set the same styles. */
const textStyles = {
  display: { size: 'display', weight: 'semibold', tracking: 'display', leading: leading('display') },
  h1: { size: 'h1', ...heading },
  h2: { size: 'h2', ...heading },
  h3: { size: 'h3', ...heading, leading: leading('title') },
  figure: { size: 'figure', ...heading },
  title: { size: 'title', weight: 'semibold', tracking: 'title', leading: leading('title') },
  lead: { size: 'lead', leading: 1.5 },
  body: { size: 'body', leading: leading('body') },
  small: { size: 'small', leading: 1.5 },
  mono: { size: 'mono', font: 'mono', leading: 1.6 },
  label: { size: 'label', font: 'mono', leading: 1.4 },
} as const satisfies Record<string, TextStyle>

function toTypography({ size, font, weight = 'regular', leading: lineHeight, tracking }: TextStyle, screen: Screen) {
  const em = tracking && scale.tracking[tracking] !== 'normal' ? Number.parseFloat(scale.tracking[tracking]) : 0
  return {
    fontFamily: `{font.${font ?? 'sans'}}`,
    fontSize: `{size.${size}}`,
    fontWeight: `{weight.${weight}}`,
    letterSpacing: inPx(Number((em * toPx(scale.size[size], screen)).toFixed(2))),
    lineHeight,
  }
}

/** Returns the text styles with a fluid font size if `fluid` is true, otherwise those with a fixed font size. */
const toTextStyles = (fluid: boolean, screen: Screen): TokenNode => ({
  $type: 'typography',
  ...Object.fromEntries(
    Object.entries<TextStyle>(textStyles)
      .filter(([, { size }]) => isFluid(scale.size[size]) === fluid)
      .map(([name, style]) => [name, toToken(toTypography(style, screen), `size.${style.size}`)]),
  ),
})

function listUses(raw: Raw, theme: Theme): string {
  const page = colorNames.filter((name) => getRaw(name, theme) === raw)
  const onBands = bandNames.filter((band) => colorNames.some((name) => getRaw(name, theme, band) === raw)).map((band) => `the ${band} band`)
  return [...page, ...onBands].join(', ') || 'nothing'
}

const toRoles = (theme: Theme, band?: (typeof bandNames)[number]) =>
  mapColors((name): TokenNode => ({
    $value: `{palette.${getRaw(name, theme, band)}}`,
    $description: `${colors[name].role}${band ? ` On the ${band} band.` : ''}`,
  }))

/** Roles are aliases of palette colors. `color.band` has the roles on each band. */
export const themeTokens = (theme: Theme): TokenNode => ({
  color: {
    $type: 'color',
    ...toRoles(theme),
    band: { $description: 'The same roles on a band.', ...Object.fromEntries(bandNames.map((band) => [band, toRoles(theme, band)])) },
  },
})

/** Sizes that grow with the window, in px, and the text styles that use them. */
export const screenTokens = (screen: Screen): TokenNode => ({
  ...Object.fromEntries(
    grows.map((name) => [name, { $type: 'dimension', ...toTokens(name, (css) => inPx(toPx(css, screen)), isFluid) } satisfies TokenNode]),
  ),
  text: toTextStyles(true, screen),
})

const listFixed = (name: (typeof grows)[number] | 'space' | 'radius' | 'marker'): TokenNode => ({
  $type: 'dimension',
  ...toTokens(name, measure, (css) => !isFluid(css)),
})

const { ease, ...times } = scale.motion
/** Tokens that are the same in every theme and on every screen, and the palette. */
export const baseTokens: TokenNode = {
  palette: {
    $type: 'color',
    $description: 'Raw colors. A design uses a role of `color`, never these.',
    ...Object.fromEntries(
      getKeys(palette).map((raw) => [
        raw,
        { $value: toColor(palette[raw]), $description: `Light: ${listUses(raw, 'light')}. Dark: ${listUses(raw, 'dark')}.` },
      ]),
    ),
  },
  font: {
    $type: 'fontFamily',
    sans: toToken([metrics.sans.familyName, 'system-ui', 'sans-serif'], 'font.sans'),
    mono: toToken([metrics.mono.familyName, 'ui-monospace', 'monospace'], 'font.mono'),
  },
  size: listFixed('size'),
  weight: { $type: 'fontWeight', ...toTokens('weight', Number) },
  leading: { $type: 'number', ...toTokens('leading', Number) },
  tracking: { $type: 'number', ...toTokens('tracking', (css) => (css === 'normal' ? 0 : Number.parseFloat(css))) },
  text: toTextStyles(false, 'wide'),
  space: listFixed('space'),
  radius: listFixed('radius'),
  stroke: listFixed('stroke'),
  marker: listFixed('marker'),
  layout: listFixed('layout'),
  breakpoint: {
    $type: 'dimension',
    ...Object.fromEntries(
      Object.entries(media).flatMap(([name, query]) => {
        const [, em] = /\(min-width: ([\d.]+)em\)/.exec(query) ?? []
        return em ? [[name, { $value: inPx(Number(em) * 16), $description: `From this width: ${name}. ${em} em in CSS.` }]] : []
      }),
    ),
  },
  motion: {
    ...Object.fromEntries(
      Object.entries(times).map(([name, css]) => [name, { $type: 'duration', ...toToken(measure(css), `motion.${name}`) }]),
    ),
    ease: { $type: 'cubicBezier', ...toToken(ease.match(/[\d.]+/g)!.map(Number), 'motion.ease') },
  },
}

const listContexts = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, [{ $ref: `tokens.${name}.json` }]]))

/** Maps each theme and each screen to its file, as in the Design Tokens Resolver Module 2025.10. */
export const tokenResolver = {
  name: 'Design tokens',
  version: '2025.10',
  sets: { base: { sources: [{ $ref: 'tokens.json' }] } },
  modifiers: {
    theme: { description: 'Light or dark.', contexts: listContexts(themes), default: 'light' },
    screen: { description: 'Width of the window.', contexts: listContexts(screens), default: 'wide' },
  },
  resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/theme' }, { $ref: '#/modifiers/screen' }],
} as const
