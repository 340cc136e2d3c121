import { useEffect, useState, type RefObject } from 'react'

/**
 * Text direction of an element, `ltr` on the server. It is read from the page when the focus enters, because only a key needs it: so it
 * is right on every page and in every part of one, without a provider, also after the direction has changed.
 */
export function useTextDirection(element: RefObject<HTMLElement | null>) {
  const [dir, setDir] = useState<'ltr' | 'rtl'>('ltr')
  const read = () => setDir(getComputedStyle(element.current!).direction === 'rtl' ? 'rtl' : 'ltr')
  useEffect(() => {
    // The reader may have moved the focus here before hydration.
    if (element.current!.contains(document.activeElement)) read()
    // oxlint-disable-next-line react/exhaustive-deps -- only at the start
  }, [])
  return { dir, onFocusCapture: read }
}
