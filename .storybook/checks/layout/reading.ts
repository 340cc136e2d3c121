/** Rectangle in window coordinates. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Ancestor that clips its content. */
export interface Clip {
  element: Element
  box: Box
  /** Overflow of the element on each axis. */
  x: 'show' | 'cut' | 'scroll'
  y: 'show' | 'cut' | 'scroll'
}

/** Visible text node, line by line. */
export interface Piece {
  node: Text
  element: Element
  text: string
  style: CSSStyleDeclaration
  /** Boxes of its lines, not clipped. */
  lines: Box[]
  clips: readonly Clip[]
}

/** Measurements of a document, taken once for all checks. */
export interface Reading {
  pieces: readonly Piece[]
  /** Visible elements, in document order. */
  elements: readonly Element[]
  window: { width: number; height: number }
  getStyle: (element: Element) => CSSStyleDeclaration
  getBox: (element: Element) => Box
  /** Ancestors that clip an element's box, innermost first. */
  getClips: (element: Element) => readonly Clip[]
  /** Elements that clip an element's content, innermost first. */
  getContentClips: (element: Element) => readonly Clip[]
}

/** Reads a CSS length in px, 0 if it is a keyword. */
export const px = (value: string) => Number.parseFloat(value) || 0

export const getWidth = ({ left, right }: Box) => right - left
export const getHeight = ({ top, bottom }: Box) => bottom - top

const toBox = ({ left, top, right, bottom }: DOMRect): Box => ({ left, top, right, bottom })

/** Opacity of a computed color, from 0 to 1. */
export function parseAlpha(color: string): number {
  if (color === 'transparent') return 0
  const [, alpha] = /^rgba\(.*, ([\d.]+)\)$/.exec(color) ?? / \/ ([\d.]+)\)$/.exec(color) ?? []
  return alpha === undefined ? 1 : Number(alpha)
}

/** Clips a box to an ancestor's box, only on the axes that the ancestor clips. */
export const clipBox = (box: Box, { box: by, x, y }: Clip): Box => ({
  left: x === 'show' ? box.left : Math.max(box.left, by.left),
  right: x === 'show' ? box.right : Math.min(box.right, by.right),
  top: y === 'show' ? box.top : Math.max(box.top, by.top),
  bottom: y === 'show' ? box.bottom : Math.min(box.bottom, by.bottom),
})

export const unite = (one: Box, other: Box): Box => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
})

/** Unites the boxes inside each element. */
export function measureExtents(boxes: readonly (readonly [inside: Element | null, box: Box])[]): Map<Element, Box> {
  const extents = new Map<Element, Box>()
  for (const [inside, box] of boxes) {
    for (let up = inside; up && up !== document.body; up = up.parentElement) extents.set(up, unite(extents.get(up) ?? box, box))
  }
  return extents
}

/** Returns the visible part of a box inside its clips, or undefined if nothing is visible. */
export const getVisiblePart = (box: Box, clips: readonly Clip[]): Box | undefined => {
  const part = clips.reduce(clipBox, box)
  return getWidth(part) > 0.5 && getHeight(part) > 0.5 ? part : undefined
}

/** Elements whose text is not drawn. */
const unread = 'script, style, noscript, template, title, desc, option, textarea'

const actions = { visible: 'show', hidden: 'cut', clip: 'cut', auto: 'scroll', scroll: 'scroll' } as const
const toAction = (overflow: string) => actions[overflow as keyof typeof actions] ?? 'show'

/** Returns whether an element is visually hidden and only for assistive technology. */
const isCutToNothing = (element: Element, style: CSSStyleDeclaration) =>
  /^inset\((?:50|100)%/.test(style.clipPath) ||
  (style.position === 'absolute' && style.overflow === 'hidden' && element.clientWidth <= 1 && element.clientHeight <= 1)

/** Measures the lines of a text node. */
function readLines(node: Text): Box[] {
  const range = document.createRange()
  range.selectNodeContents(node)
  return [...range.getClientRects()].map(toBox).filter((box) => getWidth(box) > 0.5 && getHeight(box) > 0.5)
}

/** Reads the visible parts of a document in one pass, before any check writes to it. */
export function read(root: Element = document.body): Reading {
  const styles = new Map<Element, CSSStyleDeclaration>()
  const getStyle = (element: Element) => {
    const known = styles.get(element)
    if (known) return known
    const style = getComputedStyle(element)
    styles.set(element, style)
    return style
  }
  const boxes = new Map<Element, Box>()
  const getBox = (element: Element) => {
    const known = boxes.get(element)
    if (known) return known
    const box = toBox(element.getBoundingClientRect())
    boxes.set(element, box)
    return box
  }

  const inner = new Map<Element, readonly Clip[]>()
  const isContainingBlock = (style: CSSStyleDeclaration) =>
    style.transform !== 'none' ||
    style.filter !== 'none' ||
    style.perspective !== 'none' ||
    /paint|layout|strict|content/.test(style.contain)
  const readClip = (element: Element): Clip | undefined => {
    const style = getStyle(element)
    const [x, y] = [toAction(style.overflowX), toAction(style.overflowY)]
    if ((x === 'show' && y === 'show') || style.display === 'inline' || style.display === 'contents') return undefined
    const { left, top, right, bottom } = getBox(element)
    const beyond = style.overflowX === 'clip' ? px(style.overflowClipMargin) : 0
    return {
      element,
      x,
      y,
      box: {
        left: left + px(style.borderLeftWidth) - beyond,
        right: right - px(style.borderRightWidth) + beyond,
        top: top + px(style.borderTopWidth) - beyond,
        bottom: bottom - px(style.borderBottomWidth) + beyond,
      },
    }
  }
  const getContentClips = (element: Element): readonly Clip[] => {
    // The overflow of body and root applies to the window.
    if (element === document.body || element === document.documentElement) return []
    const known = inner.get(element)
    if (known) return known
    const own = readClip(element)
    const clips = own ? [own, ...getClips(element)] : getClips(element)
    inner.set(element, clips)
    return clips
  }
  const getClips = (element: Element): readonly Clip[] => {
    const { position } = getStyle(element)
    if (element.matches(':modal, :popover-open')) return []
    let around = element.parentElement
    if (position === 'fixed') while (around && !isContainingBlock(getStyle(around))) around = around.parentElement
    if (position === 'absolute')
      while (around && getStyle(around).position === 'static' && !isContainingBlock(getStyle(around))) around = around.parentElement
    return around ? getContentClips(around) : []
  }

  const elements: Element[] = []
  const pieces: Piece[] = []
  const see = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }
  const walk = (element: Element) => {
    if (element.matches(unread)) return
    const style = getStyle(element)
    if (style.display === 'none' || isCutToNothing(element, style)) return
    if (element.checkVisibility(see)) {
      elements.push(element)
      for (const node of element.childNodes) {
        if (!(node instanceof Text) || !node.data.trim()) continue
        const lines = readLines(node)
        if (lines.length > 0) pieces.push({ node, element, text: node.data, style, lines, clips: getContentClips(element) })
      }
    }
    for (const child of element.children) walk(child)
  }
  walk(root)
  const { clientWidth: width } = document.documentElement
  return { pieces, elements, window: { width, height: innerHeight }, getStyle, getBox, getClips, getContentClips }
}
