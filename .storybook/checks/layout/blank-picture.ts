import { read, getVisiblePart } from './reading.ts'

const mostUnpainted = 0.1

/** Returns the lowest visible edge below a line. */
function lowestBelow(line: number): number {
  const reaches = [...document.body.querySelectorAll('*')].some((element) => element.getBoundingClientRect().bottom > line)
  if (!reaches) return line
  const { pieces, elements, getBox, getClips } = read()
  const pictures = elements.filter((element) => element.matches('svg, img, canvas, video, input, button, select, textarea'))
  const boxes = [
    ...pieces.flatMap(({ lines, clips }) => lines.map((box) => getVisiblePart(box, clips))),
    ...pictures.map((element) => getVisiblePart(getBox(element), getClips(element))),
  ]
  return Math.max(line, ...boxes.map((box) => box?.bottom ?? line))
}

/** Describes what is missing in a picture of an element: parts outside the window, or content below its end. */
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
