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

/** Measures of a document, read once for all checks. */
export interface Reading {
  pieces: readonly Piece[]
  /** Visible elements, in document order. */
  elements: readonly Element[]
  window: { width: number; height: number }
  styleOf: (element: Element) => CSSStyleDeclaration
  boxOf: (element: Element) => Box
  /** Ancestors that clip an element's box, innermost first. */
  clipsOf: (element: Element) => readonly Clip[]
  /** Elements that clip an element's content, innermost first. */
  clipsIn: (element: Element) => readonly Clip[]
}

export const widthOf = ({ left, right }: Box) => right - left
export const heightOf = ({ top, bottom }: Box) => bottom - top

const plain = ({ left, top, right, bottom }: DOMRect): Box => ({ left, top, right, bottom })

/** Opacity of a computed color, from 0 to 1. */
export function alphaOf(color: string): number {
  if (color === 'transparent') return 0
  const [, alpha] = /^rgba\(.*, ([\d.]+)\)$/.exec(color) ?? / \/ ([\d.]+)\)$/.exec(color) ?? []
  return alpha === undefined ? 1 : Number(alpha)
}

/** Part of a box inside a clip, on the axes on which it clips. */
export const within = (box: Box, { box: by, x, y }: Clip): Box => ({
  left: x === 'show' ? box.left : Math.max(box.left, by.left),
  right: x === 'show' ? box.right : Math.min(box.right, by.right),
  top: y === 'show' ? box.top : Math.max(box.top, by.top),
  bottom: y === 'show' ? box.bottom : Math.min(box.bottom, by.bottom),
})

/** Visible part of a box under its clips; undefined when nothing is visible. */
export const shown = (box: Box, clips: readonly Clip[]): Box | undefined => {
  const part = clips.reduce(within, box)
  return widthOf(part) > 0.5 && heightOf(part) > 0.5 ? part : undefined
}

/** Elements whose text is not drawn. */
const unread = 'script, style, noscript, template, title, desc, option, textarea'

const px = (value: string) => Number.parseFloat(value) || 0

const actions = { visible: 'show', hidden: 'cut', clip: 'cut', auto: 'scroll', scroll: 'scroll' } as const
const actionOf = (overflow: string) => actions[overflow as keyof typeof actions] ?? 'show'

/** True for an element that only assistive technology gets: it clips itself to nothing. */
const isCutToNothing = (element: Element, style: CSSStyleDeclaration) =>
  /^inset\((?:50|100)%/.test(style.clipPath) ||
  (style.position === 'absolute' && style.overflow === 'hidden' && element.clientWidth <= 1 && element.clientHeight <= 1)

/** Boxes of a text node's lines, without empty ones. */
function linesOf(node: Text): Box[] {
  const range = document.createRange()
  range.selectNodeContents(node)
  return [...range.getClientRects()].map(plain).filter((box) => widthOf(box) > 0.5 && heightOf(box) > 0.5)
}

/** Reads the visible parts of a document in one pass, before any check writes to it. */
export function read(root: Element = document.body): Reading {
  const styles = new Map<Element, CSSStyleDeclaration>()
  const styleOf = (element: Element) => {
    const known = styles.get(element)
    if (known) return known
    const style = getComputedStyle(element)
    styles.set(element, style)
    return style
  }
  const boxes = new Map<Element, Box>()
  const boxOf = (element: Element) => {
    const known = boxes.get(element)
    if (known) return known
    const box = plain(element.getBoundingClientRect())
    boxes.set(element, box)
    return box
  }

  const inner = new Map<Element, readonly Clip[]>()
  const holds = (style: CSSStyleDeclaration) =>
    style.transform !== 'none' ||
    style.filter !== 'none' ||
    style.perspective !== 'none' ||
    /paint|layout|strict|content/.test(style.contain)
  const clipOf = (element: Element): Clip | undefined => {
    const style = styleOf(element)
    const [x, y] = [actionOf(style.overflowX), actionOf(style.overflowY)]
    if ((x === 'show' && y === 'show') || style.display === 'inline' || style.display === 'contents') return undefined
    const { left, top, right, bottom } = boxOf(element)
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
  const clipsIn = (element: Element): readonly Clip[] => {
    // The window clips in place of body and root.
    if (element === document.body || element === document.documentElement) return []
    const known = inner.get(element)
    if (known) return known
    const own = clipOf(element)
    const clips = own ? [own, ...clipsOf(element)] : clipsOf(element)
    inner.set(element, clips)
    return clips
  }
  const clipsOf = (element: Element): readonly Clip[] => {
    const { position } = styleOf(element)
    if (element.matches(':modal, :popover-open')) return []
    let around = element.parentElement
    if (position === 'fixed') while (around && !holds(styleOf(around))) around = around.parentElement
    if (position === 'absolute')
      while (around && styleOf(around).position === 'static' && !holds(styleOf(around))) around = around.parentElement
    return around ? clipsIn(around) : []
  }

  const elements: Element[] = []
  const pieces: Piece[] = []
  const see = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }
  const walk = (element: Element) => {
    if (element.matches(unread)) return
    const style = styleOf(element)
    if (style.display === 'none' || isCutToNothing(element, style)) return
    if (element.checkVisibility(see)) {
      elements.push(element)
      for (const node of element.childNodes) {
        if (!(node instanceof Text) || !node.data.trim()) continue
        const lines = linesOf(node)
        if (lines.length > 0) pieces.push({ node, element, text: node.data, style, lines, clips: clipsIn(element) })
      }
    }
    for (const child of element.children) walk(child)
  }
  walk(root)
  const { clientWidth: width } = document.documentElement
  return { pieces, elements, window: { width, height: innerHeight }, styleOf, boxOf, clipsOf, clipsIn }
}
