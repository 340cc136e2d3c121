import { useEffect, useState, type RefObject } from 'react'
import { whileMotionIsAllowed } from '../motion/reduced-motion.ts'
import { watchVisibility } from '../motion/watchVisibility.ts'

/** Options of `useTicker`. */
export interface TickerOptions {
  /** Seconds between two ticks. */
  interval: number
  /**
   * Paused by the reader.
   * @default false
   */
  paused?: boolean
}

/**
 * Counts ticks while its element is visible: 0 on the server and until the first tick. It does not tick under reduced motion, off
 * screen, in a hidden tab and while paused.
 */
export function useTicker(element: RefObject<Element | null>, { interval, paused = false }: TickerOptions): number {
  const [tick, setTick] = useState(0)
  useEffect(() => {
    const target = element.current
    if (!target || paused) return
    return whileMotionIsAllowed(() => {
      let timer: ReturnType<typeof setInterval> | undefined
      let seen = false
      const update = () => {
        clearInterval(timer)
        if (seen && !document.hidden) timer = setInterval(() => setTick((n) => n + 1), interval * 1000)
      }
      const stop = watchVisibility([target], ([entry]) => {
        seen = entry?.isIntersecting ?? false
        update()
      })
      document.addEventListener('visibilitychange', update)
      return () => {
        clearInterval(timer)
        stop?.()
        document.removeEventListener('visibilitychange', update)
      }
    })
  }, [element, interval, paused])
  return tick
}
