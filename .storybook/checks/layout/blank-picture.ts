import { read, shown } from './reading.ts'

const mostUnpainted = 0.1

/** Lowest visible edge below a line. */
function lowestBelow(line: number): number {
  const reaches = [...document.body.querySelectorAll('*')].some((element) => element.getBoundingClientRect().bottom > line)
  if (!reaches) return line
  const { pieces, elements, boxOf, clipsOf } = read()
  const pictures = elements.filter((element) => element.matches('svg, img, canvas, video, input, button, select, textarea'))
  const boxes = [
    ...pieces.flatMap(({ lines, clips }) => lines.map((box) => shown(box, clips))),
    ...pictures.map((element) => shown(boxOf(element), clipsOf(element))),
  ]
  return Math.max(line, ...boxes.map((box) => box?.bottom ?? line))
}

/** Names the parts that a picture of an element would lack: nothing is painted outside the window, and its foot may be cut. */
export function blankPicture(element: Element = document.documentElement): string[] {
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
  const painted =
    Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0)) * Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
  const share = 1 - painted / (width * height)
  const lowest = lowestBelow(bottom + 1)
  return [
    ...(share > mostUnpainted ? [`${Math.round(share * 100)} % of the picture lies outside of the window and is not painted`] : []),
    ...(lowest > bottom + 1 ? [`the picture is cut at its foot: ${Math.round(lowest - bottom)} px are missing`] : []),
  ]
}
