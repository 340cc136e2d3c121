import { page } from 'vitest/browser'

/** A focus ring is outside its element. */
const ring = 6

/** Whether two pictures are equal, but for the rounding of where they begin. */
function isSame(one: ImageData, other: ImageData): boolean {
  const { width } = one
  if (other.width !== width) return false
  const [a, b] = [one, other].map(({ data }) => new Uint32Array(data.buffer))
  const rows = Math.min(one.height, other.height) - 2
  return [0, 1, 2].some((shift) => {
    for (let at = 0; at < rows * width; at++) if (a![at + width] !== b![at + shift * width]) return false
    return true
  })
}

/**
 * The looks of a `States` story that the eye cannot tell apart, such as “moving: hover is drawn like rest”. A cell is compared with those
 * that show the same in another look.
 */
export async function equalLooks(): Promise<string[]> {
  const cells = [...document.querySelectorAll<HTMLElement>('[data-look]')]
  if (cells.length === 0) return []
  const base64 = await page.screenshot({ save: false, element: page.elementLocator(document.documentElement) })
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob())
  const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d', { willReadFrequently: true })!
  pen.drawImage(picture, 0, 0)
  const groups = new Map<string, { name: string; pixels: ImageData }[]>()
  for (const cell of cells) {
    const { left, top, width, height } = (cell.firstElementChild ?? cell).getBoundingClientRect()
    const [x, y, w, h] = [left - ring, top - ring, width + 2 * ring, height + 2 * ring].map(Math.round)
    const pixels = pen.getImageData(x!, y!, w!, h!)
    const { of = '', look = '' } = cell.dataset
    groups.set(of, [...(groups.get(of) ?? []), { name: look, pixels }])
  }
  return [...groups].flatMap(([of, cells]) =>
    cells.flatMap(({ name, pixels }, at) => {
      const same = cells.slice(0, at).find((other) => isSame(other.pixels, pixels))
      return same ? [`${of}: ${name} is drawn like ${same.name}`] : []
    }),
  )
}
