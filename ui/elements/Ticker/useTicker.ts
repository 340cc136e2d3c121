import { useEffect, useState, type RefObject } from 'react'
import { watchVisibility } from '../motion/watchVisibility.ts'

/** What keeps a quiet motion running. */
export interface TickerOptions {
  /** Seconds between two ticks. */
  interval: number
  /**
   * The reader stopped it.
   * @default false
   */
  paused?: boolean
}

/**
 * Counts while its element can be seen: 0 on the server and until the first tick, and 0 for good under reduced motion. It stands
 * still off screen, in a hidden tab and while paused.
 */
export function useTicker(element: RefObject<Element | null>, { interval, paused = false }: TickerOptions): number {
  const [tick, setTick] = useState(0)
  useEffect(() => {
    const target = element.current
    if (!target || paused || matchMedia('(prefers-reduced-motion: reduce)').matches) return
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
  }, [element, interval, paused])
  return tick
}
