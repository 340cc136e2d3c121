import { useEffect, useRef } from 'react'
import * as css from './Line.css.ts'

/**
 * The line that carries a workload down the page: what the reader has travelled is drawn in the accent, the rest in the hairline
 * colour. Place it in a positioned ancestor; it fills its height. Without scripts, and under reduced motion, it is drawn whole.
 */
export function Line() {
  const pen = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const element = pen.current
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let stop: (() => void) | undefined
    let gone = false
    void import('./pen.ts').then(({ follow }) => {
      if (!gone) stop = follow(element)
    })
    return () => {
      gone = true
      stop?.()
    }
  }, [])
  return (
    <span className={css.track} aria-hidden="true">
      <span className={css.drawn} ref={pen} />
    </span>
  )
}
