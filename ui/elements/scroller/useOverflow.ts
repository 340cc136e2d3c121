import { useCallback, useSyncExternalStore, type RefObject } from 'react'
import { watchSize } from '../motion/watchSize.ts'

/** Returns whether an element scrolls sideways, true on the server. `isTall` also checks vertical scrolling. */
export function useOverflow(ref: RefObject<HTMLElement | null>, isTall = false): boolean {
  const watch = useCallback(
    (onChange: () => void) => {
      const element = ref.current
      if (!element) return () => {}
      return watchSize(
        [element, element.firstElementChild].filter((one) => one !== null),
        onChange,
      )
    },
    [ref],
  )
  return useSyncExternalStore(
    watch,
    () => {
      const element = ref.current
      if (!element) return false
      const isTaller = isTall && element.scrollHeight > element.clientHeight && getComputedStyle(element).overflowY !== 'hidden'
      return isTaller || element.scrollWidth > element.clientWidth
    },
    () => true,
  )
}
