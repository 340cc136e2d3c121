import { useEffect } from 'react'

/** Tells that all effects of the page have run: the inline script replays early events, and tests start. */
export function useHydrated(): void {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    dispatchEvent(new Event('hydrated'))
  }, [])
}
