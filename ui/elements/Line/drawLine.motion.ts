import { motionValue, scroll, springValue } from 'motion'
import { watchSize } from '../motion/watchSize.ts'
import { drawn } from './drawn.ts'

/** Height at which the drawn line ends, as a share of the window's height. */
const readingPosition = 0.62

interface Piece {
  element: HTMLElement
  top: number
  bottom: number
  left: number
  right: number
  /** Length of the line before the piece, in px. A branch has length 0 and starts where it leaves the line. */
  from: number
  length: number
  back: boolean
}

/** Kinds of pieces that form the line. Pieces of all other kinds branch off the line. */
const trunk = new Set(['block', 'inline', 'turn'])

function measurePiece(element: HTMLElement): Piece {
  const box = (element.dataset.line === 'branch' && element.firstElementChild ? element.firstElementChild : element).getBoundingClientRect()
  const { left, right } = box
  return { element, top: box.top + scrollY, bottom: box.bottom + scrollY, left, right, from: 0, length: 0, back: false }
}

/** Boxes beside the line that get their color when the line reaches them. */
const lit = '[data-lit]'

const distance = (one: Piece, other: Piece) =>
  Math.hypot(Math.max(one.left - other.right, other.left - one.right, 0), Math.max(one.top - other.bottom, other.top - one.bottom, 0))

function measureJoint(branch: Piece, line: readonly Piece[]): number {
  const nearest = line.reduce<Piece | undefined>(
    (best, piece) => (best && distance(branch, best) <= distance(branch, piece) ? best : piece),
    undefined,
  )
  if (!nearest) return 0
  const { top, bottom, left, right, back, from, length } = nearest
  if (bottom - top > right - left) return from + Math.min(length, Math.max(0, branch.bottom - top))
  return from + Math.min(length, Math.max(0, back ? right - branch.left : branch.right - left))
}

function measure(root: HTMLElement): Piece[] {
  let from = 0
  const pieces = [...root.querySelectorAll<HTMLElement>(`[data-line], ${lit}`)]
    .map(measurePiece)
    .filter(({ top, bottom, left, right }) => bottom > top || right > left)
  const line = pieces.filter(({ element }) => trunk.has(element.dataset.line ?? ''))
  for (const [at, piece] of line.entries()) {
    const before = line[at - 1]
    piece.from = from
    piece.length = Math.max(piece.right - piece.left, piece.bottom - piece.top)
    piece.back = before !== undefined && before.left + before.right > piece.left + piece.right
    from += piece.length
  }
  for (const piece of pieces) if (piece.length === 0) piece.from = measureJoint(piece, line)
  return pieces
}

function measureLength(pieces: readonly Piece[], height: number): number {
  const open = pieces.find((piece) => piece.length > 0 && height < piece.bottom)
  if (!open) return Number.POSITIVE_INFINITY
  return open.from + (open.element.dataset.line === 'block' ? Math.max(0, height - open.top) : 0)
}

/** Draws the line as far as the reader has scrolled. Returns a function that shows the whole line. */
export function drawLine(root: HTMLElement): () => void {
  let pieces = measure(root)
  const total = () => pieces.reduce((sum, { length }) => sum + length, 0)
  // At the start and end of the page, the whole visible part is drawn.
  const measureReach = () => {
    const room = document.documentElement.scrollHeight - innerHeight
    const fromEdge = Math.min(1, scrollY / innerHeight, (room - scrollY) / innerHeight)
    return Math.min(total(), measureLength(pieces, scrollY + innerHeight * (1 - (1 - readingPosition) * Math.max(0, fromEdge))))
  }
  const shown = new WeakMap<HTMLElement, string>()
  const show = (length: number) => {
    for (const piece of pieces) {
      const share = Math.min(1, Math.max(0, piece.length > 0 ? (length - piece.from) / piece.length : Number(length >= piece.from)))
      const value = share.toFixed(3)
      if (shown.get(piece.element) === value) continue
      shown.set(piece.element, value)
      if (piece.element.matches(lit)) piece.element.toggleAttribute('data-ahead', share < 1)
      else piece.element.style.setProperty(drawn, value)
    }
  }
  const target = motionValue(measureReach())
  const pen = springValue(target, { stiffness: 180, damping: 30, restDelta: 0.5 })
  const unsubscribe = pen.on('change', show)
  const unscroll = scroll(() => target.set(measureReach()))
  const remeasure = () => {
    pieces = measure(root)
    target.set(measureReach())
    show(pen.get())
  }
  const unwatch = watchSize([root], remeasure)
  // An open answer adds a branch.
  const changes = new MutationObserver(remeasure)
  changes.observe(root, { childList: true, subtree: true })
  show(pen.get())
  return () => {
    unwatch()
    changes.disconnect()
    unsubscribe()
    unscroll()
    pen.destroy()
    for (const { element } of pieces) {
      element.style.removeProperty(drawn)
      element.removeAttribute('data-ahead')
    }
  }
}
