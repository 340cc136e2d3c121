import { nameOf, type Fault } from './fault.ts'
import { alphaOf, heightOf, shown, widthOf, type Reading } from './reading.ts'

const mostShare = 0.45
const mostPixels = 120

const pictures = 'svg, img, canvas, video, iframe, input, select, textarea, hr, progress, meter'

/** Paint of an element's own box: a ground that differs from the one behind it, or a border. */
function paints(element: Element, { styleOf }: Reading): 'ground' | 'border' | undefined {
  const style = styleOf(element)
  const isClear = (color: string) => alphaOf(color) < 0.02
  if (!isClear(style.backgroundColor)) {
    let up = element.parentElement
    while (up && isClear(styleOf(up).backgroundColor)) up = up.parentElement
    if (!up || styleOf(up).backgroundColor !== style.backgroundColor) return 'ground'
  }
  const sides = (['Top', 'Right', 'Bottom', 'Left'] as const).filter(
    (side) =>
      Number.parseFloat(style[`border${side}Width`]) > 0 && !isClear(style[`border${side}Color`]) && style[`border${side}Style`] !== 'none',
  )
  return sides.length > 2 ? 'border' : undefined
}

/** Finds boxes with a border or a ground that are empty for nearly half of their height, at the top or at the bottom. */
export function blankBoxes(reading: Reading): Fault[] {
  const { elements, pieces, boxOf, styleOf, clipsOf, window } = reading
  const extents = new Map<Element, { top: number; bottom: number }>()
  const note = (from: Element | null, top: number, bottom: number) => {
    for (let up = from; up; up = up.parentElement) {
      const known = extents.get(up)
      if (known) {
        known.top = Math.min(known.top, top)
        known.bottom = Math.max(known.bottom, bottom)
      } else extents.set(up, { top, bottom })
    }
  }
  for (const { element, lines } of pieces) for (const { top, bottom } of lines) note(element, top, bottom)
  const boxes = elements.filter((element) => {
    const isPicture = element.matches(pictures) || styleOf(element).backgroundImage !== 'none'
    const painted = isPicture ? undefined : paints(element, reading)
    const { top, bottom } = boxOf(element)
    if (isPicture) note(element, top, bottom)
    else if (painted) note(element.parentElement, top, bottom)
    return painted && !element.closest('svg') && element !== document.body
  })
  return boxes.flatMap((element): Fault[] => {
    const box = shown(boxOf(element), clipsOf(element))
    const content = extents.get(element)
    if (!box || !content) return []
    const height = heightOf(box)
    // A drawer is as high as the window, and the ground of a page at least as high.
    if (height >= window.height - 1 && (styleOf(element).position === 'fixed' || widthOf(box) >= window.width - 1)) return []
    const blank = Math.max(content.top - box.top, box.bottom - content.bottom)
    return blank > mostPixels && blank > height * mostShare
      ? [
          {
            kind: 'blank box',
            element: nameOf(element),
            detail: `${Math.round(blank)} of its ${Math.round(height)} px are blank at one end`,
          },
        ]
      : []
  })
}
