import { useEffect, useState, type RefObject } from 'react'
import { runWhileMotionIsAllowed } from '../motion/reduced-motion.ts'
import { watchVisibility } from '../motion/watchVisibility.ts'

export interface TickerOptions {
  /** Seconds between two ticks. */
  interval: number
  /** Stops the ticks. @default false */
  paused?: boolean
}

/** Counts ticks while the element is visible and motion is allowed. Returns 0 on the server. */
export function useTicker(element: RefObject<Element | null>, { interval, paused = false }: TickerOptions): number {
  const [tick, setTick] = useState(0)
  useEffect(() => {
    const target = element.current
    if (!target || paused) return
    return runWhileMotionIsAllowed(() => {
      let timer: ReturnType<typeof setInterval> | undefined
      let isOnScreen = false
      const update = () => {
        clearInterval(timer)
        if (isOnScreen && !document.hidden) timer = setInterval(() => setTick((n) => n + 1), interval * 1000)
      }
      const stop = watchVisibility([target], ([entry]) => {
        isOnScreen = entry?.isIntersecting ?? false
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
