import { brand } from '@workspace/tokens/brand.ts'
import { dark, light } from '@workspace/tokens/color/themes.ts'

export const icons = [
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
] as const

export const webManifest = `${JSON.stringify(
  {
    name: brand.name,
    short_name: brand.name,
    start_url: '/',
    display: 'browser',
    background_color: light.canvas,
    theme_color: light.accent.default,
    icons: icons
      .filter(([name]) => name.startsWith('icon-'))
      .map(([name, side]) => ({ src: `/${name}`, sizes: `${side}x${side}`, type: 'image/png' })),
  },
  null,
  2,
)}\n`

export const themeColorTags = [
  ['light', light.canvas],
  ['dark', dark.canvas],
]
  .map(([scheme, color]) => `<meta name="theme-color" content="${color}" media="(prefers-color-scheme: ${scheme})">`)
  .join('')
