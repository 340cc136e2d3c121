import { useCallback, useSyncExternalStore, type RefObject } from 'react'

/** Returns true while an element scrolls sideways, and before it is measured. */
export function useOverflow(ref: RefObject<HTMLElement | null>): boolean {
  const watch = useCallback(
    (onChange: () => void) => {
      const element = ref.current
      if (!element) return () => {}
      const observer = new ResizeObserver(onChange)
      observer.observe(element)
      if (element.firstElementChild) observer.observe(element.firstElementChild)
      return () => observer.disconnect()
    },
    [ref],
  )
  return useSyncExternalStore(
    watch,
    () => ref.current !== null && ref.current.scrollWidth > ref.current.clientWidth,
    () => true,
  )
}
