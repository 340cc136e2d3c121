import { toFault, type Fault } from './fault.ts'
import { getVisibleBox, getVisiblePart, intersect, measureExtents, parseAlpha, px, read, toBox, type Reading } from './reading.ts'

const mostShare = 0.45
const mostPixels = 120

const pictures = 'svg, img, canvas, video, iframe, input, select, textarea, hr, progress, meter'
const isClear = (color: string) => parseAlpha(color) < 0.02

function isPainted(element: Element): boolean {
  const style = getComputedStyle(element)
  if (!isClear(style.backgroundColor)) {
    let up = element.parentElement
    while (up && isClear(getComputedStyle(up).backgroundColor)) up = up.parentElement
    if (!up || getComputedStyle(up).backgroundColor !== style.backgroundColor) return true
  }
  const sides = (['Top', 'Right', 'Bottom', 'Left'] as const).filter(
    (side) => px(style[`border${side}Width`]) > 0 && !isClear(style[`border${side}Color`]) && style[`border${side}Style`] !== 'none',
  )
  return sides.length > 2
}

/** Finds visible boxes that are nearly half empty, at the top or at the bottom. */
export function* findBlankBoxes({ elements, pieces }: Reading): Iterable<Fault> {
  const isPicture = (element: Element) => element.matches(pictures) || getComputedStyle(element).backgroundImage !== 'none'
  const drawn = elements.filter(isPicture)
  const boxes = elements.filter((element) => !isPicture(element) && isPainted(element))
  const extents = measureExtents(pieces, [
    ...drawn.map((element) => [element, element.getBoundingClientRect()] as const),
    ...boxes.map((element) => [element.parentElement, element.getBoundingClientRect()] as const),
  ])
  for (const element of boxes) {
    if (element.closest('svg') || element === document.body) continue
    const box = getVisibleBox(element)
    const content = extents.get(element)
    if (!box || !content) continue
    // Skips a drawer, which is as tall as the window, and the background of a page, which is at least as tall.
    const isAsWide = box.width >= document.documentElement.clientWidth - 1
    if (box.height >= innerHeight - 1 && (isAsWide || getComputedStyle(element).position === 'fixed')) continue
    const blank = Math.max(content.top - box.top, box.bottom - content.bottom)
    if (blank > mostPixels && blank > box.height * mostShare)
      yield toFault('blank box', element, `${Math.round(blank)} of its ${Math.round(box.height)} px are blank at one end`)
  }
}

const mostUnpainted = 0.1

function findLowestEdge(line: number): number {
  const reaches = [...document.body.querySelectorAll('*')].some((element) => element.getBoundingClientRect().bottom > line)
  if (!reaches) return line
  const { pieces, elements } = read()
  const drawn = elements.filter((element) => element.matches('svg, img, canvas, video, input, button, select, textarea'))
  const boxes = [
    ...pieces.flatMap(({ lines, clips }) => lines.map((box) => getVisiblePart(box, clips))),
    ...drawn.map((element) => getVisibleBox(element)),
  ]
  return Math.max(line, ...boxes.map((box) => box?.bottom ?? line))
}

/** Describes parts that a picture lacks: outside the window, or below the end of the page. */
export function findMissingParts(): string[] {
  const page = document.documentElement.getBoundingClientRect()
  const painted = intersect(page, toBox(0, 0, innerWidth, innerHeight))
  const share = 1 - (painted.width * painted.height) / (page.width * page.height)
  const missing = findLowestEdge(page.bottom + 1) - page.bottom
  return [
    ...(share > mostUnpainted ? [`${Math.round(share * 100)} % of the picture lies outside of the window and is not painted`] : []),
    ...(missing > 1 ? [`the picture is cut off at the bottom: ${Math.round(missing)} px are missing`] : []),
  ]
}
