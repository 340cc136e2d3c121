/** Rectangle in window coordinates. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom' | 'width' | 'height'>

export interface Clip {
  element: Element
  /** Visible area, infinite on an axis that is not clipped. */
  box: Box
  x: 'show' | 'cut' | 'scroll'
  y: 'show' | 'cut' | 'scroll'
}

export interface Piece {
  node: Text
  element: Element
  /** Unclipped box of each line. */
  lines: readonly Box[]
  clips: readonly Clip[]
}

/** Visible parts of a document, which several checks read. */
export interface Reading {
  pieces: readonly Piece[]
  /** Visible elements, in document order. */
  elements: readonly Element[]
}

/** Returns a CSS length as a number, or 0 for a keyword. */
export const px = (value: string) => Number.parseFloat(value) || 0

export function toBox(left: number, top: number, right: number, bottom: number): Box {
  return { left, top, right, bottom, width: right - left, height: bottom - top }
}

/** Returns the shared part of two boxes. Its width or height is negative if they share nothing. */
export const intersect = (a: Box, b: Box): Box =>
  toBox(Math.max(a.left, b.left), Math.max(a.top, b.top), Math.min(a.right, b.right), Math.min(a.bottom, b.bottom))

export const unite = (a: Box, b: Box): Box =>
  toBox(Math.min(a.left, b.left), Math.min(a.top, b.top), Math.max(a.right, b.right), Math.max(a.bottom, b.bottom))

export function getVisiblePart(box: Box, clips: readonly Clip[]): Box | undefined {
  const part = clips.reduce((rest, clip) => intersect(rest, clip.box), box)
  return part.width > 0.5 && part.height > 0.5 ? part : undefined
}

export function measureExtents(pieces: readonly Piece[], others: readonly (readonly [inside: Element | null, box: Box])[]) {
  const extents = new Map<Element, Box>()
  const texts = pieces.flatMap(({ element, lines }) => lines.map((line) => [element, line] as const))
  for (const [inside, box] of [...texts, ...others])
    for (let up = inside; up && up !== document.body; up = up.parentElement) extents.set(up, unite(extents.get(up) ?? box, box))
  return extents
}

/** Returns the opacity of a color, from 0 to 1. */
export function parseAlpha(color: string): number {
  if (color === 'transparent') return 0
  const [, alpha] = /^rgba\(.*, ([\d.]+)\)$/.exec(color) ?? / \/ ([\d.]+)\)$/.exec(color) ?? []
  return alpha === undefined ? 1 : Number(alpha)
}

export function hasGround(element: Element): boolean {
  const { backgroundColor, backgroundImage } = getComputedStyle(element)
  return backgroundImage !== 'none' || parseAlpha(backgroundColor) > 0.5
}

export const isInline = (element: Element) => /^(inline|contents)$/.test(getComputedStyle(element).display)

export function findSharedAncestor(element: Element, other: Element): Element {
  let up = element
  while (!up.contains(other)) up = up.parentElement!
  return up
}

export function measureLines(node: Text, from = 0, to = node.length): Box[] {
  const range = document.createRange()
  range.setStart(node, from)
  range.setEnd(node, to)
  return [...range.getClientRects()]
}

const actions: Record<string, Clip['x']> = { hidden: 'cut', clip: 'cut', auto: 'scroll', scroll: 'scroll' }

function readClip(element: Element): Clip | undefined {
  const style = getComputedStyle(element)
  const [x, y] = [actions[style.overflowX] ?? 'show', actions[style.overflowY] ?? 'show']
  if ((x === 'show' && y === 'show') || isInline(element)) return undefined
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const beyond = style.overflowX === 'clip' ? px(style.overflowClipMargin) : 0
  const box = toBox(
    x === 'show' ? -Infinity : left + px(style.borderLeftWidth) - beyond,
    y === 'show' ? -Infinity : top + px(style.borderTopWidth) - beyond,
    x === 'show' ? Infinity : right - px(style.borderRightWidth) + beyond,
    y === 'show' ? Infinity : bottom - px(style.borderBottomWidth) + beyond,
  )
  return { element, box, x, y }
}

/** Returns whether fixed descendants are positioned in the element instead of in the window. */
const isContainingBlock = ({ transform, filter, perspective, contain }: CSSStyleDeclaration) =>
  transform !== 'none' || filter !== 'none' || perspective !== 'none' || /paint|layout|strict|content/.test(contain)

export const getVisibleBox = (element: Element) => getVisiblePart(element.getBoundingClientRect(), getClips(element))

/** Returns the clips of an element, the innermost first. */
export function getClips(element: Element): Clip[] {
  if (element.matches(':modal, :popover-open')) return []
  const { position } = getComputedStyle(element)
  const contains = (style: CSSStyleDeclaration) =>
    !/absolute|fixed/.test(position) || isContainingBlock(style) || (position === 'absolute' && style.position !== 'static')
  let around = element.parentElement
  while (around && !contains(getComputedStyle(around))) around = around.parentElement
  return around ? getContentClips(around) : []
}

function getContentClips(element: Element): Clip[] {
  // The overflow of body and root applies to the window.
  if (element === document.body || element === document.documentElement) return []
  return [readClip(element) ?? [], getClips(element)].flat()
}

const unread = 'script, style, noscript, template, title, desc, option, textarea'

function isHidden(element: Element): boolean {
  const { display, clipPath, position, overflow } = getComputedStyle(element)
  const isCutToNothing = position === 'absolute' && overflow === 'hidden' && element.clientWidth <= 1 && element.clientHeight <= 1
  return element.matches(unread) || display === 'none' || /^inset\((?:50|100)%/.test(clipPath) || isCutToNothing
}

/** Reads the document in one pass, before any check writes to it. */
export function read(): Reading {
  const elements: Element[] = []
  const pieces: Piece[] = []
  const walk = (element: Element) => {
    if (isHidden(element)) return
    if (element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })) {
      elements.push(element)
      for (const node of element.childNodes) {
        if (!(node instanceof Text) || !node.data.trim()) continue
        const lines = measureLines(node).filter(({ width, height }) => width > 0.5 && height > 0.5)
        if (lines.length > 0) pieces.push({ node, element, lines, clips: getContentClips(element) })
      }
    }
    for (const child of element.children) walk(child)
  }
  walk(document.body)
  return { pieces, elements }
}

export function withStyles<Result>(css: string, run: () => Result): Result {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  // Copies the list, because the browser changes it with each assignment.
  const sheets = [...document.adoptedStyleSheets]
  document.adoptedStyleSheets = [...sheets, sheet]
  try {
    return run()
  } finally {
    document.adoptedStyleSheets = sheets
  }
}
