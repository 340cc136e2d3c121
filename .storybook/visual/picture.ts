import { createHash } from 'node:crypto'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/** Pixels, three bytes each, row after row. */
export interface Picture {
  width: number
  height: number
  data: Buffer
}

/** Names content by what it is. */
export const digest = (content: Uint8Array) => createHash('sha256').update(content).digest('base64url').slice(0, 16)

/** Reads a picture from a file's content. */
export async function decode(file: Buffer): Promise<Picture> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

/** Writes a picture without loss. */
export const encode = ({ width, height, data }: Picture): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 3 } }).webp({ lossless: true, effort: 4 }).toBuffer()

/** How unlike two colours may be, from 0 to 1. A change of 3 % is 0.02 and more to pixelmatch; its default of 0.1 would let it pass. */
const threshold = 0.01

/** The corner of an outline is rounded off now here, now one pixel further: what is told is at least twice as large. */
const noise = 4

const withAlpha = ({ width, height, data }: Picture, canvas: number) => {
  const pixels = Buffer.alloc(width * canvas * 4)
  for (let at = 0; at < width * height; at++) {
    data.copy(pixels, at * 4, at * 3, at * 3 + 3)
    pixels[at * 4 + 3] = 255
  }
  return pixels
}

/** How many pixels of two pictures differ, and a picture of where. Pictures of different size differ wherever only one of them is. */
export function compare(before: Picture, after: Picture): { pixels: number; difference?: Picture } {
  if (before.width === after.width && before.height === after.height && before.data.equals(after.data)) return { pixels: 0 }
  const { width } = after
  const height = Math.max(before.height, after.height)
  const drawn = Buffer.alloc(width * height * 4)
  const pixels = pixelmatch(withAlpha(before, height), withAlpha(after, height), drawn, width, height, { threshold, includeAA: true })
  if (pixels < noise) return { pixels: 0 }
  const data = Buffer.alloc(width * height * 3)
  for (let at = 0; at < width * height; at++) drawn.copy(data, at * 3, at * 4, at * 4 + 3)
  return { pixels, difference: { width, height, data } }
}

/**
 * A picture in another theme, told by the first: where a colour of the first has become the colour that it became the last time, nothing
 * is left to say (0). Used twice it gives the picture back; `given` says whether the second picture is the told or the plain one.
 */
export function retell(first: Picture, second: Picture, given: 'plain' | 'told'): Picture {
  const became = new Map<number, number>()
  const data = Buffer.alloc(second.data.length)
  for (let at = 0; at < data.length; at += 3) {
    const from = first.data.readUIntBE(at, 3)
    const expected = became.get(from) ?? 0
    const here = second.data.readUIntBE(at, 3)
    data.writeUIntBE(here ^ expected, at, 3)
    became.set(from, given === 'plain' ? here : here ^ expected)
  }
  return { ...second, data }
}
