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
  /** Length of the line up to the piece, and of the piece, px. */
  from: number
  length: number
}

const isDown = ({ element }: Piece) => element.dataset.line === 'block'

function measure(root: HTMLElement): Piece[] {
  let from = 0
  return [...root.querySelectorAll<HTMLElement>('[data-line]')].map((element) => {
    const box = element.getBoundingClientRect()
    const length = element.dataset.line === 'station' ? 0 : Math.max(box.width, box.height)
    const piece = { element, top: box.top + scrollY, bottom: box.bottom + scrollY, from, length }
    from += length
    return piece
  })
}

/** Length of the line down to a height of the page: the pieces that are passed, and the part of the one that is not. */
function lengthAt(pieces: readonly Piece[], height: number): number {
  const open = pieces.find((piece) => height < piece.bottom)
  if (!open) return Number.POSITIVE_INFINITY
  return open.from + (isDown(open) ? Math.max(0, height - open.top) : 0)
}

/**
 * Draws the line as far as the reader has come: one path through all pieces of the page, which follow each other in the document. Positions
 * are measured once and when sizes change. Returns the function that shows the whole line.
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
  const unwatch = watchSize([root], () => {
    pieces = measure(root)
    target.set(reached())
    show(pen.get())
  })
  show(pen.get())
  return () => {
    unwatch()
    unsubscribe()
    unscroll()
    pen.destroy()
    for (const { element } of pieces) element.style.removeProperty(drawn)
  }
}
