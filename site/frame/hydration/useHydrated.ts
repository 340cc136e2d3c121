import { useEffect } from 'react'

/** True once React has taken the page over. */
export const isHydrated = () => document.documentElement.dataset.hydrated === ''

/** Tells that all effects of the page have run: the inline script replays early events, and tests start. */
export function useHydrated(): void {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    dispatchEvent(new Event('hydrated'))
  }, [])
}
