import { toFault, type Fault } from './fault.ts'
import { measureExtents, px, parseAlpha, getHeight, getVisiblePart, getWidth, type Box, type Reading } from './reading.ts'

const mostShare = 0.45
const mostPixels = 120

const pictures = 'svg, img, canvas, video, iframe, input, select, textarea, hr, progress, meter'

/** Returns whether an element's box is visible: by a background that differs from the one behind it, or by a border. */
function isPainted(element: Element, { getStyle }: Reading): boolean {
  const style = getStyle(element)
  const isClear = (color: string) => parseAlpha(color) < 0.02
  if (!isClear(style.backgroundColor)) {
    let up = element.parentElement
    while (up && isClear(getStyle(up).backgroundColor)) up = up.parentElement
    if (!up || getStyle(up).backgroundColor !== style.backgroundColor) return true
  }
  const sides = (['Top', 'Right', 'Bottom', 'Left'] as const).filter(
    (side) => px(style[`border${side}Width`]) > 0 && !isClear(style[`border${side}Color`]) && style[`border${side}Style`] !== 'none',
  )
  return sides.length > 2
}

/** Finds visible boxes of which nearly half is empty, at the top or at the bottom. */
export function blankBoxes(reading: Reading): Fault[] {
  const { elements, pieces, getBox, getStyle, getClips, window } = reading
  const inside: [Element | null, Box][] = pieces.flatMap(({ element, lines }) => lines.map((line): [Element, Box] => [element, line]))
  const boxes = elements.filter((element) => {
    const isPicture = element.matches(pictures) || getStyle(element).backgroundImage !== 'none'
    const hasBox = !isPicture && isPainted(element, reading)
    if (isPicture || hasBox) inside.push([isPicture ? element : element.parentElement, getBox(element)])
    return hasBox && !element.closest('svg') && element !== document.body
  })
  const extents = measureExtents(inside)
  return boxes.flatMap((element): Fault[] => {
    const box = getVisiblePart(getBox(element), getClips(element))
    const content = extents.get(element)
    if (!box || !content) return []
    const height = getHeight(box)
    // A drawer is as high as the window, and the background of a page at least as high.
    if (height >= window.height - 1 && (getStyle(element).position === 'fixed' || getWidth(box) >= window.width - 1)) return []
    const blank = Math.max(content.top - box.top, box.bottom - content.bottom)
    return blank > mostPixels && blank > height * mostShare
      ? [toFault('blank box', element, `${Math.round(blank)} of its ${Math.round(height)} px are blank at one end`)]
      : []
  })
}
