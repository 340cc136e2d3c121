import { useLayoutEffect, useState, type RefObject } from 'react'
import { watchSize } from '../motion/watchSize.ts'
import { useIsServed } from '../Part/Static.tsx'

/** Returns whether an element scrolls sideways. Returns true on the server. `isTall` also checks vertical scrolling. */
export function useOverflow(ref: RefObject<HTMLElement | null>, isTall = false): boolean {
  const isServed = useIsServed()
  const [overflows, setOverflows] = useState(isServed || typeof document === 'undefined')
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => {
      const isTaller = isTall && element.scrollHeight > element.clientHeight && getComputedStyle(element).overflowY !== 'hidden'
      setOverflows(isTaller || element.scrollWidth > element.clientWidth)
    }
    // A hydrated element waits for the observer's first callback, because measuring here would force a layout.
    if (!isServed) measure()
    return watchSize(
      [element, element.firstElementChild].filter((one) => one !== null),
      measure,
    )
  }, [ref, isTall, isServed])
  return overflows
}
