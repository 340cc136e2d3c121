import { readFile } from 'node:fs/promises'
import type { ReactElement } from 'react'
import { FilterType, Transformer } from '@napi-rs/image'
import satori, { type Font } from 'satori'
import subsetFont from 'subset-font'
import { light } from '@workspace/tokens/color/themes.ts'

const latin = Array.from({ length: 0x17f - 0x20 }, (_, at) => String.fromCodePoint(at + 0x20)).join('') + '–—‘’“”…'

/** Creates one weight of a variable font, in the format that satori reads. */
async function face(name: string, file: string, weight: 400 | 600): Promise<Font> {
  const woff2 = await readFile(`node_modules/@fontsource-variable/${file}`)
  const data = await subsetFont(woff2, latin, { targetFormat: 'truetype', variationAxes: { wght: weight } })
  return { name, data, weight, style: 'normal' }
}

const faces = () =>
  Promise.all([
    face('Instrument Sans', 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2', 600),
    face('Geist Mono', 'geist-mono/files/geist-mono-latin-wght-normal.woff2', 400),
  ])

let fonts: ReturnType<typeof faces> | undefined

// The `Up` filter makes the file a fifth smaller and takes no extra time.
const png = { filterType: FilterType.Up }

/** Draws an element with inline styles as a PNG. */
export async function drawCard(card: ReactElement, size: { width: number; height: number }): Promise<Uint8Array> {
  return Transformer.fromSvg(await satori(card, { ...size, fonts: await (fonts ??= faces()) })).png(png)
}

/** Draws an SVG as a square PNG. Draws in the corner of a larger canvas and crops it, because the library enlarges small pictures. */
export const drawIcon = (svg: string, side: number): Uint8Array =>
  Transformer.fromSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200">${svg.replace('<svg', `<svg width="${side}" height="${side}"`)}</svg>`,
    // Without a background, phones show the icon on black.
    light.canvas,
  )
    .crop(0, 0, side, side)
    .pngSync(png)

/** Draws an SVG as an ICO file, for programs that request `/favicon.ico` without reading the page. */
export const drawFavicon = (svg: string): Promise<Uint8Array> => new Transformer(drawIcon(svg, 32)).ico()
