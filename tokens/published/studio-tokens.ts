import { baseTokens, screenTokens, themeTokens, type TokenNode } from './design-tokens.ts'
import { screens, themes } from './modes.ts'

type Measure = { value: number; unit: string }
type Srgb = { hex: string; alpha: number }

/** Groups that drawing programs have no use for. */
const left = new Set(['motion', 'breakpoint'])
const types: Readonly<Record<string, string>> = { radius: 'borderRadius', stroke: 'borderWidth', space: 'spacing', size: 'fontSizes' }

const pxOf = ({ value, unit }: Measure) => `${unit === 'rem' ? value * 16 : value}px`
const isMeasure = (value: unknown): value is Measure => typeof value === 'object' && value !== null && 'unit' in value
const isColor = (value: unknown): value is Srgb => typeof value === 'object' && value !== null && 'hex' in value

/** A value as Tokens Studio and Penpot read it: hex colors, px as text, one family of a font. */
function plain(value: unknown): unknown {
  if (isMeasure(value)) return pxOf(value)
  if (isColor(value)) {
    const alpha = Math.round(value.alpha * 255)
    return alpha === 255 ? value.hex : `${value.hex}${alpha.toString(16).padStart(2, '0')}`
  }
  if (Array.isArray(value)) return value[0]
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, typeof part === 'number' ? String(part) : plain(part)]))
  return typeof value === 'number' ? String(value) : value
}

/** The same group with the type at each token, where both programs look for it. */
function typed(node: TokenNode, type: string | undefined): TokenNode {
  const { $type = type, $value, $description } = node
  if ($value !== undefined) return { $type: $type ?? 'number', $value: plain($value), ...($description !== undefined && { $description }) }
  const parts = Object.entries(node).filter(([name]) => !name.startsWith('$'))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is no `$` property is a token or a group
  return Object.fromEntries(parts.map(([name, part]) => [name, typed(part as TokenNode, $type)]))
}

const studioTypes: Readonly<Record<string, string>> = { fontFamily: 'fontFamilies', fontWeight: 'fontWeights' }

function setOf(tokens: TokenNode): TokenNode {
  const groups = Object.entries(tokens).filter(([name]) => !left.has(name))
  return Object.fromEntries(
    groups.map(([name, group]) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every group of the published tokens is a node
      const { $type = '', ...rest } = group as TokenNode
      return [name, typed(rest, types[name] ?? studioTypes[$type] ?? $type)]
    }),
  )
}

const sets = {
  base: setOf(baseTokens),
  ...Object.fromEntries(themes.map((theme) => [theme, setOf(themeTokens(theme))])),
  ...Object.fromEntries(screens.map((width) => [width, setOf(screenTokens(width))])),
}
const order = ['base', ...themes, ...screens.map(String)]
const theme = (group: string, set: string) => ({ id: set, name: set, group, selectedTokenSets: { base: 'source', [set]: 'enabled' } })

/** All sets in one file with hex colors and px, as Tokens Studio and Penpot import it: a theme for each mode. */
export const studioTokens = {
  ...sets,
  $themes: [
    { id: 'base', name: 'base', group: 'Base', selectedTokenSets: { base: 'enabled' } },
    ...themes.map((name) => theme('Theme', name)),
    ...screens.map((width) => theme('Screen', String(width))),
  ],
  $metadata: { tokenSetOrder: order, activeThemes: ['Base/base', 'Theme/light', 'Screen/1440'], activeSets: ['base', 'light', '1440'] },
}
