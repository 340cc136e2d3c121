import { page } from 'vitest/browser'

/** A focus ring is outside its element. */
const ring = 6

/** The rows of a picture; rows in succession that are equal count as one run. */
function runsOf({ data, width, height }: ImageData): { row: string; length: number }[] {
  const runs: { row: string; length: number }[] = []
  const pixels = new Uint32Array(data.buffer)
  for (let at = 0; at < height; at++) {
    const row = pixels.subarray(at * width, (at + 1) * width).join()
    const last = runs.at(-1)
    if (last?.row === row) last.length++
    else runs.push({ row, length: 1 })
  }
  return runs
}

/** Whether two pictures are equal. A box that begins or ends between two pixels may be drawn one pixel higher, in one of its even parts. */
function isSame(one: ImageData, other: ImageData): boolean {
  const [a, b] = [runsOf(one), runsOf(other)]
  if (a.length !== b.length || a.some(({ row }, at) => row !== b[at]!.row)) return false
  const others = a.slice(1, -1).flatMap(({ length }, at) => (length === b[at + 1]!.length ? [] : [[length, b[at + 1]!.length] as const]))
  return others.length <= 1 && others.every(([x, y]) => Math.abs(x - y) === 1 && Math.min(x, y) > 3)
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
