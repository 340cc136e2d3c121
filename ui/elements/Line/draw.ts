import { motionValue, scroll, springValue } from 'motion'
import { watchSize } from '../motion/watchSize.ts'
import { drawn } from './drawn.ts'

/** How far down the window the reader is thought to read, as a share of its height. */
const readingPosition = 0.62

interface Piece {
  element: HTMLElement
  /** Distances from the start of the page, px. */
  top: number
  bottom: number
  left: number
  right: number
  /** Length of the line up to the piece, and of the piece, px. A branch has none: it starts where it leaves the line. */
  from: number
  length: number
  /** The line runs along it from the right to the left. */
  back: boolean
}

/** Pieces of the line itself, one after the other. The others branch off it. */
const trunk = new Set(['block', 'inline', 'turn'])
const isDown = ({ element }: Piece) => element.dataset.line === 'block'

function measurePiece(element: HTMLElement): Piece {
  const box = (element.dataset.line === 'branch' && element.firstElementChild ? element.firstElementChild : element).getBoundingClientRect()
  const { left, right } = box
  return { element, top: box.top + scrollY, bottom: box.bottom + scrollY, left, right, from: 0, length: 0, back: false }
}

const distance = (one: Piece, other: Piece) =>
  Math.hypot(Math.max(one.left - other.right, other.left - one.right, 0), Math.max(one.top - other.bottom, other.top - one.bottom, 0))

/** Returns the length of the line up to the point where a branch leaves it. */
function jointOf(branch: Piece, line: readonly Piece[]): number {
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
  const pieces = [...root.querySelectorAll<HTMLElement>('[data-line]')]
    .map(measurePiece)
    .filter(({ top, bottom, left, right }) => bottom > top || right > left)
  const line = pieces.filter(({ element }) => trunk.has(element.dataset.line!))
  for (const [at, piece] of line.entries()) {
    const before = line[at - 1]
    piece.from = from
    piece.length = Math.max(piece.right - piece.left, piece.bottom - piece.top)
    piece.back = before !== undefined && before.left + before.right > piece.left + piece.right
    from += piece.length
  }
  for (const piece of pieces) if (piece.length === 0) piece.from = jointOf(piece, line)
  return pieces
}

/** Length of the line down to a height of the page: the pieces that are passed, and the part of the one that is not. */
function lengthAt(pieces: readonly Piece[], height: number): number {
  const open = pieces.find((piece) => piece.length > 0 && height < piece.bottom)
  if (!open) return Number.POSITIVE_INFINITY
  return open.from + (isDown(open) ? Math.max(0, height - open.top) : 0)
}

/**
 * Draws the line as far as the reader has come: one path through the pieces of the page, which follow each other in the document. A branch
 * is drawn once the path has passed the place where it leaves. Positions are measured once and when sizes or pieces change. Returns the function that shows the whole line.
 */
export function drawLine(root: HTMLElement): () => void {
  let pieces = measure(root)
  const total = () => pieces.reduce((sum, { length }) => sum + length, 0)
  // On the first screen and on the last one all of the line that can be seen is drawn.
  const reached = () => {
    const room = document.documentElement.scrollHeight - innerHeight
    const fromEdge = Math.min(1, scrollY / innerHeight, (room - scrollY) / innerHeight)
    return Math.min(total(), lengthAt(pieces, scrollY + innerHeight * (1 - (1 - readingPosition) * Math.max(0, fromEdge))))
  }
  const shown = new WeakMap<HTMLElement, string>()
  const show = (length: number) => {
    for (const piece of pieces) {
      const share = Math.min(1, Math.max(0, piece.length > 0 ? (length - piece.from) / piece.length : Number(length >= piece.from)))
      const value = share.toFixed(3)
      if (shown.get(piece.element) === value) continue
      shown.set(piece.element, value)
      piece.element.style.setProperty(drawn, value)
    }
  }
  const target = motionValue(reached())
  const pen = springValue(target, { stiffness: 180, damping: 30, restDelta: 0.5 })
  const unsubscribe = pen.on('change', show)
  const unscroll = scroll(() => target.set(reached()))
  const remeasure = () => {
    pieces = measure(root)
    target.set(reached())
    show(pen.get())
  }
  const unwatch = watchSize([root], remeasure)
  // A branch may come and go, such as that of an open answer.
  const changes = new MutationObserver(remeasure)
  changes.observe(root, { childList: true, subtree: true })
  show(pen.get())
  return () => {
    unwatch()
    changes.disconnect()
    unsubscribe()
    unscroll()
    pen.destroy()
    for (const { element } of pieces) element.style.removeProperty(drawn)
  }
}
