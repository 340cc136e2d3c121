import { useEffect, useState, type RefObject } from 'react'

/** Returns the text direction, read when the focus enters, because only key presses need it. Returns `ltr` on the server. */
export function useTextDirection(element: RefObject<HTMLElement | null>) {
  const [dir, setDir] = useState<'ltr' | 'rtl'>('ltr')
  const read = () => setDir(getComputedStyle(element.current!).direction === 'rtl' ? 'rtl' : 'ltr')
  useEffect(() => {
    // The reader may have moved the focus here before hydration.
    if (element.current!.contains(document.activeElement)) read()
    // oxlint-disable-next-line react/exhaustive-deps -- Runs only on mount.
  }, [])
  return { dir, onFocusCapture: read }
}
