import { metrics } from '../fonts/font-metrics.ts'
import { scale } from '../scale.ts'
import { bands, dark, light, type ThemeColors } from '../color/themes.ts'

/** Token or token group, as in the Design Tokens Format Module 2025.10. */
export interface TokenNode {
  $type?: string
  $value?: unknown
  $description?: string
  $extensions?: Record<string, unknown>
  [name: string]: unknown
}

/** Themes of the published token files. */
export const tokenThemes = { light, dark } as const

/** Maps every leaf of a tree and keeps its shape. */
function leaves(tree: object, change: (value: string) => TokenNode): TokenNode {
  return Object.fromEntries(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names are those of a constant object
    Object.entries(tree).map(([name, value]) => [name, typeof value === 'string' ? change(value) : leaves(value as object, change)]),
  )
}

const number = (value: string): TokenNode => ({ $value: Number(value) })

function color(value: string): TokenNode {
  const parts = value.startsWith('#')
    ? [1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16))
    : value.match(/[\d.]+/g)!.map(Number)
  const [red = 0, green = 0, blue = 0, alpha = 1] = parts
  const hex = `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
  return { $value: { colorSpace: 'srgb', components: [red, green, blue].map((channel) => Number((channel / 255).toFixed(4))), alpha, hex } }
}

function measure(value: string) {
  const [, figure, unit] = /^(-?[\d.]+)(px|rem|ms)$/.exec(value) ?? []
  if (!unit) throw new Error(`“${value}” is no px, rem or ms: write it so in tokens/scale.ts, or teach tokens/design-tokens.ts the unit.`)
  return { value: Number(figure), unit }
}

/** Writes a size as a dimension. The format has no fluid size: its two ends become tokens, its CSS goes into the extension. */
function dimension(value: string): TokenNode {
  const [, min, max] = /^clamp\(([^,]+), .+, ([^,]+)\)$/.exec(value) ?? []
  if (!min || !max) return { $value: measure(value) }
  return { min: { $value: measure(min) }, max: { $value: measure(max) }, $extensions: { 'org.w3.css': { value } } }
}

function ease(value: string): TokenNode {
  return { $type: 'cubicBezier', $value: value.match(/[\d.]+/g)!.map(Number) }
}

const colors = (theme: ThemeColors) => leaves(theme, color)
const bandColors = (theme: 'light' | 'dark') => Object.fromEntries(Object.entries(bands).map(([band, of]) => [band, colors(of[theme])]))

/** Tokens of one theme in the Design Tokens format 2025.10; `color.band` has the colors of each band. */
export function designTokens(theme: keyof typeof tokenThemes = 'light'): TokenNode {
  const { ease: curve, ...times } = scale.motion
  return {
    $description: `The ${theme} theme.`,
    color: { $type: 'color', ...colors(tokenThemes[theme]), band: { $description: 'The same roles on a band.', ...bandColors(theme) } },
    font: {
      $type: 'fontFamily',
      sans: { $value: [metrics.sans.familyName, 'system-ui', 'sans-serif'] },
      mono: { $value: [metrics.mono.familyName, 'ui-monospace', 'monospace'] },
    },
    size: {
      $type: 'dimension',
      $description: 'Text. A fluid size goes from min to max with the window.',
      ...leaves(scale.size, dimension),
    },
    weight: { $type: 'fontWeight', ...leaves(scale.weight, number) },
    leading: { $type: 'number', $description: 'Line height, in parts of the text size.', ...leaves(scale.leading, number) },
    tracking: {
      $type: 'number',
      $description: 'Letter spacing, in parts of the text size (em).',
      ...leaves(scale.tracking, (value) => number(value === 'normal' ? '0' : value.replace(/em$/, ''))),
    },
    space: { $type: 'dimension', $description: 'A step is four pixels times its name.', ...leaves(scale.space, dimension) },
    radius: { $type: 'dimension', ...leaves(scale.radius, dimension) },
    stroke: { $type: 'dimension', ...leaves(scale.stroke, dimension) },
    marker: { $type: 'dimension', ...leaves(scale.marker, dimension) },
    layout: { $type: 'dimension', ...leaves(scale.layout, dimension) },
    motion: { $type: 'duration', ...leaves(times, (value) => ({ $value: measure(value) })), ease: ease(curve) },
  }
}

/** Resolver that maps each theme to its file, as in the Design Tokens Resolver Module 2025.10. */
export const tokenResolver = {
  name: 'Design tokens',
  version: '2025.10',
  sets: { base: { sources: [{ $ref: 'tokens.json' }] } },
  modifiers: { theme: { description: 'Light or dark.', contexts: { light: [], dark: [{ $ref: 'tokens.dark.json' }] }, default: 'light' } },
  resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/theme' }],
} as const
