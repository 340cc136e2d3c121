import { motionValue, scroll, springValue } from 'motion'
import { restingPosition } from './resting-position.ts'

const lines = new Set<HTMLElement>()
let stop: (() => void) | undefined

/** Moves one pen for all lines of the page: it rests at a share of the window's height and reaches the end with the page. */
function start() {
  const reach = () => {
    const room = document.documentElement.scrollHeight - innerHeight
    const share = room > 0 ? Math.min(1, scrollY / room) : 1
    return scrollY + innerHeight * (restingPosition + (1 - restingPosition) * share)
  }
  const target = motionValue(reach())
  const pen = springValue(target, { stiffness: 180, damping: 30, restDelta: 0.5 })
  const draw = () => {
    // Never below the window's top: after a quick jump upwards the pen may lag behind, and the window would show no line.
    const y = Math.min(0, Math.round(pen.get() - scrollY - innerHeight))
    for (const line of lines) line.style.transform = `translateY(${y}px)`
  }
  const unsubscribe = pen.on('change', draw)
  const unscroll = scroll(() => {
    target.set(reach())
    draw()
  })
  draw()
  return () => {
    unsubscribe()
    unscroll()
    pen.destroy()
  }
}

/** Ties a line to the scroll position; returns the cleanup function. */
export function follow(line: HTMLElement): () => void {
  lines.add(line)
  stop ??= start()
  return () => {
    lines.delete(line)
    if (lines.size > 0) return
    stop?.()
    stop = undefined
  }
}
