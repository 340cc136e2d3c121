import { brand } from '@workspace/tokens/brand.ts'
import { dark, light } from '@workspace/tokens/color/themes.ts'

/** Icons for browsers and phones, with their sizes in pixels. */
export const icons = [
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
] as const

export const icoSide = 32

/** Wraps a PNG in an ICO file, for programs that request `/favicon.ico` without reading the page. */
export const toIco = (png: Uint8Array, side: number): Uint8Array => {
  const header = new DataView(new ArrayBuffer(22))
  header.setUint16(2, 1, true)
  header.setUint16(4, 1, true)
  header.setUint8(6, side)
  header.setUint8(7, side)
  header.setUint16(10, 1, true)
  header.setUint16(12, 32, true)
  header.setUint32(14, png.length, true)
  header.setUint32(18, header.byteLength, true)
  return new Uint8Array([...new Uint8Array(header.buffer), ...png])
}

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
