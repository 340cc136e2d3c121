import { useEffect } from 'react'

/** Returns true after hydration. */
export const isHydrated = () => document.documentElement.dataset.hydrated === ''

/** Reports that all effects of the page have run. The inline script then replays early events. */
export function useHydrated(): void {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    dispatchEvent(new Event('hydrated'))
  }, [])
}
